import type { Evaluation } from '#lib/rules/index'
import { type Told, tellTrace } from './event'
import { typeset } from './grammar/index'
import type { People } from './people'
import { describeTable } from './table'
import { lifeChanges } from './table/changes'
import type { StepView } from './views'

/** Sentences with the table as it is after each, and what changed on it since the one before. */
export function drawn(e: Evaluation, people: People, trace: readonly Told[]): readonly StepView[] {
  const frames = e.trace?.frames ?? []
  const view = (n: number) => e.look(frames[Math.min(Math.max(n, 0), frames.length - 1)] ?? e.outcome)
  return trace.map((step, n) => ({
    n: n + 1,
    sentence: typeset(step.sentence),
    rules: step.rules,
    figure: step.figure,
    decisive: step.decisive,
    table: describeTable(view(step.batch), people, {
      before: view(step.before),
      changes: lifeChanges(e, step.before, step.batch),
    }),
  }))
}

/** The steps of an evaluation that no question is about, each with the table as it is then. */
export const stepsOf = (e: Evaluation, people: People): readonly StepView[] => drawn(e, people, tellTrace(e, people))
