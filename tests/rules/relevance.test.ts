import { isDeepStrictEqual } from 'node:util'
import { canonical } from '#lib/base/json'
import {
  answer,
  citedRules,
  type Evaluation,
  evaluate,
  measure,
  parseScenario,
  type Relevance,
  rulesWithout,
  type Scenario,
  scenario,
} from '#lib/rules/index'
import { isTraced, observe } from '../conformance/observe'
import { rowsIn } from '../conformance/table'
import { atMost, inOrderOfTheDay } from '../setup/day'

const rows = rowsIn('tests/conformance').flatMap(({ title, scenario, expect: stated }) => {
  const parsed = parseScenario(scenario)
  return parsed.ok ? [{ title, scenario: parsed.value, stated }] : []
})
/** Some of them, no two parts with a row in common: all that acts in a row is left out of it, twice. */
const shuffledRows = inOrderOfTheDay('relevance', rows)
const some = (part: number) => {
  const each = Math.min(atMost(50), Math.floor(rows.length / 8))
  return shuffledRows.slice(part * each, (part + 1) * each)
}

/**
 * What comes of an evaluation. Rules that answered are left out: what was looked at before an action is not looked at anew in it. What goes
 * on for ever is ended when it has looked so often: where exactly depends on how often that was before.
 */
const courseOf = (e: Evaluation) => {
  const { status, outcome, states, reports, chosen, unused, trace } = e
  if (e.status === 'exhausted') return { status, of: e.of, action: e.action }
  return {
    status,
    outcome,
    states,
    reports,
    chosen,
    unused,
    frames: trace?.frames,
    happened: trace?.happenings.map(({ id, action, batch, event, fate }) => ({ id, action, batch, event, fate })),
  }
}

test.each([true, false])(
  'played from where a rule first speaks, or whole, without it the same happens (traced: %s)',
  (trace) => {
    for (const { title, scenario } of some(trace ? 0 : 1)) {
      let seen: Evaluation | undefined
      const read = (e: Evaluation): string => {
        seen = e
        return ''
      }
      const { evaluation, relevance } = measure(scenario, read, { trace })
      expect(courseOf(evaluation)).toEqual(courseOf(evaluate(scenario, { trace: true })))
      const unchanged = evaluate(scenario, { trace })
      for (const rule of citedRules(evaluation)) {
        seen = undefined
        relevance.get(rule)
        const changed = courseOf(evaluate(scenario, { trace, rules: rulesWithout(rule) }))
        // A rule that has said nothing is not tried: all goes as it goes.
        if (!isDeepStrictEqual(courseOf(seen ?? unchanged), changed))
          expect([title, rule, courseOf(seen ?? unchanged)]).toEqual([title, rule, changed])
      }
    }
  },
)

/** How much a rule matters, with everything evaluated from the beginning. */
function fully(
  scenario: Scenario,
  read: (e: Evaluation) => string | undefined,
  trace: boolean,
  rule: string,
): Relevance {
  const other = read(evaluate(scenario, { trace, rules: rulesWithout(rule as never) }))
  if (other === undefined) return 'structural'
  return other === read(evaluate(scenario, { trace: true })) ? 'incidental' : 'decisive'
}

test('how much a rule matters to what a row states is what evaluating everything anew says', () => {
  const found = new Set<Relevance>()
  for (const { title, scenario, stated } of some(2)) {
    const trace = isTraced(stated)
    const read = (e: Evaluation) =>
      e.status === 'complete' ? canonical(JSON.parse(JSON.stringify(observe(stated, e)))) : undefined
    if (read(evaluate(scenario, { trace: true })) === undefined) continue
    const { evaluation, relevance } = measure(scenario, read, { trace })
    for (const rule of citedRules(evaluation)) {
      const measured = relevance.get(rule)
      expect([title, rule, measured]).toEqual([title, rule, fully(scenario, read, trace, rule)])
      if (measured) found.add(measured)
    }
    expect(relevance.get('100.1')).toBeUndefined()
  }
  expect([...found].sort()).toEqual(['decisive', 'incidental', 'structural'])
})

test('a misreading of a rule counts where it is asked for, or known', () => {
  const below = scenario()
    .life('A', 3)
    .effect({
      do: 'sequence',
      steps: [
        { do: 'loseLife', who: 'A', amount: 3 },
        { do: 'gainLife', who: 'A', amount: 2 },
      ],
    })
    .done()
  const read = (e: Evaluation) => canonical(answer({ ask: 'lost', player: 'A' }, e) ?? null)
  const of = (how?: Parameters<typeof measure>[2]) => measure(below, read, how).relevance.get('704.3')
  expect(of()).toBe('incidental')
  expect(of({ misread: ['704.3'] })).toBe('decisive')
  expect(of({ decisive: ['704.3'] })).toBe('decisive')
  expect(of({ misread: ['119.3'] })).toBe('incidental')
})
