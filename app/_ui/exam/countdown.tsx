'use client'

import { useEffect, useRef, useState } from 'react'

interface CountdownProps {
  /** Ms since 1970, by the server's clock. */
  readonly deadlineAt: number
  /** What that clock said as the page was made. */
  readonly now: number
}

/** Minutes left that are said aloud. */
const SAID: readonly number[] = [10, 5, 1]

/** «Restano 24 minuti», by the server's clock; at the end the page is asked for again, and shows what it came to. */
export function Countdown({ deadlineAt, now }: CountdownProps) {
  const [left, setLeft] = useState(deadlineAt - now)
  const [said, say] = useState('')
  const begun = useRef<number>(undefined)
  useEffect(() => {
    begun.current ??= performance.now()
    const since = begun.current
    const tick = () => {
      const rest = deadlineAt - now - (performance.now() - since)
      setLeft(rest)
      const minutes = Math.ceil(rest / 60_000)
      if (SAID.includes(minutes)) say(sayLeft(rest))
    }
    tick()
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [deadlineAt, now])
  return (
    <span className={left < 60_000 ? 'left small num soon' : 'left small num'}>
      {sayLeft(left)}
      <span className="vh" role="status">
        {said}
      </span>
    </span>
  )
}

const minutes = (n: number): string => (n === 1 ? '1 minuto' : `${n} minuti`)

/** Seconds only in the last minute: a number that changes all the time keeps nobody calm. */
export function sayLeft(ms: number): string {
  if (ms <= 0) return 'Il tempo è finito'
  const seconds = Math.ceil(ms / 1_000)
  if (seconds <= 60) return seconds === 1 ? 'Resta 1 secondo' : `Restano ${seconds} secondi`
  const n = Math.ceil(ms / 60_000)
  return n === 1 ? 'Resta 1 minuto' : `Restano ${minutes(n)}`
}
