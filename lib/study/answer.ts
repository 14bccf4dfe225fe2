import { err, ok, type Result } from '#lib/base/result'
import type { Answer } from '#lib/questions/item'

/** What a learner may send: an answer, or «non lo so», which shows the answer and closes the question. */
export type Given = Answer | { readonly giveUp: true }

/** Why something sent is not an answer. Nothing is recorded and nothing is wrong: the question stays open. */
export type InvalidAnswer =
  | 'unanswered'
  | 'malformed'
  | 'wrong-form'
  | 'unknown-option'
  | 'not-a-number'
  | 'not-whole'
  | 'out-of-range'

/** Reads what arrived from a browser: one key of those an answer may have, with a value of its type. */
export function parseGiven(sent: unknown): Result<Given, InvalidAnswer> {
  if (sent === null || sent === undefined || sent === '') return err('unanswered')
  if (typeof sent !== 'object' || Array.isArray(sent)) return err('malformed')
  const entries = Object.entries(sent).filter(([, value]) => value !== undefined)
  if (entries.length === 0) return err('unanswered')
  const [key, value] = entries[0] as [string, unknown]
  if (entries.length > 1) return err('malformed')
  if (key === 'giveUp') return value === true ? ok({ giveUp: true }) : err('malformed')
  if (key === 'option') return parseOption(value)
  if (key === 'number') return parseNumber(value)
  if (key === 'statements') return parseKeys(value, (statements) => ({ statements }))
  if (key === 'order') return parseKeys(value, (order) => ({ order }))
  if (key === 'parts') return parseParts(value)
  return err('malformed')
}

function parseOption(value: unknown): Result<Given, InvalidAnswer> {
  if (value === null || value === '') return err('unanswered')
  return typeof value === 'string' ? ok({ option: value }) : err('malformed')
}

function parseNumber(value: unknown): Result<Given, InvalidAnswer> {
  if (value === null || value === '') return err('unanswered')
  if (typeof value !== 'number') return err('malformed')
  if (Number.isNaN(value)) return err('not-a-number')
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER) return err('out-of-range')
  // -0 is 0: it would not survive JSON, and no life total is "minus zero".
  return Number.isInteger(value) ? ok({ number: value + 0 }) : err('not-whole')
}

/** As many keys as a question may have pieces, with room. */
const MOST = 100

const isKey = (x: unknown): x is string => typeof x === 'string' && x !== ''

/** Keys, each once. None at all is no answer: some statement is always true. */
function parseKeys(value: unknown, given: (keys: readonly string[]) => Given): Result<Given, InvalidAnswer> {
  if (value === null) return err('unanswered')
  if (!Array.isArray(value) || value.length > MOST) return err('malformed')
  if (value.length === 0) return err('unanswered')
  if (!value.every(isKey) || new Set(value).size < value.length) return err('malformed')
  return ok(given(value))
}

/** A key or a whole number for each box; a box left empty is no answer yet. */
function parseParts(value: unknown): Result<Given, InvalidAnswer> {
  if (value === null) return err('unanswered')
  if (!Array.isArray(value) || value.length > MOST) return err('malformed')
  const parts: (string | number)[] = []
  for (const part of value) {
    const read = typeof part === 'number' ? parseNumber(part) : parseOption(part)
    if (!read.ok) return read
    if ('number' in read.value) parts.push(read.value.number)
    else if ('option' in read.value) parts.push(read.value.option)
  }
  return parts.length > 0 ? ok({ parts }) : err('unanswered')
}
