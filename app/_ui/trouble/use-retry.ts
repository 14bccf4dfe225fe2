import { useEffect, useRef, useState } from 'react'

const FIRST = 2
const LONGEST = 60

/** Tries again by itself after 2, 4, 8… seconds, at most 60, and at once when the connection comes back. Returns the seconds left. */
export function useRetry(retry: () => void): number {
  const [left, setLeft] = useState(FIRST)
  const pause = useRef(FIRST)
  const latest = useRef(retry)
  latest.current = retry
  useEffect(() => {
    let seconds = FIRST
    const again = () => {
      pause.current = Math.min(pause.current * 2, LONGEST)
      seconds = pause.current
      latest.current()
    }
    const clock = setInterval(() => {
      seconds -= 1
      if (seconds <= 0) again()
      setLeft(seconds)
    }, 1_000)
    const back = () => latest.current()
    addEventListener('online', back)
    return () => {
      clearInterval(clock)
      removeEventListener('online', back)
    }
  }, [])
  return left
}
