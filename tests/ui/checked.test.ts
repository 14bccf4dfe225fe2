import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import type { Json } from '#lib/base/json'
import { cards } from '#lib/cards/index'
import { tellChecked } from '#lib/italian/checked'
import { tellScenario } from '#lib/italian/index'
import { parseScenario } from '#lib/rules/index'
import { oneChange } from '../../app/_ui/sandbox/one-change'
import { drawn } from '../setup/day'
import { knobbed } from './knobbed'

// A browser plays the tables of a lesson without checking them first: whatever a reader turns must be a scenario, told as the server tells it.

const folder = 'content/lezioni'

const scenarios = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(/```scenario\n([\s\S]*?)```/g)].map(
      ([, text]) => parse(text ?? '') as Json,
    ),
  )

test('every scenario of a lesson, whatever a reader turns, is one, and is told alike in the page and on the server', () => {
  expect(scenarios.length).toBeGreaterThan(15)
  for (const data of drawn('live', scenarios.flatMap(knobbed), 500)) {
    expect(parseScenario(data, cards)).toMatchObject({ ok: true })
    const told = tellChecked(data)
    expect(told.ok ? { ok: true, value: told.value.steps } : told).toEqual(tellScenario(data))
  }
})

/** Tables to repair: what may be changed, and the scenario as it is written. */
const toRepair = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) => [
    ...readFileSync(path.join(folder, file), 'utf8').matchAll(
      /:::scenario\{id=(\S+) (ripara=[^\n]*)\}\n```scenario\n([\s\S]*?)```/g,
    ),
  ])
  .map(([, id = '', head = '', text = '']) => ({
    id,
    words: head.includes('cambia=parole'),
    data: parse(text) as Json,
  }))

test.each(toRepair)('$id is repaired by one change of what may be changed', ({ data, words }) => {
  const met = (of: Json): boolean => {
    const told = tellChecked(of)
    return told.ok && told.value.asExpected === true
  }
  const told = tellScenario(data)
  const players = (told.ok ? told.value[0]?.table.seats : undefined) ?? []
  expect(met(data)).toBe(false)
  expect(oneChange(data, players, words).some(met)).toBe(true)
})
