import { type EventOf, type RuleId, rulesAnswering } from '#lib/rules/index'
import { and, carte, del, type Phrase, phrase, sentence, verbatim } from '../../grammar/index'
import { answering, halted, naming, object, player, type Saying, type Tale } from './context'
import type { Place } from './teller'
import { is, type Node, rulesOf } from './tree'

const WHERE = { library: 'nel grimorio', hand: 'nella mano', graveyard: 'nel cimitero', exile: 'in esilio' } as const

/** The rules on how little is found in a hidden zone of what has a quality. */
const inHidden = (t: Tale, { h }: Node<EventOf<'search'>>): readonly RuleId[] =>
  rulesAnswering(t.evaluation.rules, t.view(h.batch), 'leastFound', {
    public: false,
    quality: true,
    fitting: 1,
    wanted: 1,
  })

/** «Anna cerca nel grimorio e non trova: con una qualità indicata è permesso.» */
export function searched(t: Tale, n: Node<EventOf<'search'>>, { roots, i }: Place): readonly Saying[] {
  const e = n.h.event
  const anna = player(t, e.player)
  const whose = e.of === e.player ? verbatim('') : phrase` ${del(player(t, e.of))}`
  const { top } = e
  const first = top === undefined ? undefined : verbatim(top === 1 ? 'nella prima carta' : `fra le prime ${top} carte`)
  const zone = (z: string): Phrase =>
    first && z === 'library'
      ? phrase`${first} del grimorio`
      : verbatim(WHERE[z as keyof typeof WHERE] ?? 'nel grimorio')
  const where = phrase`${and(e.zones.map(zone))}${whose}`
  const base = { batch: n.h.batch }
  const rules = [...rulesOf(n), ...naming(t, n)]
  if (n.h.fate === 'impossible')
    return [{ ...base, rules: n.h.by, sentence: sentence(phrase`${anna} non può cercare ${where}`) }]
  const looks = phrase`${anna} cerca ${where}`
  // Where nobody has said what is found, the game stands still while it is looked for.
  const after = roots.slice(i + 1)
  const open = halted(t) && after.every((x) => is(x, 'nameTop'))
  const hidden = e.zones.some((z) => z === 'library' || z === 'hand')
  if (open && !hidden) {
    const are = verbatim(e.zones.length === 1 ? 'che è una zona pubblica' : 'che sono zone pubbliche')
    const there = phrase`${looks}, ${are}`
    const elsewhere = inHidden(t, n)
    const found = elsewhere.length ? phrase`${there}: si può non trovare solo in una zona nascosta` : there
    const all = [...rules, ...elsewhere, ...answering(t, 'zonePublic')]
    return [{ ...base, rules: all, whole: true, sentence: sentence(found) }]
  }
  if (open || finds(after) || found(t)) return [{ ...base, rules, sentence: sentence(looks) }]
  if (hidden && e.quality)
    return [
      {
        ...base,
        // What lets it be so is more than what searching is.
        rules: answering(t, 'leastFound').filter((r) => !naming(t, n).includes(r)),
        sentence: sentence(phrase`${looks} e non trova: con una qualità indicata è permesso`),
      },
    ]
  return [{ ...base, rules, sentence: sentence(phrase`${looks} e non trova carte`) }]
}

/** Whether something was found, where nothing that comes after shows it: somebody has it shuffled in with the rest. */
const found = (t: Tale): boolean =>
  t.evaluation.chosen.some(
    ({ choose, action, answer }) =>
      choose === 'search' && action === t.action && Array.isArray(answer) && answer.length > 0,
  )

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
  // Where nobody has said yet what goes where, nothing has gone.
  const nothing = halted(t) ? '' : ': il grimorio è vuoto'
  const what = parts.length ? phrase`: ${and(parts)}` : verbatim(nothing)
  return [{ sentence: sentence(phrase`${anna} sorveglia ${amount}${what}`), rules: rulesOf(n), batch: n.h.batch }]
}
