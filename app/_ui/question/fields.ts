import type { QuestionView } from '#lib/italian/views'
import { readWhole } from './whole-number'

/** The options or statements of the form, in the order of their keys on the keyboard. */
export const choicesOf = (form: HTMLFormElement) =>
  form.querySelectorAll<HTMLInputElement>('input[name=key], input[name=statement]')

/** Fields of answers that have several parts: statements, places, boxes. */
const isPart = (name: string): boolean => name === 'statement' || /^(?:place|part|count):/.test(name)

/** Fields that hold an answer, or a part of it. */
const isGiven = (name: string): boolean => name === 'key' || name === 'number' || isPart(name)

type Entries = readonly (readonly [string, string])[]

/** What stands in the form: an option's key, what was typed, or every field of an answer in parts. */
export function valueIn(form: HTMLFormElement): string {
  const data = new FormData(form)
  const parts = [...data].filter(([name]) => isPart(name)).map(([name, value]) => [name, String(value)] as const)
  return parts.length > 0 ? JSON.stringify(parts) : String(data.get('key') ?? data.get('number') ?? '')
}

/** The fields of an answer in parts; none for any other. */
export function entriesIn(value: string): Entries {
  if (!value.startsWith('[')) return []
  try {
    const read: unknown = JSON.parse(value)
    return Array.isArray(read) ? (read as Entries) : []
  } catch {
    return []
  }
}

const byPlace = (entries: Entries): Entries => [...entries].sort(([, a], [, b]) => Number(a) - Number(b))

/** Keys in the order that a value puts them in. */
export const placesIn = (value: string): readonly string[] =>
  byPlace(entriesIn(value)).flatMap(([name]) => (name.startsWith('place:') ? [name.slice('place:'.length)] : []))

/** Puts an answer into the form without asking React: the browser keeps what is chosen and typed. Nobody hears of it as of a choice. */
export function fill(form: HTMLFormElement, value: string): void {
  const entries = entriesIn(value)
  const parts = new Map(entries)
  const chosen = new Set(entries.flatMap(([name, v]) => (name === 'statement' ? [v] : [])))
  for (const choice of choicesOf(form))
    choice.checked = choice.name === 'key' ? choice.value === value : chosen.has(choice.value)
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue
    if (field.name === 'number') field.value = value
    if (/^(?:part|count):/.test(field.name)) field.value = parts.get(field.name) ?? ''
  }
  // Places one after the other, from the first: each change moves the others.
  for (const [name, place] of byPlace(entries)) {
    const field = name.startsWith('place:') ? form.elements.namedItem(name) : null
    if (!(field instanceof HTMLSelectElement)) continue
    field.value = place
    field.dispatchEvent(new CustomEvent('change', { bubbles: true }))
  }
}

/** Whether nothing is chosen or typed at all. */
export const isEmpty = (value: string): boolean =>
  value.startsWith('[') ? entriesIn(value).every(([, v]) => v.trim() === '') : value.trim() === ''

/** Whether a value can be sent. */
export function isAnswer(value: string, question: Pick<QuestionView, 'form' | 'options' | 'boxes'>): boolean {
  const { form, options, boxes = [] } = question
  if (form === 'number') return readWhole(value) !== undefined
  if (form === 'choice' || form === 'yes-no' || form === 'reply') return value !== ''
  const entries = entriesIn(value)
  if (form === 'select') return entries.length > 0
  // What stands at «Scegli…» is not among the fields.
  const whole = entries.length === (form === 'order' ? options : boxes).length
  if (form === 'order') return whole && new Set(entries.map(([, place]) => place)).size === entries.length
  return whole && entries.every(([name, v]) => (name.startsWith('count:') ? readWhole(v) !== undefined : v !== ''))
}

/** What goes to the server for one answer, under its key: what was chosen, whatever stands in the form by now; numbers as the server reads them. */
export function outgoing(
  form: HTMLFormElement,
  answer: { readonly value: string; readonly giveUp: boolean; readonly id: string; readonly confidence?: string },
): FormData {
  const data = new FormData(form)
  data.set('idempotencyKey', answer.id)
  for (const name of [...data.keys()].filter(isGiven)) data.delete(name)
  if (answer.confidence) data.set('confidence', answer.confidence)
  if (answer.giveUp) data.set('giveUp', '1')
  else
    for (const [name, v] of fieldsOf(form, answer.value))
      data.append(name, name === 'number' || name.startsWith('count:') ? String(readWhole(v) ?? v) : v)
  return data
}

function fieldsOf(form: HTMLFormElement, value: string): Entries {
  if (value.startsWith('[')) return entriesIn(value)
  return [[form.elements.namedItem('number') === null ? 'key' : 'number', value]]
}
