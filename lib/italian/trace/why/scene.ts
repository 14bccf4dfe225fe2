import type { ObjectId, View } from '#lib/rules/index'
import { and, type Noun, type Phrase } from '../../grammar/index'
import { object, type Tale } from '../telling/context'
import type { Asked } from './why'

/** The game after the action that is explained. */
export const now = (t: Tale): View => t.view(t.last)

/** What the question asks about, by name. */
export const askedThings = (t: Tale, { objects }: Asked): readonly Noun[] => objects.map((id) => object(t, id))

/** What the question asks about, where it is one thing. */
export const askedThing = (t: Tale, asked: Asked): Noun | undefined =>
  asked.objects.length === 1 ? askedThings(t, asked)[0] : undefined

/** Those asked about of which something was true when the action began, as «Orso e Lupo»; undefined for none. */
export function those(t: Tale, { objects }: Asked, are: (id: ObjectId, before: View) => boolean): Phrase | undefined {
  const before = t.view(t.first)
  // Who has left was called otherwise then.
  const then = (id: ObjectId): ObjectId => before.state.cards[t.view(t.last).state.objects[id]?.card ?? id] ?? id
  const names = objects.filter((id) => are(then(id), before)).map((id) => object(t, id))
  return names.length > 0 ? and(names) : undefined
}
