import { useRef, useState } from 'react'

/** Steps back at most. */
const MOST = 100

/** Where something is being typed: what is typed in one go is one change. */
const typing = (): Element | null =>
  document.activeElement?.matches('input:not([type=checkbox]), textarea') ? document.activeElement : null

interface Past<T> {
  readonly now: T
  readonly before: readonly T[]
  readonly after: readonly T[]
}

/** A value with the ones before it, and those that were taken back. */
export function useHistory<T>(first: T) {
  const [{ now, before, after }, setPast] = useState<Past<T>>({ now: first, before: [], after: [] })
  const typed = useRef<Element>(null)
  const set = (to: T) => {
    const field = typing()
    const goesOn = field !== null && field === typed.current
    typed.current = field
    setPast((past) => ({
      now: to,
      before: goesOn ? past.before : [...past.before, past.now].slice(-MOST),
      after: [],
    }))
  }
  const move = (from: 'before' | 'after') => {
    typed.current = null
    setPast((past) => {
      const to = past[from].at(-1)
      if (to === undefined) return past
      const rest = past[from].slice(0, -1)
      return from === 'before'
        ? { now: to, before: rest, after: [...past.after, past.now] }
        : { now: to, before: [...past.before, past.now], after: rest }
    })
  }
  return {
    now,
    set,
    undo: () => move('before'),
    redo: () => move('after'),
    canUndo: before.length > 0,
    canRedo: after.length > 0,
  }
}
