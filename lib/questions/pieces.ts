import { canonical, type Json } from '#lib/base/json'
import { evaluate, type Scenario } from '#lib/rules/index'
import type { Item, Part, Piece } from './item'
import { keyOf } from './key'
import { NATURAL_FORM, type Reading, readingsOf } from './probe'

type Whole = Pick<Item, 'form' | 'probe' | 'options' | 'scenario'>

/** What an answer to an item is put together from; nothing of it depends on which answer is right. */
export function piecesOf(item: Whole): readonly Piece[] {
  switch (item.form) {
    case 'number':
      return []
    case 'choice':
    case 'yes-no':
    case 'reply':
      return item.options.map(({ key, value }) => ({ key, value }))
    case 'order':
      return distinct(item.options.flatMap(({ value }) => asList(value)))
    case 'select':
      return distinct(readingsOf(item.probe).flatMap((reading, part) => statements(item, reading, part)))
    case 'zones':
    case 'board':
      return distinct(readingsOf(item.probe).flatMap((reading, part) => choicesOf(item, reading, part)))
  }
}

/** The parts of a whole answer that asks several things. */
export const asList = (value: Json): readonly Json[] => (Array.isArray(value) ? value : [value])

/** What whole answers have for one of the things that are asked. */
const readAs = ({ options }: Whole, part: number): readonly Json[] =>
  options.map(({ value }) => asList(value)[part] ?? null)

/**
 * Each value that some whole answer has for one of the things that are asked, never one alone: what nobody denies would give itself away.
 * Yes has no beside it; what has no opposite is left out.
 */
function statements(item: Whole, reading: Reading, part: number): readonly Json[] {
  const read = NATURAL_FORM[reading.ask] === 'yes-no' ? [true, false] : readAs(item, part)
  const several = new Set(read.map((value) => canonical(value))).size > 1
  return several ? read.map((value): Json => ({ part, value })) : []
}

/** What may stand in a box: nothing to choose from where a number is typed; a closed list where there is one, else what is read. */
function choicesOf(item: Whole, reading: Reading, part: number): readonly Json[] {
  const natural = NATURAL_FORM[reading.ask]
  if (natural === 'number') return []
  const closed = natural === 'yes-no' ? [true, false] : listOf(item.scenario, reading.ask)
  // A zone that one row alone offered would be somebody's answer there.
  const alike = readingsOf(item.probe).flatMap(({ ask }, n) =>
    n === part || (ask === 'zone' && ask === reading.ask) ? [n] : [],
  )
  const read = alike.flatMap((n) => readAs(item, n))
  return [...closed, ...read].map((value): Json => ({ part, value }))
}

/** What may be answered whatever is read: every zone, every player. */
function listOf(scenario: Scenario, ask: Reading['ask']): readonly string[] {
  if (ask === 'zone') return zonesOf(scenario)
  return ask === 'controller' || ask === 'owner' ? evaluate({ ...scenario, script: [], choices: [] }).start.order : []
}

/** Every zone where a card may end up, and `gone` where there are tokens. */
function zonesOf(scenario: Scenario): readonly string[] {
  const { start } = evaluate({ ...scenario, script: [], choices: [] })
  const own = ['hand', 'library', 'graveyard'].flatMap((zone) => start.order.map((player) => `${zone}:${player}`))
  const tokens = Object.values(start.objects).some((o) => o.kind === 'token')
  const command = start.commanders?.length ? ['command'] : []
  return ['battlefield', 'exile', ...command, ...own, ...(tokens ? ['gone'] : [])]
}

/** In an order that says nothing: sorted by key. */
function distinct(values: readonly Json[]): readonly Piece[] {
  const all = new Map(values.map((value) => [canonical(value), { key: keyOf(value), value }]))
  return [...all.values()].sort((a, b) => (a.key < b.key ? -1 : 1))
}

/** A statement or a choice of a box, as a piece carries it. */
export const asPart = (value: Json): Part => value as unknown as Part
