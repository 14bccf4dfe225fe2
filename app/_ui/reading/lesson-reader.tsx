'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/** Follows whoever reads the lesson. What it takes is fetched when the page has nothing better to do; without it the lesson is all there. */
export function LessonReader({ lesson }: { readonly lesson: string }) {
  const path = usePathname()
  useEffect(() => {
    let left = false
    let stop = () => {}
    const begin = () =>
      import('./follow').then(
        ({ follow }) => {
          if (!left) stop = follow(lesson, path)
        },
        () => undefined,
      )
    const idle = window.requestIdleCallback ?? setTimeout
    idle(begin)
    return () => {
      left = true
      stop()
    }
  }, [lesson, path])
  return null
}
