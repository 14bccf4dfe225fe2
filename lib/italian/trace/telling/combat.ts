import type { EventOf, GameState, ObjectId, View } from '#lib/rules/index'
import { compareRules } from '#lib/rules/numbers'
import { and, type Phrase, phrase, sentence, verb, verbatim } from '../../grammar/index'
import { tramplers, tramplingBlockers } from './assigning'
import { object, type Saying, type Tale } from './context'
import { changedStrikers, curious, missing, tappedBlockers } from './fighting'
import { all, is, type Node } from './tree'

/** Which of the combat damage steps a step is. */
function stepName(n: Node<EventOf<'step'>>, before: GameState | undefined): Phrase {
  if (n.h.event.step === 'first-combat-damage') return verbatim('nella prima sottofase di danno da combattimento')
  if (before?.combat?.struckFirst) return verbatim('nella seconda sottofase di danno da combattimento')
  return verbatim('nella sottofase di danno da combattimento')
}

/** What a combat damage step is made of: `dealt` are the dealings of damage in it. */
export function damageStep(
  t: Tale,
  n: Node<EventOf<'step'>>,
  dealt: readonly Node<EventOf<'damage'>>[],
): readonly Saying[] {
  const { batch } = n.h
  const before = t.frames[batch]
  const v = t.view(batch)
  const first = n.h.event.step === 'first-combat-damage'
  const second = !first && before?.combat?.struckFirst !== undefined
  // Who is to deal damage to what is not there deals none.
  const sources = [...new Set(dealt.flatMap((d) => (d.h.fate === 'impossible' ? [] : [d.h.event.source])))]
  const rules = strikeRules(t)
  const gone = second ? missing(t, v) : []
  const named = first || (second && (sources.length > 0 || !gone.length))
  const strikes = named
    ? [
        {
          sentence: sentence(
            phrase`${stepName(n, before)} ${strike(t, sources, first && others(v, sources), dealt.some(isDealt))}`,
          ),
          rules,
          batch,
        },
      ]
    : []
  const changed = second ? changedStrikers(t, v, sources) : []
  return [
    ...tappedBlockers(t, v, sources, batch),
    // That nobody deals damage comes of what each has done before.
    ...(sources.length > 0 ? [...strikes, ...changed] : named ? [...changed, ...strikes] : [...gone, ...changed]),
    ...(named ? gone : []),
    ...curious(t, v, sources, batch),
    ...tramplers(t, v, dealt, batch),
    ...tramplingBlockers(t, v, dealt, batch),
  ]
}

/** Rules that said who deals damage in this step, by number. */
const strikeRules = (t: Tale): readonly string[] => {
  const asked = ['strikesFirst', 'strikesNow', 'damageSteps']
  const said =
    t.evaluation.trace?.entries.filter(
      (e) => e.action === t.action && typeof e.gave === 'string' && asked.includes(e.gave),
    ) ?? []
  return [...new Set(said.map((e) => e.rule).sort(compareRules))]
}

/** Whether damage is dealt in the end: what is prevented has only been assigned. */
const isDealt = (n: Node<EventOf<'damage'>>): boolean => all(n).some((x) => is(x, 'damage') && x.h.fate === 'happened')

/** Whether anybody in combat deals no damage in this step. */
const others = ({ state: { combat } }: View, sources: readonly ObjectId[]): boolean =>
  (combat?.attackers ?? []).some(({ id, blockers }) => [id, ...blockers].some((x) => !sources.includes(x)))

function strike(t: Tale, ids: readonly ObjectId[], only: boolean, dealt: boolean): Phrase {
  const who = ids.map((id) => object(t, id))
  if (!who.length) return verbatim('nessuna creatura infligge danno')
  return phrase`${verbatim(only ? 'solo ' : '')}${and(who)} ${verb(dealt ? 'infligge' : 'assegna', who)} danno`
}
