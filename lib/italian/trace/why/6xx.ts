import { al, and, del, lo, type Phrase, phrase, verb, verbatim } from '../../grammar/index'
import { object } from '../telling/context'
import type { Whys } from './why'

/** Abilities and effects. */
export const abilityWhys: Whys = {
  '603.10a': (t) => {
    const all = t.evaluation.trace?.happenings ?? []
    const there = (id: string, batch: number) => t.frames[batch]?.objects[id]?.zone === 'battlefield'
    const seen = all.flatMap(({ event, rules, parent = -1 }) => {
      const of = event.type === 'trigger' && rules.includes('603.10a') ? event.trigger : undefined
      const left = of && 'object' in of.event && typeof of.event.object === 'string' ? of.event.object : undefined
      const batch = all[parent]?.batch ?? 0
      if (!of || left === undefined || left === of.source || !there(of.source, batch - 1) || there(of.source, batch))
        return []
      const dies = of.event.type === 'destroy' || (of.event.type === 'move' && of.event.to === 'graveyard')
      return [{ source: of.source, left, dies }]
    })
    const [first] = seen
    if (!first)
      return phrase`per chi lascia il campo di battaglia si guarda indietro: conta com'era il tavolo un attimo prima`
    const others = [...new Set(seen.filter(({ source }) => source === first.source).map(({ left }) => left))]
    const them = others.map((id) => object(t, id))
    const it = object(t, first.source)
    // Of one other a pronoun might as well be of the source.
    const sees = (what: string): Phrase =>
      others.length === 1
        ? phrase`si guarda indietro, e l'abilità ${del(it)} vede ${verbatim(what)} ${and(them)}`
        : phrase`si guarda indietro, e la sua abilità ${lo(them)} vede ${verbatim(what)}`
    return first.dies
      ? phrase`${it} ${verb('muore', it)} insieme ${and(them.map(al))}: ${sees('morire')}`
      : phrase`${it} ${verb('lascia', it)} il campo di battaglia insieme ${and(them.map(al))}: ${sees('uscire')}`
  },
}
