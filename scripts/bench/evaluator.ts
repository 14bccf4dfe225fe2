import { instantiate, points, templates } from '#lib/questions/index'
import { evaluate, explore, parseScenario, type Scenario, scenario } from '#lib/rules/index'
import { rowsIn } from '../conformance/table'
import { atLeast, atMost, median, percentile, perSecond, print } from './measure'

const life = scenario()
  .life('N', 4)
  .effect(
    {
      do: 'sequence',
      steps: [
        { do: 'loseLife', who: 'N', amount: 6 },
        { do: 'gainLife', who: 'N', amount: 3 },
      ],
    },
    'A',
  )
  .done()

const combat = scenario()
  .creature('A', 'drago', '5/5', ['flying', 'lifelink'])
  .creature('A', 'belva', '4/4', ['trample'])
  .creature('N', 'golem', '2/3', ['first-strike'])
  .creature('N', 'ragno', '2/4', ['reach'])
  .attack({ drago: 'N', belva: 'N' })
  .block({ ragno: 'drago', golem: 'belva' })
  .act('combat-damage')
  .choose({ choose: 'assign-damage', of: 'belva', answer: { most: 'N' } })
  .done()

/** Three attackers that trample, each blocked, and one by two more: the damage of each may go this way or that. */
const melee = scenario()
  .creature('A', 'drago', '6/6', ['trample'])
  .creature('A', 'belva', '5/5', ['trample'])
  .creature('A', 'orso', '4/4', ['trample'])
  .creature('N', 'golem', '2/3')
  .creature('N', 'ragno', '2/4')
  .creature('N', 'lupo', '2/2')
  .attack({ drago: 'N', belva: 'N', orso: 'N' })
  .block({ golem: 'drago', ragno: 'belva', lupo: 'orso' })
  .act('combat-damage')
  .done()

const msEach = (work: () => void): number => 1000 / perSecond(work, { rounds: 3 })

/** The scenarios of the conformance tables that take longest, warm: how long they take, but for the slowest run in a hundred. */
function slowest(trace: boolean): number {
  const scenarios = rowsIn('tests/conformance').flatMap(({ scenario: document }) => {
    const parsed = parseScenario(document)
    return parsed.ok ? [parsed.value] : []
  })
  const times = (s: Scenario, runs: number): readonly number[] =>
    Array.from({ length: runs }, () => {
      const begun = performance.now()
      evaluate(s, { trace })
      return performance.now() - begun
    })
  const heavy = scenarios
    .map((s) => ({ s, ms: median(times(s, 7)) }))
    .sort((a, b) => b.ms - a.ms)
    .slice(0, 5)
  // The first runs of each are still being compiled: `perSecond` leaves them out too.
  const warmed = heavy.map(({ s }) => {
    times(s, 100)
    return times(s, 300)
  })
  return Math.max(...warmed.map((ms) => percentile(ms, 0.99)))
}

/** Evaluations and items a second, on one core. */
export function benchEvaluator(): void {
  for (const [name, s] of [
    ['life', life],
    ['combat', combat],
  ] as const)
    if (evaluate(s).status !== 'complete') throw new Error(`the ${name} scenario of the benchmark does not evaluate`)
  print(
    atLeast(
      'life scenario, no trace',
      perSecond(() => evaluate(life)),
      'evaluations/s',
      20_000,
    ),
  )
  print(
    atLeast(
      'life scenario, traced',
      perSecond(() => evaluate(life, { trace: true })),
      'evaluations/s',
      5_000,
    ),
  )
  print(
    atLeast(
      'combat of four creatures, no trace',
      perSecond(() => evaluate(combat)),
      'evaluations/s',
      5_000,
    ),
  )
  print(
    atMost(
      'exploration of three attackers and three blockers',
      msEach(() => explore(melee)),
      'ms',
      200,
    ),
  )
  print(atMost('slowest conformance scenario, no trace, p99', slowest(false), 'ms', 5))
  print(atMost('slowest conformance scenario, traced, p99', slowest(true), 'ms', 5))
  // The first item of each template, and the first from its middle on: to make them all would take minutes.
  const ids = templates.flatMap((t) => {
    const all = [...points(t)].map((p) => p.id)
    const middle = all.slice(Math.floor(all.length / 2))
    return [all, middle].flatMap((some) => some.find((id) => instantiate(id).ok) ?? [])
  })
  let n = 0
  print(
    atLeast(
      'items instantiated',
      perSecond(() => instantiate(ids[n++ % ids.length] ?? '')),
      'items/s',
      400,
    ),
  )
}
