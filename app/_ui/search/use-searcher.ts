import { useEffect, useState } from 'react'
import type { Searcher } from './searcher'

let asked: { readonly index: string; readonly answer: Promise<Searcher> } | undefined

async function load(index: string): Promise<Searcher> {
  const [{ searcher }, reply] = await Promise.all([import('./searcher'), fetch(index)])
  if (!reply.ok) throw new Error(`${index}: ${reply.status}`)
  const { entries, index: data } = await reply.json()
  return searcher(entries, data)
}

/** The search itself, fetched once: undefined until it is there, `failed` where it does not come. Another try asks again. */
export function useSearcher(index: string, tries: number): Searcher | 'failed' | undefined {
  const [state, setState] = useState<{ readonly is: Searcher | 'failed'; readonly tries: number }>()
  useEffect(() => {
    let here = true
    if (asked?.index !== index) asked = { index, answer: load(index) }
    asked.answer.then(
      (is) => here && setState({ is, tries }),
      () => {
        asked = undefined
        if (here) setState({ is: 'failed', tries })
      },
    )
    return () => {
      here = false
    }
  }, [index, tries])
  // A failure lasts until the next try.
  return state?.is === 'failed' && state.tries !== tries ? undefined : state?.is
}
