import { useSyncExternalStore } from 'react'
import { savedHere, whenSaved } from './outbox'

/** The longest that a choice is on its way, in ms: it may have been saved, and yet not stand in a page that was made so much later. */
const ON_ITS_WAY = 30_000

const none: ReturnType<typeof savedHere> = new Map()

interface Counted {
  readonly examId: string
  /** The positions that had an answer as the page was made. */
  readonly answered: readonly number[]
  /** When that was, in ms since 1970 by the site's clock. */
  readonly now: number
}

/** The positions of an exam that have an answer: as the page was made, and with what was saved from this tab while it was, or since. */
export function useAnswered({ examId, answered, now }: Counted): ReadonlySet<number> {
  const saved = useSyncExternalStore(whenSaved, savedHere, () => none)
  const all = new Set(answered)
  for (const { examId: of, position, empty, at } of saved.values()) {
    if (of !== examId || at < now - ON_ITS_WAY) continue
    if (empty) all.delete(position)
    else all.add(position)
  }
  return all
}
