import type { EventOf } from '#lib/rules/index'
import { agree, al, danni, del, type Phrase, phrase, sentence, verb, verbatim } from '../../grammar/index'
import { segnalini } from '../../names/terms'
import { object, othersDeal, type Saying, type Tale, target } from './context'
import { course } from './course'
import { is, type Node, rulesOf } from './tree'

const INSTEAD = { destroy: 'distrutto', untap: 'STAPpato' } as const
type Kept = EventOf<keyof typeof INSTEAD>

/** What the counters of a permanent make of an event: «Il segnalino scudo previene 3 danni a Orso.», «Invece di essere STAPpato Orso perde 1 segnalino stordimento.» */
export function byCounter(t: Tale, n: Node): readonly Saying[] | undefined {
  const kind = /\/(shield|stun)$/.exec(n.h.through ?? '')?.[1]
  if (n.h.fate !== 'replaced' || kind === undefined) return undefined
  const gone = n.children.filter((c) => is(c, 'adjustCounters'))
  const base = { rules: [...n.h.by, ...rulesOf(...gone)], batch: n.h.batch }
  const rest = n.children.filter((c) => !is(c, 'adjustCounters'))
  if (is(n, 'damage')) {
    const x = target(t, n.h.event.target)
    const prevents = rest.length
      ? phrase`il danno non può essere prevenuto`
      : phrase`il segnalino scudo previene ${danni(n.h.event.amount)}${byWhom(t, n)} ${al(x)}${verbatim(gone.length === 0 && oneForAll(t, n) ? ': ne basta uno per tutto il danno' : '')}`
    return [
      {
        ...base,
        sentence: sentence(gone.length ? phrase`${prevents} e si toglie ${segnalini(1, kind)}` : prevents),
      },
      ...t.tell(rest),
    ]
  }
  if (!is(n, 'destroy') && !is(n, 'untap')) return undefined
  return [{ ...base, sentence: sentence(kept(t, n as Node<Kept>, kind, gone[0])) }, ...t.tell(rest)]
}

/** Whose damage is prevented, where others deal some at the same moment. */
const byWhom = (t: Tale, n: Node<EventOf<'damage'>>): Phrase =>
  othersDeal(t, n) ? phrase` ${del(object(t, n.h.event.source))}` : verbatim('')

/** Whether a counter has gone already for other damage of the same moment. */
const oneForAll = (t: Tale, { h }: Node<EventOf<'damage'>>): boolean =>
  (t.evaluation.trace?.happenings ?? []).some(
    ({ event: e, fate, batch }) =>
      e.type === 'adjustCounters' &&
      e.on === h.event.target &&
      e.counter === 'shield' &&
      fate === 'happened' &&
      batch === h.batch,
  )

function kept(t: Tale, { h: { event: e } }: Node<Kept>, kind: string, gone: Node | undefined): Phrase {
  const x = object(t, e.object)
  // By an effect as well: who looks for it in the untap step only reads it here.
  const by = verbatim(
    e.type === 'untap' && t.view(t.batch - 1).state.turn.step !== 'untap'
      ? 'anche fuori dalla sottofase di STAP, '
      : '',
  )
  const instead = phrase`${by}${verbatim('invece di essere')} ${verbatim(agree(INSTEAD[e.type], x))}`
  return gone && is(gone, 'adjustCounters')
    ? phrase`${instead} ${x} ${verb('perde', x)} ${segnalini(1, kind)}${course(t, gone, -1)}`
    : phrase`${instead} ${x} resta com'è`
}
