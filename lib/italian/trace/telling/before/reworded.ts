import { keywordOf } from '../../../card/keyword'
import { ed, phrase, verbatim } from '../../../grammar/index'
import { colored } from '../../../names/terms'
import { has, type Saying, type Tale } from '../context'
import { fromOf, wardedOff } from '../guarded'
import { at, explain, idOf, there } from './beforehand'

/** «Angelo ha ora protezione dal nero, e Folgore è blu»: of targets whose text has changed, and that are safe no more from what is cast. */
export function reworded(t: Tale, cast: string, targets: readonly string[]): readonly Saying[] {
  const v = at(t)
  const spell = { id: idOf(t, cast), noun: there(t, idOf(t, cast)) }
  const own = v.characteristics(spell.id).colors
  return targets.flatMap((label) => {
    const id = idOf(t, label)
    if (!v.state.objects[id] || own.length === 0 || !has(v, id, 'protection')) return []
    const target = { id, noun: there(t, id) }
    const words = v.layersOf(id).flatMap(({ modification: m }) => (m.layer === '3' ? [m.newWord] : []))
    // An ability that an effect has given is no text: it still names the other word.
    const shield = v
      .characteristics(id)
      .keywords.find((k) => k.keyword === 'protection' && fromOf(k).colors?.some((color) => words.includes(color)))
    if (!shield || wardedOff(v, target, spell)) return []
    const now = phrase`${target.noun} ha ora ${verbatim(keywordOf(shield))}`
    return [
      explain(t, phrase`${now}, ${ed(phrase`${spell.noun} è ${colored(own, spell.noun)}`)}`, ['612.2', '702.16b']),
    ]
  })
}
