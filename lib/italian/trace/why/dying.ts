import type { RuleId } from '#lib/rules/index'
import { type Phrase, phrase, verb, verbatim } from '../../grammar/index'
import { counterName, keywords } from '../../names/terms'
import { object, type Tale } from '../telling/context'
import { diedFrom, last } from './scene'
import type { Why } from './why'

/** «Soldato va dal campo di battaglia al cimitero, cioè muore»: of what is sacrificed, where something triggers on its dying. */
export function sacrificedToDie(t: Tale): Phrase | undefined {
  const given = last(t, 'sacrifice')
  const seen = t.evaluation.trace?.happenings.some(
    ({ event, rules }) => event.type === 'trigger' && rules.includes('700.4'),
  )
  if (!given || !seen) return undefined
  const x = object(t, given.object)
  return phrase`${x} ${verb('va', x)} dal campo di battaglia al cimitero, cioè ${verb('muore', x)}`
}

/** «Lupo muore senza segnalini +1/+1, come chiede immortale»: of what dies once; where it dies again, that death says what is asked for. */
export const diesWithout =
  (rule: RuleId, keyword: 'persist' | 'undying', counter: string): Why =>
  (t) => {
    const all = t.evaluation.trace?.happenings ?? []
    const [id, ...more] = all.flatMap(({ event: e, rules }) =>
      e.type === 'trigger' && rules.includes(rule) ? [e.trigger.source] : [],
    )
    const was = t.frames.findLast(({ objects }) => id !== undefined && objects[id]?.zone === 'battlefield')
    const o = id === undefined ? undefined : was?.objects[id]
    const deaths = diedFrom(t).filter(({ card }) => card === o?.card)
    if (!o || more.length > 0 || deaths.length > 1 || o.counters[counter]) return undefined
    const x = object(t, o.id)
    return phrase`${x} ${verb('muore', x)} senza segnalini ${verbatim(counterName(counter))}, come chiede ${keywords[keyword].it}`
  }
