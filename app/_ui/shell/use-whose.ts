import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'

/** One of the questions that `whose.ts` answers of the page at a path. */
export type AskWhose<T> = (whose: typeof import('./whose'), path: string) => Promise<T | undefined>

/** What the site says of who reads a page, and of which page; undefined until it has, and where it does not say. Give it the same function each time. */
export function useWhose<T>(ask: AskWhose<T>): { readonly path: string; readonly said: T } | undefined {
  const path = usePathname()
  const [known, setKnown] = useState<{ readonly path: string; readonly said: T }>()
  useEffect(() => {
    let here = true
    // Fetched after the page, which is the same for everybody.
    import('./whose')
      .then((whose) => ask(whose, path))
      .then((said) => {
        if (here && said !== undefined) setKnown({ path, said })
      })
      .catch(() => undefined)
    return () => {
      here = false
    }
  }, [ask, path])
  return known
}
