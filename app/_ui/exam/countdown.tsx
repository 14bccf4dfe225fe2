'use client'

import { useEffect, useState } from 'react'

interface CountdownProps {
  /** Ms since 1970, by the server's clock. */
  readonly deadlineAt: number
  /** What that clock said as the page was made. */
  readonly now: number
}

/** Minutes left that are said aloud, once each, and shown for a while wherever one is on the page. */
const SAID: readonly number[] = [10, 5, 1]
const SHOWN = 12_000

/** What is over with of an end, said or not: every question has a countdown of its own. */
const told = new Map<number, Set<number>>()

/** True the first time that there are so few minutes left; a computer that has slept may have passed over the minute itself. */
function isNews(deadlineAt: number, minutes: number): boolean {
  // Of an exam that had fewer from the start there is nothing to say.
  const before = told.get(deadlineAt) ?? new Set(SAID.filter((n) => n > minutes))
  told.set(deadlineAt, before)
  const passed = SAID.filter((n) => minutes <= n && !before.has(n))
  for (const n of passed) before.add(n)
  return passed.length > 0 && minutes > 0
}

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
      if (!isNews(deadlineAt, minutes)) return
      say(sayMinutes(minutes))
      clearTimeout(shown)
      shown = setTimeout(() => say(''), SHOWN)
    }
    let shown: ReturnType<typeof setTimeout> | undefined
    tick()
    const timer = setInterval(tick, 1_000)
    return () => {
      clearInterval(timer)
      clearTimeout(shown)
    }
  }, [deadlineAt, now])
  return (
    <span className={left < 60_000 ? 'left small num soon' : 'left small num'}>
      {sayLeft(left)}
      <span className="time-note" role="status">
        {said}
      </span>
    </span>
  )
}

const sayMinutes = (n: number): string => (n === 1 ? 'Resta 1 minuto' : `Restano ${n} minuti`)

/** Seconds only in the last minute: a number that changes all the time keeps nobody calm. */
export function sayLeft(ms: number): string {
  if (ms <= 0) return 'Il tempo è finito'
  const seconds = Math.ceil(ms / 1_000)
  if (seconds <= 60) return seconds === 1 ? 'Resta 1 secondo' : `Restano ${seconds} secondi`
  return sayMinutes(Math.ceil(ms / 60_000))
}
