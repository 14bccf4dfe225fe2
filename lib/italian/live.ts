import type { Json } from '#lib/base/json'
import { err, ok, type Result } from '#lib/base/result'
import { cards } from '#lib/cards/index'
import { playOpened } from '#lib/rules/opened'
import { peopleFrom } from './people'
import type { Unplayed } from './played'
import { stepsOf } from './steps'
import type { StepView } from './views'

/**
 * What happens in a scenario that has been checked, step by step, where the rules come over the network: only those that its words ask
 * for are fetched.
 */
export async function tellLive(
  document: Json,
): Promise<Result<readonly StepView[], Exclude<Unplayed, { type: 'problems' }>>> {
  const { scenario, begun, played } = await playOpened(document, cards)
  if (played.status !== 'complete') return err({ type: played.status })
  return ok(stepsOf(played, peopleFrom(scenario, begun.look(begun.start))))
}
