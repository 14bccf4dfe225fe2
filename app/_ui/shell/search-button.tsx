'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useKeys } from '../keys/use-keys'
import type { SearchDialog } from '../search/dialog'

interface Shown {
  readonly Dialog: typeof SearchDialog
  /** What was typed before the dialog had come. */
  readonly begun: string
  /** How often it was opened. */
  readonly turn: number
}

/**
 * Opens the search, with the button, `/` or Ctrl+K. Its code comes when it is first opened; without script, or where it does not come,
 * the button leads to the page that searches.
 */
export function SearchButton({ index, children }: { readonly index: string; readonly children: ReactNode }) {
  const [shown, setShown] = useState<Shown>()
  const typed = useRef<string>(undefined)

  const open = () => {
    const field = document.getElementById('cerca')
    if (field) return field.focus()
    if (typed.current !== undefined) return
    typed.current = ''
    import('../search/dialog').then(
      ({ SearchDialog: Dialog }) => {
        const begun = typed.current ?? ''
        typed.current = undefined
        setShown((before) => ({ Dialog, begun, turn: (before?.turn ?? 0) + 1 }))
      },
      () => location.assign('/cerca'),
    )
  }

  useKeys((key) => {
    if (key === '/') open()
    return key === '/'
  })
  useEffect(() => {
    const listen = (e: KeyboardEvent) => {
      const command = e.ctrlKey || e.metaKey
      if (command && e.key === 'k' && !e.shiftKey && !e.altKey) open()
      // Nothing typed is lost, and nothing else on the page answers to it.
      else if (typed.current !== undefined && !command && e.key.length === 1) typed.current += e.key
      else return
      e.preventDefault()
      e.stopPropagation()
    }
    window.addEventListener('keydown', listen, true)
    return () => window.removeEventListener('keydown', listen, true)
  })

  return (
    <search>
      <form
        action="/cerca"
        onSubmit={(e) => {
          e.preventDefault()
          open()
        }}
      >
        <button type="submit" className="act" aria-keyshortcuts="/ Control+K">
          {children}
        </button>
      </form>
      {shown && <shown.Dialog index={index} begun={shown.begun} turn={shown.turn} />}
    </search>
  )
}
