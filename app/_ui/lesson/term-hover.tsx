'use client'

import { useEffect } from 'react'

/** Definitions for who points at a term: fetched after the page, which is read without them. */
export function TermHover() {
  useEffect(() => {
    let stop: (() => void) | undefined
    let here = true
    import('./watch-terms').then(
      ({ watchTerms }) => {
        if (here) stop = watchTerms()
      },
      () => undefined, // a press still opens them
    )
    return () => {
      here = false
      stop?.()
    }
  }, [])
  return null
}
