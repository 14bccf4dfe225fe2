/**
 * One language of questions about an evaluation: data that a document can carry, checked like the rest of it, each with one answer.
 *
 * To add a question, write an entry in the file of what it is about (players, objects, zones, events):
 *
 *     /** Whether anybody may look at the cards of a zone. (This sentence goes to docs/scenario-format.md.) *\/
 *     isPublic: asking({ zone }, ({ view }, q) => view.ask('isPublic', { zone: q.zone })),
 *
 * Its words (`ask/word.ts`, `language/`) check what is written and give the types; what a rule decides is asked of the view, so that the rule is
 * cited. Undefined is no answer. `m.state`, `m.view` and `thing(m, label)` are those of the moment asked about (`after`). From then on
 * scenarios can ask it (`ask: [{ ask: isPublic, zone: hand }]`), and rows of `tests/conformance` can state it, as
 * `expect: { tapped: { orso: true } }` where its only needed word is a player, object or action, else under `expect: { ask: […] }`.
 */
import type { Json } from '#lib/base/json'
import type { Evaluation } from '../evaluation'
import { either } from '../language/either'
import { type Keys, oneOf, optional, type Schema, shape, tagged, type Worded } from '../language/schema'
import { aboutEvents } from './events'
import { type Entry, type Moment, stateAt } from './moment'
import { aboutObjects } from './objects'
import { aboutPlayers } from './players'
import { action } from './word'
import { aboutZones } from './zones'

const entries = { ...aboutPlayers, ...aboutObjects, ...aboutZones, ...aboutEvents }
type Entries = typeof entries

export type QuestionName = keyof Entries
const moment = { after: optional(either(action, oneOf(['start']))) }

/** A question, at the end of the script or `after` an action (by its place, from 0; or `start`). */
export type Question = {
  [N in QuestionName]: { readonly ask: N } & Worded<typeof moment> & Worded<Entries[N]['words']>
}[QuestionName]

/** Any value, compared with the answer. */
const stated: Schema<Json> = { check: () => {}, json: () => ({}) }
const expected = { is: optional(stated) }

/** A question as a document asks it: it may state the answer that it expects. */
export type AskSpec = Question & Worded<typeof expected>

/** The words of each question. */
export const questions: Readonly<Record<QuestionName, Keys>> = Object.fromEntries(
  Object.entries(entries).map(([name, { words }]) => [name, words]),
) as never

/** The answer of an evaluation to a question; undefined where it has none: nothing of that name, or the script did not come so far. */
export function answer(question: Question, run: Evaluation): Json | undefined {
  const { ask, after } = question
  const state = stateAt(run, after)
  if (!state) return undefined
  const upTo = after === undefined ? run.reports.length : after === 'start' ? -1 : after
  const m: Moment = { run, state, view: run.look(state), upTo }
  const entry = entries[ask] as unknown as Entry<Keys>
  return entry.read(m, question as never)
}

/** The forms of all questions. */
export const askSchema = tagged('ask', () =>
  Object.fromEntries(
    Object.entries(questions).map(([name, words]) => [
      name,
      shape({ ...words, ask: oneOf([name]), ...moment, ...expected }),
    ]),
  ),
) as Schema<AskSpec>
