import type { Layer } from '#lib/rules/index'
import { agree, and, del, type Phrase, phrase, sentence } from '../../grammar/index'
import { thingOf } from '../../names/people'
import type { Teller } from './teller'

/** In which layers static abilities of a permanent change others, bonuses apart: in whatever order those come, the sum is the same. */
function layersOf(t: Teller, id: string): readonly Layer[] {
  const abilities = t.people.start.state.objects[id]?.printed.abilities ?? []
  const changes = abilities.flatMap((a) => (a.type === 'static' ? a.effects : []))
  return changes
    .flatMap((e) => ('modify' in e ? [e.modify].flat().map(({ layer }) => layer) : []))
    .filter((layer) => layer !== '7c')
}

/** Which of the permanents that change the same was there first, where there are some: their timestamps may decide (613.7). */
export function ageSentences(t: Teller): readonly Phrase[] {
  const { shared, objects } = t.people.start.state
  const changing = shared.battlefield.filter((id) => layersOf(t, id).length)
  const among = changing.filter((id) =>
    changing.some((other) => other !== id && layersOf(t, other).some((layer) => layersOf(t, id).includes(layer))),
  )
  const aged = among.toSorted((a, b) => (objects[a]?.timestamp ?? 0) - (objects[b]?.timestamp ?? 0))
  const [first, second, ...more] = aged.map((id) => thingOf(t.people, id))
  if (!first || !second) return []
  return more.length
    ? [sentence(phrase`in quest'ordine sono arrivati sul campo di battaglia ${and([first, second, ...more])}`)]
    : [sentence(phrase`${first} è ${agree('arrivato', first)} sul campo di battaglia prima ${del(second)}`)]
}
