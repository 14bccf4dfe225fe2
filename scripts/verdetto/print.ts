import type { Json } from '#lib/base/json'
import { headline, sayExhausted } from '#lib/italian/index'
import { NATURAL_FORM, type Probe } from '#lib/questions/index'
import { answer, type ChoiceRequest, type Evaluation, type Question } from '#lib/rules/index'
import type { Fault } from './document'
import type { Answered, Played, Result } from './play'

/** The result of one scenario in Italian, for a person at a terminal. */
export const asText = (result: Result, name: string): string =>
  result.exit === 2 ? sayFaults(result.faults, name) : saying(result.played).join('\n')

/** `scenario.yaml:3:14: field.A[0].pt: …` */
export const sayFaults = (faults: readonly Fault[], name: string): string =>
  faults
    .map(({ path, line, column, message }) => `${name}:${line}:${column}: ${path === '' ? '' : `${path}: `}${message}`)
    .join('\n')

function saying(p: Played): readonly string[] {
  const { scenario, evaluation: e } = p
  return [
    ...(scenario.title === undefined ? [] : [scenario.title, '']),
    ...ending(e),
    'Esito',
    ...outcome(p).map((line) => `  ${line}`),
    ...(p.told.length ? ['', 'Che cosa succede'] : []),
    ...p.told.map(({ sentence, figure, rules }, n) => {
      const cited = rules.length ? ` (${rules.join(', ')})` : ''
      return `  ${n + 1}. ${sentence}${figure === '' ? '' : ` ${figure}`}${cited}`
    }),
    ...(p.answers.length ? ['', 'Risposte'] : []),
    ...p.answers.map((q) => `  ${sayAnswer(p, q)}`),
    ...sayWhyNot(p),
    ...sayExplored(p),
    ...e.unused.map((c) => `Nessuno chiede la scelta «${c.choose}»: ${JSON.stringify(c)}`),
  ]
}

/** Why there is no end, where there is none. */
function ending(e: Evaluation): readonly string[] {
  if (e.status === 'complete') return []
  if (e.status === 'exhausted') return [sayExhausted(e), '']
  if (e.status === 'stuck') return [`Lo scenario non arriva mai alla fine: ${e.reason}.`, '']
  const wrong = e.illegal === undefined ? '' : ` La risposta ${JSON.stringify(e.illegal)} non è fra quelle possibili.`
  return [`${sayChoice(e.choice)}${wrong}`, '']
}

const sayChoice = ({ choose, player, of, options }: ChoiceRequest): string =>
  `Manca una scelta di ${player}: choices: [{ choose: ${choose}, player: ${player}, of: ${of}, answer: … }], fra ${options.join(', ')}.`

function outcome(p: Played): readonly string[] {
  const { evaluation: e } = p
  const { order, players, poison } = e.outcome
  const asked: Question[] = [
    ...order.flatMap((player): Question[] => [
      { ask: 'life', player },
      ...(poison[players[player]?.pool ?? player] ? [{ ask: 'poison', player } as const] : []),
      ...(players[player]?.lost === undefined ? [] : [{ ask: 'lost', player } as const]),
    ]),
    ...Object.keys(e.start.cards).flatMap((object): Question[] => {
      const moved = answer({ ask: 'zone', object }, e) !== answer({ ask: 'zone', object, after: 'start' }, e)
      if (moved) return [{ ask: 'zone', object }]
      return e.outcome.objects[object]?.damage ? [{ ask: 'marked', object }] : []
    }),
  ]
  return [...new Set(asked.map((q) => saidOf(p, q)))]
}

/** An answer in Italian where the question has words; else as data. */
function saidOf({ people, evaluation }: Played, q: Question): string {
  const value = answer(q, evaluation) ?? null
  const { after, ...rest } = q
  try {
    if (people !== null && value !== null && after === undefined && q.ask in NATURAL_FORM)
      return headline(
        rest as Probe,
        rest.ask === 'legal' || typeof value === 'boolean' ? { verdict: value } : value,
        people,
      )
  } catch {
    // Said as data, then.
  }
  const { ask, is: _, ...words } = q as Question & { is?: unknown }
  const said = Object.entries(words).map(([k, v]) => `${k}: ${typeof v === 'string' ? v : JSON.stringify(v)}`)
  return `${[ask, ...said].join(', ')}: ${JSON.stringify(value)}`
}

function sayAnswer(p: Played, { answer: _, holds, ...q }: Answered): string {
  const said = saidOf(p, q as Question)
  if (holds === undefined) return said
  return holds ? `${said} (come previsto)` : `${said} (era previsto ${JSON.stringify(q.is)})`
}

/** «Perché non…?» */
function sayWhyNot({ whyNot }: Played): readonly string[] {
  if (!whyNot) return []
  if ('misses' in whyNot) {
    const none = 'È successo, o ci mancava più di una cosa.'
    const each = whyNot.said.length ? whyNot.said : whyNot.misses.map((m) => `${m.kept.by} (${m.rules.join(', ')})`)
    return ['', 'Perché non…?', ...(each.length ? each : [none]).map((line) => `  ${line}`)]
  }
  const { legal, said, violations } = whyNot
  const head =
    legal === null
      ? 'Non si può dire: la partita è finita, o manca una scelta.'
      : legal
        ? 'Si può fare.'
        : 'Non si può fare:'
  const each = said.length ? said : violations.map((v) => `${v.reason} (${v.rule})`)
  return ['', 'Perché non…?', `  ${head}`, ...(legal === false ? each.map((line) => `  ${line}`) : [])]
}

function sayExplored({ explored, evaluation }: Played): readonly string[] {
  if (!explored) return []
  const { complete, tried, outcomes } = explored
  return [
    '',
    `Esiti possibili: ${outcomes.length}${complete ? '' : `, almeno (provate ${tried} combinazioni, non tutte)`}`,
    ...outcomes.flatMap(({ count, ways, outcome }, n) => [
      `  ${n + 1}. ${summary(outcome, evaluation.start.order)}; si arriva in ${count} ${count === 1 ? 'modo' : 'modi'}, per esempio:`,
      ...choicesOf(ways).map((c) => `     ${JSON.stringify(c)}`),
    ]),
  ]
}

const choicesOf = (ways: Json): readonly Json[] => {
  const [first] = Array.isArray(ways) ? ways : []
  return Array.isArray(first) ? first : []
}

/** «A 20, N 13; sul campo: orso» */
function summary(outcome: Json, order: readonly string[]): string {
  const { players = {}, game = {} } = outcome as {
    players?: Record<string, { life?: number }>
    game?: { survivors?: readonly string[] }
  }
  const life = order.map((p) => `${p} ${players[p]?.life ?? ''}`).join(', ')
  return `${life}; creature: ${game.survivors?.join(', ') || 'nessuna'}`
}
