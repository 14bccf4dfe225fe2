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

/** Reads what arrived from a browser: one key of three, with a value of its type. */
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
