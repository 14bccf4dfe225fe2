import type { ObjectId, View } from '#lib/rules/index'
import { del, ed, type Phrase, phrase, pt } from '../../grammar/index'
import { labelOf, thingOf } from '../../names/people'
import type { Tale } from '../telling/context'
import { objectOf } from './scene'
import type { Why } from './why'

/** What has entered the battlefield, in its order, and how the table stood then. */
const arrivals = (t: Tale): readonly { readonly id: ObjectId; readonly batch: number; readonly at: View }[] =>
  (t.evaluation.trace?.happenings ?? []).flatMap(({ event: e, fate, batch }) =>
    e.type === 'move' && fate === 'happened' && e.to === 'battlefield' && e.as !== undefined
      ? [{ id: e.as, batch, at: t.view(batch) }]
      : [],
  )

const isStatic = (v: View, id: ObjectId): boolean => v.characteristics(id).abilities.some((a) => a.type === 'static')

const sizeOf = (v: View, id: ObjectId): Phrase | undefined => {
  const { power, toughness } = v.characteristics(id)
  return power === undefined || toughness === undefined ? undefined : pt(power, toughness)
}

/**
 * «L'abilità di Vessillo è statica e non va in pila: Lupo è subito 3/4, e Grifone appena entra è 4/4.» Of what is asked, as far as it is there or comes
 * later.
 */
export const trueAtOnce: Why = (t, { objects }) => {
  const entered = arrivals(t)
  const source = entered.find(({ id, at }) => isStatic(at, id))
  if (!source) return undefined
  const { at: then } = source
  const there = objects.flatMap((label) => {
    const id = objectOf(then, label)
    const size = then.state.objects[id]?.zone === 'battlefield' ? sizeOf(then, id) : undefined
    return size ? [phrase`${thingOf(t.people, id, then)} è subito ${size}`] : []
  })
  const later = entered.flatMap(({ id, batch, at }) => {
    const size = batch > source.batch && objects.includes(labelOf(id)) ? sizeOf(at, id) : undefined
    return size ? [phrase`${thingOf(t.people, id, at)} appena entra è ${size}`] : []
  })
  const stays = phrase`l'abilità ${del(thingOf(t.people, source.id, then))} è statica e non va in pila`
  const [first, second] = [...there, ...later]
  if (!first) return stays
  return second ? phrase`${stays}: ${first}, ${ed(second)}` : phrase`${stays}: ${first}`
}
