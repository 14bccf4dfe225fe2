import { type Evaluation, evaluateBy } from './run'
import { inWords } from './scenario/figures'
import { type Pool, withCards } from './scenario/pool'
import type { Scenario } from './scenario/scenario'
import { type Book, open } from './volumes/open'
import { VOLUMES, volumesFor } from './volumes/words'

/** A scenario as it was played: how it began, and what it came to. */
export interface Opened {
  readonly scenario: Scenario
  readonly begun: Evaluation
  readonly played: Evaluation
}

/**
 * Plays a document that has been checked, with the volumes of the book that its words ask for: what a page in a browser loads. What comes
 * of it is what comes of it by the whole book; where something is missing all the same, the whole book is opened.
 */
export async function playOpened(document: unknown, pool: Pool): Promise<Opened> {
  const scenario = inWords(withCards(document, pool)) as Scenario
  const asked = volumesFor(scenario)
  const opened = playBy(scenario, await open(asked))
  if (opened.played.status !== 'stuck' || asked.length === VOLUMES.length) return opened
  return playBy(scenario, await open(VOLUMES))
}

const playBy = (scenario: Scenario, { rules, kit }: Book): Opened => ({
  scenario,
  begun: evaluateBy({ ...scenario, script: [], choices: [] }, rules, kit, false),
  played: evaluateBy(scenario, rules, kit, true),
})
