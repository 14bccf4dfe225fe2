import { canonical, type Json } from '#lib/base/json'
import type { Evaluation } from '../evaluation'
import { type AskSpec, answer, type QuestionName } from './index'

/** Answers that have no order: whoever states one may list it in any. */
const UNORDERED: ReadonlySet<QuestionName> = new Set([
  ...(['types', 'subtypes', 'supertypes', 'colors', 'keywords', 'cards', 'survivors'] as const),
  ...(['permanentTypes', 'zones', 'definedIn', 'refusedBy'] as const),
])

const text = (ask: QuestionName, value: Json): string =>
  canonical(UNORDERED.has(ask) && Array.isArray(value) ? value.map(canonical).sort() : value)

/** Whether a question has the answer that it states (`is`); undefined where it states none. `value` is what it has, null where it has none. */
export const isAsExpected = ({ ask, is }: AskSpec, value: Json): boolean | undefined =>
  is === undefined ? undefined : text(ask, is) === text(ask, value)

/** Whether all comes true that questions state of an evaluation; undefined where they state nothing. */
export function asExpected(asked: readonly AskSpec[], run: Evaluation): boolean | undefined {
  const held = asked.flatMap((question) => isAsExpected(question, answer(question, run) ?? null) ?? [])
  return held.length === 0 ? undefined : held.every(Boolean)
}
