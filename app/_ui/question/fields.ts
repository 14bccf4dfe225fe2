import type { QuestionView } from '#lib/italian/views'
import { readWhole } from './whole-number'

/** The options or statements of the form, in the order of their keys on the keyboard. */
export const choicesOf = (form: HTMLFormElement) =>
  form.querySelectorAll<HTMLInputElement>('input[name=key], input[name=statement]')

/** Fields of answers that have several parts: statements, places, boxes. */
const isPart = (name: string): boolean => name === 'statement' || /^(?:place|part|count):/.test(name)

type Entries = readonly (readonly [string, string])[]

/** What stands in the form: an option's key, what was typed, or every field of an answer in parts. */
export function valueIn(form: HTMLFormElement): string {
  const data = new FormData(form)
  const parts = [...data].filter(([name]) => isPart(name)).map(([name, value]) => [name, String(value)] as const)
  return parts.length > 0 ? JSON.stringify(parts) : String(data.get('key') ?? data.get('number') ?? '')
}

function entriesIn(value: string): Entries {
  try {
    const read: unknown = JSON.parse(value)
    return Array.isArray(read) ? (read as Entries) : []
  } catch {
    return []
  }
}

/** Puts an answer into the form without asking React: the browser keeps what is chosen and typed. */
export function fill(form: HTMLFormElement, value: string): void {
  const field = form.elements.namedItem('number')
  const entries = value.startsWith('[') ? entriesIn(value) : []
  const chosen = new Set(entries.flatMap(([name, v]) => (name === 'statement' ? [v] : [])))
  if (field instanceof HTMLInputElement) field.value = value
  for (const choice of choicesOf(form))
    choice.checked = choice.name === 'key' ? choice.value === value : chosen.has(choice.value)
  // Places one after the other, from the first: each change moves the others.
  for (const [name, v] of [...entries].sort(([, a], [, b]) => Number(a) - Number(b))) {
    const part = form.elements.namedItem(name)
    if (!(part instanceof HTMLInputElement || part instanceof HTMLSelectElement) || name === 'statement') continue
    part.value = v
    if (name.startsWith('place:')) part.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

/** Whether a value can be sent. */
export function isAnswer(value: string, form: QuestionView['form']): boolean {
  if (form === 'number') return readWhole(value) !== undefined
  if (form === 'choice' || form === 'yes-no') return value !== ''
  const entries = entriesIn(value)
  if (form === 'order') return new Set(entries.map(([, place]) => place)).size === entries.length
  return (
    entries.length > 0 &&
    entries.every(([name, v]) => (name.startsWith('count:') ? readWhole(v) !== undefined : v !== ''))
  )
}

/** What goes to the server for one answer, under its key; numbers as the server reads them. */
export function outgoing(
  form: HTMLFormElement,
  answer: { readonly value: string; readonly giveUp: boolean; readonly id: string },
): FormData {
  const data = new FormData(form)
  data.set('idempotencyKey', answer.id)
  const given = [...new Set(data.keys())].filter((name) => name === 'key' || name === 'number' || isPart(name))
  if (answer.giveUp) {
    for (const name of given) data.delete(name)
    data.set('giveUp', '1')
    return data
  }
  for (const name of given)
    if (name === 'number' || name.startsWith('count:')) {
      const typed = String(data.get(name) ?? '')
      data.set(name, String(readWhole(typed) ?? typed))
    }
  return data
}
