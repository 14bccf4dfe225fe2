import type { EventOf, GameState, ObjectId } from '#lib/rules/index'
import { and, type Phrase, phrase, sentence, verb, verbatim } from '../grammar/index'
import { tramplers } from './assigning'
import { citing, object, type Saying, type Tale } from './context'
import { changedStrikers, curious, missing } from './fighting'
import type { Node } from './tree'

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
  const sources = [...new Set(dealt.map((d) => d.h.event.source))]
  const rules = strikeRules(t)
  const gone = second ? missing(t, v) : []
  const named = first || (second && (sources.length > 0 || !gone.length))
  return [
    ...(named
      ? [{ sentence: sentence(phrase`${stepName(n, before)} ${strike(t, sources, first)}`), rules, batch }]
      : []),
    ...(second ? changedStrikers(t, v, sources) : []),
    ...gone,
    ...curious(t, v, sources, batch),
    ...tramplers(t, v, dealt, batch),
  ]
}

/** Rules that said who deals damage in this step. */
const strikeRules = (t: Tale): readonly string[] => {
  const asked = ['strikesFirst', 'strikesNow', 'damageSteps']
  const said =
    t.evaluation.trace?.entries.filter(
      (e) => e.action === t.action && typeof e.gave === 'string' && asked.includes(e.gave),
    ) ?? []
  return [...new Set(['510.4', ...said.map((e) => e.rule as string)])].filter((r) => citing(t, r).length)
}

function strike(t: Tale, ids: readonly ObjectId[], first: boolean): Phrase {
  const who = ids.map((id) => object(t, id))
  if (!who.length) return verbatim('nessuna creatura infligge danno')
  return phrase`${verb('infligge', who)} danno${verbatim(first ? ' solo' : '')} ${and(who)}`
}
