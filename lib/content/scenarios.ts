import type { Json } from '#lib/base/json'
import { err, ok, type Result } from '#lib/base/result'
import type { ScenarioEnd, ScenarioProblem } from '#lib/lessons/index'
import { type ChoiceRequest, type Evaluation, evaluateDocument, type Problem } from '#lib/rules/index'

const wanted: readonly (readonly [RegExp, string])[] = [
  [/^text$/, 'un testo'],
  [/^true or false$/, 'true oppure false'],
  [/^a list$/, 'un elenco fra parentesi quadre'],
  [/^names with values$/, 'un gruppo di nomi con il loro valore, fra parentesi graffe'],
  [/^an object with (.*)$/, 'un gruppo fra parentesi graffe con $1'],
  [/^a whole number from (\S+) to (\S+)$/, 'un numero intero da $1 a $2'],
  [/^a label.*$/, 'un nome breve in minuscolo, senza spazi e senza accenti'],
  [/^a mana cost such as (.*)$/, 'un costo come $1'],
  [/^power and toughness,? such as (.*)$/, 'forza e costituzione, ad esempio $1'],
  [/^power and toughness on a creature$/, 'forza e costituzione solo su una creatura'],
]

const inItalian = (expected = ''): string => {
  const found = wanted.find(([english]) => english.test(expected))
  return found ? expected.replace(...found) : expected
}

/** What is wrong in a scenario, for whoever writes it. */
export function sayProblem({ code, found = '', expected }: Problem): string {
  switch (code) {
    case 'unknown-key':
      return `Nello scenario «${found}» qui non ci va. Si possono usare: ${expected}.`
    case 'missing':
      return `Nello scenario manca ${inItalian(expected)}.`
    case 'wrong-type':
      return `Nello scenario ${found} non va: ci vuole ${inItalian(expected)}.`
    case 'not-one-of':
      return `Nello scenario ${found} non va. Si può scegliere fra: ${expected}.`
    case 'unknown-name':
      return `Nello scenario non c'è niente che si chiami «${found}»${expected ? `. Ci sono: ${expected}` : ''}.`
    case 'duplicate':
      return `Nello scenario il nome «${found}» è usato due volte.`
    case 'impossible':
      return `Nello scenario «${found}» non è possibile: ${inItalian(expected)}.`
  }
}

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

/** Plays the scenario of a lesson by the true rules, and says how it ends or what keeps it from ending. */
export function playScenario(data: Json): Result<ScenarioEnd, readonly ScenarioProblem[]> {
  const played = evaluateDocument(data)
  if (!played.ok) return err(played.error.map((p) => ({ path: stepsOf(p.path), message: sayProblem(p) })))
  const e = played.value
  if (e.status === 'undecided') return err([{ path: ['choices'], message: sayChoice(e.choice) }])
  if (e.status === 'stuck') return err([{ path: ['script'], message: 'Lo scenario non arriva mai alla fine.' }])
  const problems = leftOver(e)
  if (problems.length > 0) return err(problems)
  return ok(e.reports.some((r) => r.type === 'refused') ? 'illegal' : 'complete')
}
