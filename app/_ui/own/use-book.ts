import { useEffect, useState } from 'react'
import type { Book } from '#lib/italian/form'

/** How values are asked for: it comes with the rules, after the page; undefined until it is here. */
export function useBook(): Book | undefined {
  const [book, setBook] = useState<Book>()
  useEffect(() => {
    let here = true
    const fetched = import('#lib/italian/forms').then(({ formBook }) => here && setBook(formBook()))
    // Where it does not come, what the rules say does not come either, and that is said.
    fetched.catch(() => undefined)
    return () => {
      here = false
    }
  }, [])
  return book
}
