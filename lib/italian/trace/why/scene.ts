import type { View } from '#lib/rules/index'
import type { Noun } from '../../grammar/index'
import { object, type Tale } from '../telling/context'
import type { Asked } from './why'

/** The game after the action that is explained. */
export const now = (t: Tale): View => t.view(t.last)

/** What the question asks about, by name. */
export const askedThings = (t: Tale, { objects }: Asked): readonly Noun[] => objects.map((id) => object(t, id))

/** What the question asks about, where it is one thing. */
export const askedThing = (t: Tale, asked: Asked): Noun | undefined =>
  asked.objects.length === 1 ? askedThings(t, asked)[0] : undefined
