import type { QuestionView } from '#lib/italian/views'
import { readWhole } from './whole-number'

/** The options of the form, in the order of their keys. */
export const radiosOf = (form: HTMLFormElement) => form.querySelectorAll<HTMLInputElement>('input[name=key]')

/** What stands in the form: an option's key, or what was typed. */
export function valueIn(form: HTMLFormElement): string {
  const data = new FormData(form)
  return String(data.get('key') ?? data.get('number') ?? '')
}

/** Puts an answer into the form without asking React: the browser keeps what is chosen and typed. */
export function fill(form: HTMLFormElement, value: string): void {
  const field = form.elements.namedItem('number')
  if (field instanceof HTMLInputElement) field.value = value
  else for (const radio of radiosOf(form)) radio.checked = radio.value === value
}

/** Whether a value can be sent. */
export const isAnswer = (value: string, form: QuestionView['form']): boolean =>
  form === 'number' ? readWhole(value) !== undefined : value !== ''

/** What goes to the server for one answer, under its key; a number as the server reads it. */
export function outgoing(
  form: HTMLFormElement,
  answer: { readonly value: string; readonly giveUp: boolean; readonly id: string },
): FormData {
  const data = new FormData(form)
  data.set('idempotencyKey', answer.id)
  if (answer.giveUp) {
    data.delete('key')
    data.delete('number')
    data.set('giveUp', '1')
  } else if (data.has('number')) data.set('number', String(readWhole(answer.value) ?? answer.value))
  return data
}
