import { BURYING, DESTROYING } from '#lib/italian/trace/telling/done-away'
import {
  type Evaluation,
  evaluate,
  misconceptions,
  parseScenario,
  rooms,
  rulesBelieving,
  rulesNaming,
} from '#lib/rules/index'
import { rowsIn } from '../conformance/table'

// A rule that says what an event is changes no outcome: its evidence is an event, in a row of conformance, that it names. The same holds of
// the few numbers by which sentences are chosen: a row in which the rule acted.

const chosen = [
  ...Object.keys(DESTROYING).map((id) => `${id} destroy`),
  ...Object.keys(BURYING).map((id) => `${id} move`),
]

const named = new Set<string>()
const acted = new Set<string>()
function look(e: Evaluation): void {
  const views = (e.trace?.frames ?? []).map((frame) => e.look(frame))
  for (const h of e.trace?.happenings ?? []) {
    const before = views[Math.max(0, h.batch - 1)]
    if (before) for (const id of rulesNaming(e.rules, before, h.event)) named.add(`${id} ${h.event.type}`)
    for (const id of h.rules) acted.add(`${id} ${h.event.type}`)
  }
}

/** Whether a belief is about one of the rules that a sentence is chosen by: it makes them do what they do not. */
const isTold = (id: string): boolean => chosen.some((pair) => pair.startsWith(`${misconceptions.get(id)?.rule} `))

for (const { scenario, believing = {} } of rowsIn('tests/conformance')) {
  const parsed = parseScenario(scenario)
  if (!parsed.ok) continue
  look(evaluate(parsed.value, { trace: true }))
  for (const id of Object.keys(believing).filter(isTold)) {
    const rules = rulesBelieving(id)
    if (rules) look(evaluate(parsed.value, { trace: true, rules }))
  }
}

test('every rule that says what an event is names one of some row', () => {
  const namings = rooms.flatMap((r) => r.namings)
  expect(namings.map(({ id, of }) => `${id} ${of}`).filter((naming) => !named.has(naming))).toEqual([])
})

test('no rule names the same kind of event twice', () => {
  const all = rooms.flatMap((r) => r.namings).map(({ id, of }) => `${id} ${of}`)
  expect(all.filter((naming, n) => all.indexOf(naming) !== n)).toEqual([])
})

test('every number that a sentence is chosen by is that of a rule which acts so in some row', () => {
  expect(chosen.filter((pair) => !acted.has(pair))).toEqual([])
})
