import { type EventOf, type ObjectId, rulesAnswering, type View } from '#lib/rules/index'
import { al, and, counted, danni, del, ed, figure, il, phrase, sentence, verb, verbatim } from '../../grammar/index'
import { answering, has, object, player, type Saying, type Tale, target } from './context'
import type { Node } from './tree'

/** How much is enough for each blocker, and what is left for the player. */
export function tramplers(
  t: Tale,
  v: View,
  dealt: readonly Node<EventOf<'damage'>>[],
  batch: number,
): readonly Saying[] {
  const through = new Map<string, number>()
  const chosen = (v.state.combat?.attackers ?? []).filter(
    (a) =>
      a.blocked &&
      a.blockers.length > 0 &&
      has(v, a.id, 'trample') &&
      dealt.some((d) => d.h.event.source === a.id && d.h.event.target === a.attacks),
  )
  return chosen.flatMap((a, n) => {
    const given = (to: string): number =>
      dealt.reduce((sum, d) => (d.h.event.source === a.id && d.h.event.target === to ? sum + d.h.event.amount : sum), 0)
    const need = (b: ObjectId): number =>
      Math.min(given(b), v.ask('lethalAssignment', { object: b, source: a.id }) ?? given(b))
    const rules = [...new Set(a.blockers.flatMap((b) => sparing(t, v, a.id, b)))]
    const enough = a.blockers.map((b): Saying => enoughFor(t, v, a.id, b, need(b), batch))
    const most = a.blockers.every((b) => given(b) === need(b))
    const rest = given(a.attacks)
    const total = (through.get(a.attacks) ?? 0) + rest
    through.set(a.attacks, total)
    const sum =
      n > 0 && n === chosen.length - 1 && total > rest ? phrase`, per un totale ${del(figure(total))}` : verbatim('')
    const anna = player(t, v.controller(a.id))
    // Only who believes it has some of what is left go on to somebody else.
    const beyond = dealt.filter(
      ({ h: { event: e } }) => e.source === a.id && e.target !== a.attacks && !a.blockers.includes(e.target),
    )
    if (beyond.length > 0) return [...enough, dividing(t, v, a, beyond, rest, rules, batch)]
    return [
      ...enough,
      {
        sentence: sentence(
          phrase`${anna} ${verbatim(most ? 'può assegnare' : 'assegna')} ${al(target(t, a.attacks))} ${il(counted(rest, 'danno'))} ${verbatim(rest === 1 ? 'restante' : 'restanti')} ${del(object(t, a.id))}${sum}`,
        ),
        rules,
        batch,
      },
    ]
  })
}

/** Who believes that a blocker tramples has it do so: what is enough for the attacker, and what is left for its controller. */
export function tramplingBlockers(
  t: Tale,
  v: View,
  dealt: readonly Node<EventOf<'damage'>>[],
  batch: number,
): readonly Saying[] {
  return (v.state.combat?.attackers ?? []).flatMap(({ id, blockers }) =>
    blockers.flatMap((b): readonly Saying[] => {
      const to = (target: string): number =>
        dealt.reduce(
          (sum, d) => (d.h.event.source === b && d.h.event.target === target ? sum + d.h.event.amount : sum),
          0,
        )
      const [given, rest] = [to(id), to(v.controller(id))]
      if (rest === 0 || !has(v, b, 'trample')) return []
      const rules = sparing(t, v, b, id)
      const anna = player(t, v.controller(b))
      return [
        enoughFor(t, v, b, id, given, batch),
        {
          sentence: sentence(
            phrase`${anna} assegna ${al(target(t, v.controller(id)))} ${il(counted(rest, 'danno'))} ${verbatim(rest === 1 ? 'restante' : 'restanti')} ${del(object(t, b))}`,
          ),
          rules,
          batch,
        },
      ]
    }),
  )
}

/** «I 4 danni restanti di Rinoceronte si dividono: 2 a Eremita e 2 a Nunzio.» */
function dividing(
  t: Tale,
  v: View,
  { id, attacks }: { readonly id: ObjectId; readonly attacks: string },
  beyond: readonly Node<EventOf<'damage'>>[],
  rest: number,
  rules: readonly string[],
  batch: number,
): Saying {
  const all = beyond.reduce((sum, d) => sum + d.h.event.amount, rest)
  const parts = [
    phrase`${figure(rest)} ${al(target(t, attacks))}`,
    ...beyond.map((d) => phrase`${figure(d.h.event.amount)} ${al(target(t, d.h.event.target))}`),
  ]
  const text = phrase`${player(t, v.controller(id))} divide ${il(counted(all, 'danno'))} restanti ${del(object(t, id))}: ${and(parts)}`
  return { sentence: sentence(text), rules, batch }
}

/** The rules that say how much a blocker must be assigned before anybody else is. */
const sparing = (t: Tale, v: View, source: ObjectId, object: ObjectId): readonly string[] =>
  rulesAnswering(t.evaluation.rules, v, 'lethalAssignment', { object, source })

/** Whether damage to a blocker is prevented as it is dealt: whoever assigns it does not look at that. */
const savedFrom = (t: Tale, blocker: ObjectId): boolean =>
  t.evaluation.trace?.happenings.some(
    ({ event: e, fate }) => e.type === 'damage' && e.target === blocker && fate !== 'happened',
  ) === true

/** «Con tocco letale basta 1 danno assegnato a Golem perché il resto sia eccesso.» */
function enoughFor(t: Tale, v: View, attacker: ObjectId, blocker: ObjectId, given: number, batch: number): Saying {
  const golem = object(t, blocker)
  const rules = sparing(t, v, attacker, blocker)
  const marked = v.state.objects[blocker]?.damage ?? 0
  const suffices = phrase`${verb('basta', given)} ${danni(given)}`
  if (has(v, attacker, 'deathtouch') && given === 1)
    return {
      sentence: sentence(
        phrase`con tocco letale ${suffices} ${verbatim('assegnato')} ${al(golem)} perché il resto sia eccesso${verbatim(savedFrom(t, blocker) ? ', anche se quel danno viene prevenuto' : '')}`,
      ),
      rules: [...answering(t, 'oneIsLethal'), ...rules],
      batch,
    }
  const toughness = v.characteristics(blocker).toughness ?? 0
  // Only who counts what will be prevented finds nothing enough for a creature whose damage is not lethal yet.
  if (given === 0 && toughness > marked)
    return {
      sentence: sentence(
        phrase`il danno ${del(object(t, attacker))} ${al(golem)} viene prevenuto comunque: basta assegnare ${danni(0)}`,
      ),
      rules,
      batch,
    }
  // Who does not look at what is marked takes all of the toughness for what has to be assigned.
  if (marked > 0 && given < toughness)
    return {
      sentence: sentence(
        phrase`${golem} ha costituzione ${figure(toughness)} ${ed(danni(marked))} ${verbatim(marked === 1 ? 'segnato' : 'segnati')}: basta assegnare ${danni(given)} ${del(object(t, attacker))}`,
      ),
      rules: [...rules, ...answering(t, 'lethalDamage')],
      batch,
    }
  return {
    sentence: sentence(
      phrase`${golem} ha costituzione ${figure(toughness)}: basta assegnare ${danni(given)} ${del(object(t, attacker))}`,
    ),
    rules,
    batch,
  }
}
