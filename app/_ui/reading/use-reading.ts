import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { knownReading } from './known'
import type { ReadingView } from './view'

/** The answer for one address is shared by whatever asks on that page; going to another page asks again. */
let asked: { readonly path: string; readonly answer: Promise<ReadingView | undefined> } | undefined

/** What the reader of a static page has read. Undefined until it is known. */
export function useReading(): ReadingView | undefined {
  const path = usePathname()
  const [reading, setReading] = useState<ReadingView>()
  useEffect(() => {
    let here = true
    if (asked?.path !== path) asked = { path, answer: knownReading() }
    asked.answer.then((answer) => here && setReading(answer))
    return () => {
      here = false
    }
  }, [path])
  return reading
}
