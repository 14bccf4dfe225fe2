'use client'

import { useEffect } from 'react'

/** Marks in the contents of a lesson where its reader is: the list itself is written on the server and needs no script. */
export function TocFollow({ ids }: { readonly ids: readonly string[] }) {
  useEffect(() => {
    let stop: (() => void) | undefined
    let here = true
    // Fetched when the lesson is already there to be read.
    import('./follow-heads').then(
      ({ followHeads }) => {
        if (here) stop = followHeads(ids)
      },
      () => undefined, // the contents lead there all the same
    )
    return () => {
      here = false
      stop?.()
    }
  }, [ids])
  return null
}
