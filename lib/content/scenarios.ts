import type { Json } from '#lib/base/json'
import { err, ok, type Result } from '#lib/base/result'
import { cards } from '#lib/cards/index'
import { sayExhausted, sayProblem } from '#lib/italian/index'
import type { ScenarioEnd, ScenarioProblem } from '#lib/lessons/index'
import { type AskSpec, asExpected, type ChoiceRequest, type Evaluation, evaluateDocument } from '#lib/rules/index'

export { sayProblem }

/** `field.A[0].pt` as steps into the data. */
export const stepsOf = (path: string): (string | number)[] =>
  [...path.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([step, index]) => (index === undefined ? step : Number(index)))

const sayChoice = ({ choose, of, options }: ChoiceRequest): string =>
  `Manca una scelta. Aggiungi in fondo: choices: [ { choose: ${choose}, of: ${of}, answer: … } ], fra ${options.join(', ')}.`

/** A scenario of a lesson runs to its end with nothing left over. */
function leftOver(e: Evaluation): readonly ScenarioProblem[] {
  const skipped = e.reports.findIndex((r) => r.type === 'skipped')
  return [
    ...(skipped < 0
      ? []
      : [{ path: ['script', skipped], message: 'Qui la partita è già finita: togli questa azione.' }]),
    ...e.unused.map(({ choose }) => ({ path: ['choices'], message: `Nessuno chiede la scelta «${choose}»: toglila.` })),
  ]
}

/** Evaluates the scenario of a lesson by the true rules, and says how it ends or what keeps it from ending. */
export function evaluateScenario(data: Json): Result<ScenarioEnd, readonly ScenarioProblem[]> {
  const evaluated = evaluateDocument(data, { pool: cards })
  if (!evaluated.ok) return err(evaluated.error.map((p) => ({ path: stepsOf(p.path), message: sayProblem(p) })))
  const e = evaluated.value
  if (e.status === 'undecided') return err([{ path: ['choices'], message: sayChoice(e.choice) }])
  if (e.status === 'exhausted') return err([{ path: ['script', e.action], message: sayExhausted(e) }])
  if (e.status === 'stuck') return err([{ path: ['script'], message: 'Lo scenario non arriva mai alla fine.' }])
  const problems = leftOver(e)
  if (problems.length > 0) return err(problems)
  // The document has been checked: what it asks are questions.
  const { ask = [] } = data as { readonly ask?: readonly AskSpec[] }
  if (asExpected(ask, e) === false) return ok('unmet')
  return ok(e.reports.some((r) => r.type === 'refused') ? 'illegal' : 'complete')
}
