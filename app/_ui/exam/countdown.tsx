'use client'

import { useEffect, useState } from 'react'

interface CountdownProps {
  /** Ms since 1970, by the server's clock. */
  readonly deadlineAt: number
  /** What that clock said as the page was made. */
  readonly now: number
}

/** Minutes left that are said aloud. */
const SAID: readonly number[] = [10, 5, 1]

/** When what the server's clock said was first heard, by the clock of this page: a page that the router has kept says it again later. */
const heardAt = new Map<number, { readonly ticks: number; readonly time: number }>()

/** How long ago the server's clock said so. The steady clock stands still while a computer sleeps, the other one may be set: the longer time is true. */
function since(now: number): number {
  const heard = heardAt.get(now) ?? { ticks: performance.now(), time: Date.now() }
  heardAt.set(now, heard)
  return Math.max(performance.now() - heard.ticks, Date.now() - heard.time)
}

/** «Restano 24 minuti», by the server's clock. */
export function Countdown({ deadlineAt, now }: CountdownProps) {
  const [left, setLeft] = useState(deadlineAt - now)
  const [said, say] = useState('')
  useEffect(() => {
    const tick = () => {
      const rest = deadlineAt - now - since(now)
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
