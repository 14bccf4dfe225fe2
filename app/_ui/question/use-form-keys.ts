import type { RefObject } from 'react'
import { useKeys } from '../keys/use-keys'
import { choicesOf } from './fields'

/** The keyboard of a question alone on its page: digits choose, Enter confirms, `?` lists the shortcuts. */
export function useFormKeys(
  form: RefObject<HTMLFormElement | null>,
  shortcuts: RefObject<HTMLDialogElement | null>,
  on: boolean,
): void {
  useKeys((pressed) => {
    if (!on || form.current === null) return false
    if (pressed === 'Enter') {
      if (document.activeElement?.closest('a, button, summary')) return false
      form.current.requestSubmit()
      return true
    }
    if (pressed === '?') {
      shortcuts.current?.showModal()
      return true
    }
    if (!/^[1-9]$/.test(pressed)) return false
    const choice = choicesOf(form.current)[Number(pressed) - 1]
    choice?.focus()
    choice?.click()
    return choice !== undefined
  })
}
