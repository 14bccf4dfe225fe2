import type { View } from '#lib/rules/index'
import { and, type Noun, type Phrase } from '../../grammar/index'
import { object, type Tale } from '../telling/context'
import type { Asked } from './why'

/** The game after the action that is explained. */
export const now = (t: Tale): View => t.view(t.last)

/** The object that a label names at a moment. */
export const objectOf = (v: View, label: string): string => v.state.cards[label] ?? label

/** What the question asks about, where it is one thing. */
export function askedThing(t: Tale, { objects: [label, ...more] }: Asked): Noun | undefined {
  return label === undefined || more.length > 0 ? undefined : object(t, objectOf(now(t), label))
}

/** Those asked about of which something was true when the action began, as «Orso e Lupo»; undefined for none. */
export function those(t: Tale, { objects }: Asked, are: (id: string, before: View) => boolean): Phrase | undefined {
  const before = t.view(t.first)
  const ids = objects.map((label) => objectOf(before, label)).filter((id) => are(id, before))
  return ids.length > 0 ? and(ids.map((id) => object(t, id))) : undefined
}
