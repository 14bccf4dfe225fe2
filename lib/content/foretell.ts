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

/**
 * What may be foretold of a table that asks one thing: what comes of it by the rules, and what comes of it for whoever holds one of the
 * beliefs. Of a yes or no both are there, though nobody believe the other. The error is a sentence for the author.
 */
export function foretell(data: Json, beliefs: readonly string[]): Result<readonly Foretold[], string> {
  const { scenario, evaluation } = evaluateChecked(data, cards)
  const [ask, second] = scenario.ask ?? []
  if (!ask || second || !isReading(ask))
    return err(
      'Per prevedere, «ask» chiede una cosa sola, di quelle che chiedono le domande, senza «is» e senza «after».',
    )
  const right = readProbe(ask, evaluation)
  if (right === undefined) return err('A ciò che «ask» chiede non c’è risposta: controlla i nomi.')
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
