import { useCallback, useRef } from 'react'
import { newKey } from '../new-key'
import { type Draft, dropDraft, keepDraft, readDraft } from './draft'

/** The draft of one question on this device. Whatever is kept has the same key, until it is dropped. */
export function useDraft(question: string) {
  const key = useRef<string>(undefined)
  const keep = useCallback(
    (part: Omit<Draft, 'id'>): Draft => {
      key.current ??= newKey()
      const draft = { ...part, id: key.current }
      keepDraft(question, draft)
      return draft
    },
    [question],
  )
  const read = useCallback((): Draft | undefined => {
    const draft = readDraft(question)
    if (draft !== undefined) key.current = draft.id
    return draft
  }, [question])
  const drop = useCallback(() => {
    key.current = undefined
    dropDraft(question)
  }, [question])
  return { keep, read, drop }
}
