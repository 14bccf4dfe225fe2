import { canonical, type Json } from '#lib/base/json'
import { err, ok, type Result } from '#lib/base/result'
import { cards } from '#lib/cards/index'
import { peopleOf, sayValue } from '#lib/italian/index'
import type { Foretold } from '#lib/lessons/index'
import { believedAnswer, NATURAL_FORM, type Reading, readProbe } from '#lib/questions/index'
import { evaluateChecked } from '#lib/rules/checked'
import type { AskSpec } from '#lib/rules/index'

const isReading = (ask: AskSpec): ask is AskSpec & Reading =>
  ask.ask in NATURAL_FORM && ask.after === undefined && ask.is === undefined

/** Choices at most: the style sheet has words for so many (`scenario.css`), and nobody weighs more. */
const MOST = 6

/** What has an order of its own comes in it: numbers, and yes before no. */
function inOrder(a: { readonly value: Json; readonly text: string }, b: typeof a): number {
  if (typeof a.value === 'number' && typeof b.value === 'number') return a.value - b.value
  if (typeof a.value === 'boolean') return Number(b.value) - Number(a.value)
  return a.text < b.text ? -1 : 1
}

/** The one thing that a table asks, and what comes of it by the rules. */
function askedOf(data: Json) {
  const { scenario, evaluation } = evaluateChecked(data, cards)
  const [ask, second] = scenario.ask ?? []
  if (!ask || second || !isReading(ask))
    return err(
      'Per prevedere, «ask» chiede una cosa sola, di quelle che chiedono le domande, senza «is» e senza «after».',
    )
  const right = readProbe(ask, evaluation)
  return right === undefined
    ? err('A ciò che «ask» chiede non c’è risposta: controlla i nomi.')
    : ok({ scenario, ask, right })
}

/**
 * What may be foretold of a table that asks one thing: what comes of it by the rules, and what comes of it for whoever holds one of the
 * beliefs. Of a yes or no both are there, though nobody believe the other. The error is a sentence for the author.
 */
export function foretell(data: Json, beliefs: readonly string[]): Result<readonly Foretold[], string> {
  const asked = askedOf(data)
  if (!asked.ok) return asked
  const { scenario, ask, right } = asked.value
  const found: { value: Json; right?: true; belief?: string }[] = [{ value: right, right: true }]
  for (const belief of beliefs) {
    const value = believedAnswer(scenario, ask, belief)
    if (value === undefined) return err(`Chi pensa «${belief}» qui non arriva alla fine: toglilo da «malintesi».`)
    if (canonical(value) === canonical(right))
      return err(`Chi pensa «${belief}» prevede il giusto: toglilo da «malintesi».`)
    if (!found.some((other) => canonical(other.value) === canonical(value))) found.push({ value, belief })
  }
  if (typeof right === 'boolean' && found.length === 1) found.push({ value: !right })
  if (found.length === 1) return err('C’è una cosa sola da prevedere: aggiungi in «malintesi» chi prevede altro.')
  if (found.length > MOST)
    return err(`Le cose da prevedere sono ${found.length} e possono essere ${MOST}: togli qualcuno da «malintesi».`)
  const people = peopleOf(scenario)
  const said = (value: Json): string =>
    typeof value === 'boolean' ? (value ? 'Sì' : 'No') : sayValue(ask, value, people)
  return ok(
    found
      .map((one) => ({ ...one, text: said(one.value) }))
      .toSorted(inOrder)
      .map(({ value: _, ...one }) => one),
  )
}

/** Where it is so, of two tables, by what comes of the first and of the second. */
const WHERE = [
  { text: 'Solo nella prima', is: [true, false] },
  { text: 'Solo nella seconda', is: [false, true] },
  { text: 'In tutte e due', is: [true, true] },
  { text: 'In nessuna delle due', is: [false, false] },
] as const

/**
 * What may be said of two tables that ask the same thing, a yes or a no: in which of them it is so, by the rules and for whoever holds one of
 * the beliefs. All four are there, though nobody believe some. The error is a sentence for the author.
 */
export function tellApart(
  tables: readonly [Json, Json],
  beliefs: readonly string[],
): Result<readonly Foretold[], string> {
  const asked = []
  for (const data of tables) {
    const one = askedOf(data)
    if (!one.ok) return one
    if (typeof one.value.right !== 'boolean') return err('In un confronto «ask» chiede una cosa che è sì o no.')
    asked.push(one.value)
  }
  const right = canonical(asked.map((one) => one.right))
  const whose = new Map<string, string>()
  for (const belief of beliefs) {
    const values = asked.map(({ scenario, ask }) => believedAnswer(scenario, ask, belief))
    if (values.includes(undefined))
      return err(`Chi pensa «${belief}» qui non arriva alla fine: toglilo da «malintesi».`)
    const held = canonical(values as Json[])
    if (held === right) return err(`Chi pensa «${belief}» dice il giusto: toglilo da «malintesi».`)
    if (!whose.has(held)) whose.set(held, belief)
  }
  return ok(
    WHERE.map(({ text, is }) => {
      const here = canonical([...is])
      if (here === right) return { text, right: true as const }
      const belief = whose.get(here)
      return belief === undefined ? { text } : { text, belief }
    }),
  )
}
