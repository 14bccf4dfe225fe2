import type { EventOf } from '#lib/rules/index'
import { agree, and, del, type Phrase, phrase, un, verb } from '../../grammar/index'
import { cardTypes, inZone } from '../../names/terms'
import { object, type Tale } from '../telling/context'

/** «Golem non è una carta bifronte: non si trasforma.» What keeps a permanent as it is when it is told to transform. */
export function untransformed(t: Tale, e: EventOf<'transform'>): Phrase {
  const x = object(t, e.object)
  const o = t.view(t.batch - 1).state.objects[e.object]
  const so = phrase`non si trasforma`
  if (o?.facing?.faceDown) return phrase`${x} è a faccia in giù: ${so}`
  if (o?.sides?.layout === 'meld') return phrase`${x} è un permanente combinato: ${so}`
  if (o?.sides?.layout !== 'transforming' && o?.sides?.layout !== 'modal')
    return phrase`${x} non è una carta bifronte: ${so}`
  const since = o.facing?.transformed
  if (e.since !== undefined && since !== undefined && since >= e.since)
    return phrase`${x} si è già ${agree('trasformato', x)} da quando l'abilità è in pila: ${so} di nuovo`
  return phrase`l'altra faccia ${del(x)} non è un permanente: ${so}`
}

/** «Toro non è più sul campo di battaglia: Toro e Ragno non lottano.» */
export function unfought(t: Tale, { fighters }: EventOf<'fight'>): Phrase {
  const v = t.view(t.batch - 1)
  const gone = [...new Set(fighters)].filter((id) => v.state.objects[id]?.zone !== 'battlefield')
  const others = fighters.filter((id) => !gone.includes(id) && !v.characteristics(id).types.includes('creature'))
  const so = phrase`${and(fighters.map((id) => object(t, id)))} non lottano`
  const [them, those] = [gone, others].map((ids) => ids.map((id) => object(t, id)))
  if (them?.length) return phrase`${and(them)} non ${verb('è', them)} più ${inZone('battlefield')}: ${so}`
  return those?.length ? phrase`${and(those)} non ${verb('è', those)} ${un(cardTypes.creature.it)}: ${so}` : so
}
