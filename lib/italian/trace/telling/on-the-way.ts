import { rulesAbout } from '#lib/rules/index'
import type { Dated, Tale } from './context'

/** The rules by which each turn untaps and draws. */
const EACH_TURN: readonly string[] = [...rulesAbout('turnBased', 'untap'), ...rulesAbout('turnBased', 'draw')]

/**
 * What each turn brings by itself before the moment at which a story begins, where the script passes through other steps to come there: whoever
 * tells the story begins with that moment.
 */
export function isOnTheWay({ people, evaluation }: Tale, { action, explains, rules, of = [] }: Dated): boolean {
  const { script = [] } = people.scenario
  const begins = script.findIndex((s) => typeof s !== 'object' || !('step' in s))
  if (begins < 2 || action >= begins || explains) return false
  const comes = of.some((id) => evaluation.trace?.happenings[id]?.event.type === 'nextTurn')
  return comes || rules.some((rule) => EACH_TURN.includes(rule))
}
