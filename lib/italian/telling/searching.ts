import type { EventOf } from '#lib/rules/index'
import { and, carte, del, phrase, sentence, verbatim } from '../grammar/index'
import { citing, object, player, type Saying, type Tale } from './context'
import { is, type Node, rulesOf } from './tree'

const WHERE = { library: 'nel grimorio', hand: 'nella mano', graveyard: 'nel cimitero', exile: 'in esilio' } as const

/** «Anna cerca nel grimorio e non trova: con una qualità indicata è permesso.» */
export function searched(t: Tale, roots: readonly Node[], i: number, n: Node<EventOf<'search'>>): readonly Saying[] {
  const e = n.h.event
  const anna = player(t, e.player)
  const whose = e.of === e.player ? verbatim('') : phrase` ${del(player(t, e.of))}`
  const where = phrase`${and(e.zones.map((z) => verbatim(WHERE[z as keyof typeof WHERE] ?? 'nel grimorio')))}${whose}`
  const base = { batch: n.h.batch }
  const rules = [...rulesOf(n), ...citing(t, '701.23a')]
  if (n.h.fate === 'impossible')
    return [{ ...base, rules: n.h.by, sentence: sentence(phrase`${anna} non può cercare ${where}`) }]
  const looks = phrase`${anna} cerca ${where}`
  if (finds(roots.slice(i + 1))) return [{ ...base, rules, sentence: sentence(looks) }]
  const hidden = e.zones.some((z) => z === 'library' || z === 'hand')
  if (hidden && e.quality)
    return [
      {
        ...base,
        rules: citing(t, '701.23b'),
        sentence: sentence(phrase`${looks} e non trova: con una qualità indicata è permesso`),
      },
    ]
  return [{ ...base, rules, sentence: sentence(phrase`${looks} e non trova carte`) }]
}

/** Whether a card is taken before anything else comes; one that goes on top stays out of the shuffle. */
function finds(after: readonly Node[]): boolean {
  const [next] = after.filter((n) => !is(n, 'nameTop') && !is(n, 'reveal'))
  if (is(next, 'shuffle')) return (next.h.event.but ?? []).length > 0
  return is(next, 'place') || (is(next, 'move') && next.h.event.verb === 'put')
}

/** «Anna sorveglia 2: mette Orso nel cimitero e lascia 1 carta in cima al grimorio.» */
export function surveilled(t: Tale, n: Node<EventOf<'surveil'>>): readonly Saying[] {
  const { player: who, amount } = n.h.event
  if (amount === 0) return []
  const put = n.children.flatMap((c) => (is(c, 'move') ? [object(t, c.h.event.object)] : []))
  const kept = n.children.filter((c) => is(c, 'place')).length
  const anna = player(t, who)
  const grave = put.length ? [phrase`mette ${and(put)} ${verbatim('nel cimitero')}`] : []
  const top = kept ? [phrase`lascia ${carte(kept)} in cima ${verbatim('al grimorio')}`] : []
  const parts = [...grave, ...top]
  const what = parts.length ? phrase`: ${and(parts)}` : phrase`: ${verbatim('il grimorio è vuoto')}`
  return [{ sentence: sentence(phrase`${anna} sorveglia ${amount}${what}`), rules: rulesOf(n), batch: n.h.batch }]
}
