import 'server-only'

/**
 * The answer in the fields of a form (`key`, `number` or `giveUp`), as grading reads it. A field that is not there, or empty, is no
 * answer; a minus may be the hyphen of the keyboard or the sign that the site writes (U+2212).
 */
export function sentAnswer(form: FormData): unknown {
  if (form.get('giveUp') !== null) return { giveUp: true }
  const number = form.get('number')
  if (typeof number === 'string') return { number: number.trim() === '' ? null : Number(number.replace('−', '-')) }
  return { option: form.get('key') }
}

/** A field's text; empty when it is not there, or is a file. */
export function field(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** The same for fields that may be left out. */
export const optional = (form: FormData, name: string): string | undefined => field(form, name) || undefined
