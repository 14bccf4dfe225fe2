import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { peopleOf, tellTrace } from '#lib/italian/index'
import { lint } from '#lib/italian/lint/index'
import { readYaml } from '#lib/lessons/yaml'
import { evaluate, parseScenario, type Scenario } from '#lib/rules/index'

// What happens is told, once, in order and with its rules: a small scenario for each kind of event.

interface Row {
  readonly title: string
  /** Kinds of events of which it shows how they are told. */
  readonly of?: readonly string[]
  readonly told: readonly string[]
  readonly scenario: Scenario
}

function rows(): readonly Row[] {
  const read = readYaml(readFileSync(join(process.cwd(), 'tests/italian/say/happenings.yaml'), 'utf8'))
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return (read.value.data as unknown as readonly (Omit<Row, 'scenario'> & object)[]).map(
    ({ title, of, told, ...document }) => {
      const scenario = parseScenario(document as never)
      if (!scenario.ok) throw new Error(`${title}: ${JSON.stringify(scenario.error)}`)
      return { title, told, scenario: scenario.value, ...(of ? { of } : {}) }
    },
  )
}

const all = rows()

it.each(all.map((r) => [r.title, r] as const))('%s', (_, { scenario, told }) => {
  const e = evaluate(scenario, { trace: true })
  expect(e.status).toBe('complete')
  const said = tellTrace(e, peopleOf(scenario))
  expect(said.map((s) => `${s.sentence} (${s.rules.join(', ')})`)).toEqual(told)
  for (const s of said) expect(lint(s.sentence, { where: 'trace' })).toEqual([])
})

/** Kinds of events that no sentence is about, and why. */
const SILENT: Readonly<Record<string, string>> = {
  assign: 'combat damage is told as it is dealt',
  moveUnknown: 'part of a draw or of milling',
  drawFromEmpty: 'part of a draw',
  turnOver: 'part of transforming',
  flipOver: 'part of flipping',
  showFace: 'part of turning up',
  hideFace: 'part of turning down',
  place: 'where a card lies in a library is hidden',
  randomize: 'part of a shuffle',
  nameTop: 'bookkeeping of the evaluator',
  renew: 'a new object looks like the old one',
  uncover: 'part of casting',
  letLook: 'told by what lets somebody look',
  ready: 'that it may attack is told where it matters',
  carryEffects: 'bookkeeping of the evaluator',
  clearDeathtouch: 'bookkeeping of a check',
  endCombat: 'the step that ends says it',
  strikeFirst: 'told with the combat damage steps',
  damageDone: 'bookkeeping of combat damage',
  use: 'told with the shield that is used',
  announce: 'part of casting',
  useLoyalty: 'part of activating',
  tally: 'bookkeeping of the whole game',
  regenerate: 'what the shield does is told with the destruction that it replaces',
}

/** Kinds of events that are told with others, and tested where those are. */
const ELSEWHERE = ['surveil', 'retarget', 'attach', 'unattach', 'phaseOut', 'phaseIn']

it('every kind of event is told by some sentence, or there is a reason why not', () => {
  const source = readFileSync(join(process.cwd(), 'lib/rules/kernel/events.ts'), 'utf8')
  const union = source.slice(source.indexOf('export type GameEvent'), source.indexOf('/** The action that moved'))
  const kinds = new Set([...union.matchAll(/type: '(\w+)'/g)].flatMap((m) => m[1] ?? []))
  const told = new Set(all.filter((r) => r.told.length).flatMap((r) => r.of ?? []))
  const known = new Set([...told, ...Object.keys(SILENT), ...ELSEWHERE])
  expect([...kinds].filter((k) => !known.has(k))).toEqual([])
  expect([...known].filter((k) => !kinds.has(k))).toEqual([])
  expect(Object.keys(SILENT).filter((k) => told.has(k))).toEqual([])
})

it.each(all.filter((r) => r.of).map((r) => [r.title, r] as const))('%s: what it is about happens in it', (_, r) => {
  const happened = new Set(
    evaluate(r.scenario, { trace: true }).trace?.happenings.flatMap((h) => [h.event.type as string]),
  )
  expect((r.of ?? []).filter((kind) => !happened.has(kind))).toEqual([])
})
