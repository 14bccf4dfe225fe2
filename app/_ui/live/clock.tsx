'use client'

import { useEffect, useState } from 'react'
import type { Live } from './use-live'

/** Seconds left of the countdown; null without one. */
export function useSecondsLeft(live: Live | undefined): number | null {
  const [now, setNow] = useState(() => performance.now())
  const runs = live?.left !== undefined && !live.paused
  useEffect(() => {
    if (!runs) return
    setNow(performance.now())
    const timer = setInterval(() => setNow(performance.now()), 250)
    return () => clearInterval(timer)
  }, [runs])
  if (live?.left === undefined) return null
  const gone = live.paused ? 0 : Math.max(0, now - live.at)
  return Math.max(0, Math.ceil((live.left - gone) / 1_000))
}

/** What is left, in figures; it is not read aloud each second. */
export function Clock({ live, className }: { readonly live: Live; readonly className: string }) {
  const seconds = useSecondsLeft(live)
  if (seconds === null || (live.phase !== 'open' && live.phase !== 'asking')) return null
  return (
    <span className={className} role="timer" aria-label="Tempo che resta">
      <b className="num">{seconds}</b> <span>{seconds === 1 ? 'secondo' : 'secondi'}</span>
    </span>
  )
}
