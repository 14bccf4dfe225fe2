/**
 * One language of questions about an evaluation: data that a document can carry, checked like the rest of it, each with one answer.
 *
 * To add a question, write an entry in the file of what it is about (players, objects, zones, events):
 *
 *     /** Whether anybody may look at the cards of a zone. (This sentence goes to docs/scenario-format.md.) *\/
 *     isPublic: asking({ zone }, ({ view }, q) => view.ask('isPublic', { zone: q.zone })),
 *
 * Its words (`ask/word.ts`) check what is written and give the types; what a rule decides is asked of the view, so that the rule is
 * cited. Undefined is no answer. `m.state`, `m.view` and `thing(m, label)` are those of the moment asked about (`after`). From then on
 * scenarios can ask it (`ask: [{ ask: isPublic, zone: hand }]`), and rows of `tests/conformance` can state it, as
 * `expect: { tapped: { orso: true } }` where its only needed word is a player, object or action, else under `expect: { ask: […] }`.
 */
import type { Json } from '#lib/base/json'
import type { Evaluation } from '../run'
import { either, oneOf, optional, type Schema, shape, tagged } from '../scenario/schema'
import { aboutEvents } from './events'
import { type Entry, type Moment, stateAt } from './moment'
import { aboutObjects } from './objects'
import { aboutPlayers } from './players'
import { type Args, action, type Words } from './word'
import { aboutZones } from './zones'

const entries = { ...aboutPlayers, ...aboutObjects, ...aboutZones, ...aboutEvents }
type Entries = typeof entries

export type QuestionName = keyof Entries
/** A question, at the end of the script or `after` an action (by its place, from 0; or `start`). */
export type Question = {
  [N in QuestionName]: {
    readonly ask: N
    readonly after?: number | 'start'
  } & (Entries[N] extends Entry<infer W> ? Args<W> : never)
}[QuestionName]

/** A question as a document asks it: it may state the answer that it expects. */
export type AskSpec = Question & { readonly is?: Json }

/** The words of each question. */
export const questions: Readonly<Record<QuestionName, Words>> = Object.fromEntries(
  Object.entries(entries).map(([name, { words }]) => [name, words]),
) as never

/** The answer of an evaluation to a question; undefined where it has none: nothing of that name, or the script did not come so far. */
export function answer(question: Question, run: Evaluation): Json | undefined {
  const { ask, after } = question
  const state = stateAt(run, after)
  if (!state) return undefined
  const upTo = after === undefined ? run.reports.length : after === 'start' ? -1 : after
  const m: Moment = { run, state, view: run.look(state), upTo }
  const entry = entries[ask] as unknown as Entry<Words>
  return entry.read(m, question as never)
}

/** Any value, compared with the answer. */
const stated: Schema = { check: () => {}, json: () => ({}) }

export const askSchema: Schema = tagged('ask', () =>
  Object.fromEntries(
    Object.entries(questions).map(([name, words]) => [
      name,
      shape({
        ...words,
        ask: oneOf([name]),
        after: optional(either(action, oneOf(['start']))),
        is: optional(stated),
      }),
    ]),
  ),
)
