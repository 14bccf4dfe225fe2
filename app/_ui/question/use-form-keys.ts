import type { RefObject } from 'react'
import { useKeys } from '../keys/use-keys'
import { choicesOf } from './fields'

/** The keyboard of a question alone on its page: digits choose or are typed, Enter confirms, `?` lists the shortcuts. */
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
    const number = form.current.elements.namedItem('number')
    if (number instanceof HTMLInputElement) return typeInto(number, pressed)
    if (!/^[1-9]$/.test(pressed)) return false
    const choice = choicesOf(form.current)[Number(pressed) - 1]
    choice?.focus()
    choice?.click()
    return choice !== undefined
  })
}

/** The field takes the focus before the browser writes the sign, after what stands there; any other key is not for it. */
function typeInto(field: HTMLInputElement, pressed: string): boolean {
  if (!/^[0-9+\-−]$/.test(pressed) || field.matches(':disabled')) return false
  field.focus()
  field.setSelectionRange(field.value.length, field.value.length)
  return false
}
