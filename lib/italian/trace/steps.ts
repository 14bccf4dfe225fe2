import type { Evaluation, GameState, View } from '#lib/rules/index'
import { typeset } from '../grammar/index'
import type { People } from '../names/people'
import { lifeChanges } from '../table/changes'
import { momentsOf } from '../table/moments'
import { describeTable } from '../table/table'
import type { StepView, TableView } from '../views'
import { type Told, tellStory } from './story'

/** Sentences with the table as it is after each, and what changed on it since the one before. */
export function drawn(e: Evaluation, people: People, trace: readonly Told[]): readonly StepView[] {
  const moments = momentsOf(e, trace)
  const start = e.trace?.frames[0] ?? e.start
  const after = (n: number): GameState => moments[n]?.state ?? start
  const views = new Map<GameState, View>()
  // One view of each moment: it is what a step ends with, and what the next one begins with.
  const look = (state: GameState): View => {
    const view = views.get(state) ?? e.look(state)
    views.set(state, view)
    return view
  }
  /** The table as it stands and stood: it is drawn once, however many steps say why it is so. */
  const still = new Map<GameState, TableView>()
  const unmoved = (state: GameState): TableView => {
    const table = still.get(state) ?? describeTable(look(state), people, { before: look(state) })
    still.set(state, table)
    return table
  }
  return trace.map((step, n) => {
    // A sum goes on over the steps of one batch, as it does beside their sentences.
    const first = trace.findIndex(({ batch }) => batch === step.batch)
    const since = moments.slice(first, n + 1).flatMap((m) => m.since)
    return {
      n: n + 1,
      sentence: typeset(step.sentence),
      rules: step.rules,
      figure: step.figure,
      decisive: step.decisive,
      table:
        after(n) === after(n - 1)
          ? unmoved(after(n))
          : describeTable(look(after(n)), people, {
              before: look(after(n - 1)),
              changes: lifeChanges(after(first - 1), after(n), since),
            }),
    }
  })
}

/** The steps of an evaluation that no question is about, each with the table as it is then. */
export const stepsOf = (e: Evaluation, people: People): readonly StepView[] => drawn(e, people, tellStory(e, people))
