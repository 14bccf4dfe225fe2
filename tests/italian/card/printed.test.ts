import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cards } from '#lib/cards/index'
import { abilityText, spellText } from '#lib/italian/card/text'
import { peopleOf } from '#lib/italian/names/people-of'
import { readYaml } from '#lib/lessons/yaml'
import { type Ability, type Effect, parseScenario } from '#lib/rules/index'

// What a card says is what an Italian card would say: of each way of saying it one row.

const seat = { life: 20 }
const table = (more: Record<string, unknown>) => {
  const parsed = parseScenario({ players: { A: seat, N: seat }, ...more }, cards)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return peopleOf(parsed.value)
}

interface Row {
  readonly says: string
  /** What it is printed on: an instant called Saetta, if nothing else. */
  readonly on?: Record<string, unknown>
  readonly ability?: Ability
  /** An effect that no card bears, with what lies on the table. */
  readonly effect?: Effect
  readonly targets?: readonly string[]
  /** Cards that the text takes from a hand without naming them. */
  readonly fromHand?: readonly string[]
  readonly table?: Record<string, unknown>
}

function rows(): readonly Row[] {
  const read = readYaml(readFileSync(join(process.cwd(), 'tests/italian/card/printed.yaml'), 'utf8'))
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value.data as unknown as readonly Row[]
}

const all = rows()

it.each(all.filter((r) => r.ability).map((r) => [r.says, r] as const))('%s', (says, { on, ability }) => {
  const card = { id: 'saetta', types: ['instant'], abilities: [ability], ...on }
  const people = table({ hand: { A: [card] } })
  const thing = people.things.saetta
  if (!thing || !ability) throw new Error('no card')
  expect(abilityText(people, ability, thing)).toBe(says)
})

it.each(all.filter((r) => r.effect).map((r) => [r.says, r] as const))('no card: %s', (says, r) => {
  if (!r.effect) throw new Error('no effect')
  const people = table(r.table ?? { field: { N: [{ id: 'orso', pt: '2/2' }] } })
  expect(spellText(people, r.effect, 'A')).toEqual({ text: says, targets: r.targets ?? [], fromHand: r.fromHand ?? [] })
})
