import type { Filter } from '#lib/rules/index'
import { filterNoun } from '../card/filter'
import { and, ed, figure, noun, type Phrase, phrase, un, verbatim } from '../grammar/index'
import { cardTypes, inZone } from '../names/terms'
import type { Box } from './box'
import { object, type Tale } from './telling/context'
import { objectOf } from './why/scene'
import { voiceOf } from './why-not/scene'

/** What is done to all of a kind, as it is told of a spell. */
const DOES: Readonly<Record<string, string>> = {
  destroy: 'distrugge',
  exile: 'esilia',
  returnToHand: 'fa tornare in mano',
}

/** That instructions are followed as they are written. */
const AS_WRITTEN = '608.2c'

/** The spell of the script that does something to all permanents of a kind, and of which. */
function swept(t: Tale) {
  const own = (t.people.scenario.script ?? []).flatMap((s) => {
    const o = typeof s === 'object' && 'cast' in s ? t.evaluation.start.objects[s.cast] : undefined
    return (o?.printed.abilities ?? []).flatMap((a) => {
      const effect = a.type === 'spell' && 'effect' in a ? a.effect : undefined
      const what = effect && 'what' in effect ? effect.what : undefined
      const does = DOES[effect?.do ?? '']
      const all = typeof what === 'object' && 'all' in what ? (what.all as Filter) : undefined
      const other = all === undefined || all.zone !== undefined || all.permanent
      return o && does !== undefined && !other ? [{ spell: o.id, by: o.owner, does, all }] : []
    })
  })
  return own.length === 1 ? own[0] : undefined
}

/** What keeps a permanent from being one of those of which an effect speaks: «ha forza 2», «è solo un artefatto»; undefined where nothing of this does. */
function lacks(t: Tale, id: string, { types = [], power: asked }: Filter): Phrase | undefined {
  const own = t.view(t.last).characteristics(id)
  if (types.some((type) => !own.types.includes(type)))
    return phrase`è solo ${and(own.types.map((type) => un(cardTypes[type].it)))}`
  const { atLeast, atMost } = asked ?? {}
  const { power } = own
  const out =
    power !== undefined &&
    ((typeof atLeast === 'number' && power < atLeast) || (typeof atMost === 'number' && power > atMost))
  return out ? phrase`ha forza ${figure(power)}` : undefined
}

/**
 * «Sfinge ha forza 2 e resta sul campo di battaglia: Bufera distrugge solo creature con forza pari o superiore a 3.» «Statua è solo un artefatto e
 * resta sul campo di battaglia: Abisso esilia solo creature.» Of a permanent that is none of those of which a spell speaks.
 */
export function sparedBox(t: Tale, label: string): Box | undefined {
  const sweep = swept(t)
  const v = t.view(t.last)
  const id = objectOf(v, label)
  const before = t.evaluation.start.objects[t.evaluation.start.cards[label] ?? label]
  // What has arrived since may have been of another kind, or elsewhere.
  if (!sweep || before?.zone !== 'battlefield' || before.id !== id || v.state.objects[id]?.zone !== 'battlefield')
    return undefined
  const why = lacks(t, id, sweep.all)
  if (!why) return undefined
  const only = filterNoun(voiceOf(t, sweep.by, undefined), sweep.all, 'many', noun('permanente', 'm'))
  const stays = ed(phrase`resta ${inZone('battlefield')}`)
  return {
    said: phrase`${object(t, id)} ${why} ${stays}: ${object(t, objectOf(t.view(0), sweep.spell))} ${verbatim(sweep.does)} solo ${only}`,
    rules: [AS_WRITTEN],
  }
}
