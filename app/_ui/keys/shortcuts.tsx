'use client'

import { lazy, type RefObject, Suspense, useId } from 'react'

// Only who is asked by a quiz has these keys: a question inside a lesson need not load what tells of them.
const ShortcutList = lazy(async () => ({ default: (await import('./shortcut-list')).ShortcutList }))

/** The list of shortcuts. Opened with `showModal()` through `handle`. */
export function Shortcuts({ handle }: { readonly handle: RefObject<HTMLDialogElement | null> }) {
  const title = useId()
  return (
    <dialog className="pop shortcuts" ref={handle} aria-labelledby={title}>
      <Suspense>
        <ShortcutList title={title} close={() => handle.current?.close()} />
      </Suspense>
    </dialog>
  )
}
