import { type RefObject, useEffect } from 'react'

/** One that comes later than this was not waited for: what was asked for has failed, and the reader went elsewhere. */
const PATIENCE = 30_000

let coming = Number.NEGATIVE_INFINITY

/** Notes that a question has been asked for: the next one, or the first. */
export function goingOn(): void {
  coming = performance.now()
}

/** A question that was asked for takes the focus as it comes, so that it is read out and the keyboard goes on from there; the page begins at its top. */
export function useArrival(question: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (performance.now() - coming > PATIENCE) return
    coming = Number.NEGATIVE_INFINITY
    question.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [question])
}
