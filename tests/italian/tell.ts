import { askProbe, describeScenario, headline, peopleOf, tellTrace } from '#lib/italian/index'
import { readProbe } from '#lib/questions/probe'
import { evaluate } from '#lib/rules/index'
import type { Sample } from './scenarios'

/** A sample as a reader meets it: the scenario, the question, the steps, the answer. */
export function tell({ title, scenario, probe }: Sample): string {
  const people = peopleOf(scenario)
  const e = evaluate(scenario, { trace: true })
  const value = probe && readProbe(probe, e)
  return [
    `## ${title}${e.status === 'complete' ? '' : ` (${e.status})`}`,
    ...describeScenario(people, probe),
    ...(probe ? [`? ${askProbe(probe, people)}`] : []),
    ...tellTrace(e, people, undefined, probe && { probe }).map(
      (s, n) => `${n + 1}. ${s.sentence}${s.figure ? ` [${s.figure}]` : ''}`,
    ),
    ...(probe && value !== undefined ? [`= ${headline(probe, value, people)}`] : []),
  ].join('\n')
}
