import type { View } from '#lib/rules/index'
import type { Noun } from '../../grammar/index'
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
