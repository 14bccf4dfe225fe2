import type { ObjectId } from '#lib/rules/index'
import { type Phrase, sentence } from '../../../grammar/index'
import { type Thing, thingOf } from '../../../names/people'
import type { Saying, Tale } from '../context'

// How things stand before an action is taken, and what is said then: of no event, because none has come about.

/** The table before the action. */
export const at = (t: Tale) => t.view(t.first)

/** The object of a label before the action. */
export const idOf = (t: Tale, label: string): ObjectId => at(t).state.cards[label] ?? label

/** An object by its name before the action. */
export const there = (t: Tale, id: ObjectId): Thing => thingOf(t.people, id, at(t))

/** What is said before an action is taken, with the rules that let it be. */
export const say = (t: Tale, text: Phrase, rules: readonly string[]): Saying => ({
  sentence: sentence(text),
  rules,
  batch: t.first,
})

/** The same of what explains, and is not said twice. */
export const explain = (t: Tale, text: Phrase, rules: readonly string[]): Saying => ({
  ...say(t, text, rules),
  explains: true,
})
