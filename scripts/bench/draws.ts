import { drawItems } from '#lib/questions/index'
import { BLUEPRINTS, type Blueprint, CANDIDATE, expectedScore, planExam } from '#lib/study/index'
import { atMost, percentile, print } from './measure'
import { areaRules, realStock } from './stock'

const CANDIDATES = 1000
/** Exams of which the questions are made as well. */
const MADE = 20

/** How equal the exams of many candidates are, and what drawing one costs of a processor. */
export function benchDraws(): void {
  for (const blueprint of BLUEPRINTS) drawMany(blueprint)
}

function drawMany(blueprint: Blueprint): void {
  const { id, parts } = blueprint
  const store = { stock: [...realStock.values()], rulesOf: areaRules }
  const began = process.cpuUsage()
  const plans = Array.from({ length: CANDIDATES }, (_, n) => planExam(`candidate ${n}`, blueprint, store))
  const planned = processorSince(began) / CANDIDATES
  for (const ability of [CANDIDATE - 1, CANDIDATE, CANDIDATE + 1]) {
    const scores = plans.map(
      (plan) =>
        100 *
        expectedScore(
          plan.map(({ template }) => realStock.get(template)?.difficulty ?? 0),
          ability,
        ),
    )
    const name = `${id}, ability ${ability}: expected score`
    print({ name: `${name}, mean`, value: scores.reduce((a, b) => a + b, 0) / scores.length, unit: 'points' })
    const spread = percentile(scores, 0.95) - percentile(scores, 0.05)
    const whole = Math.max(...scores) - Math.min(...scores)
    // Five questions are too few to be as equal for everybody.
    const equal = ability === CANDIDATE || plans[0]?.length === 25
    print(
      equal
        ? atMost(`${name}, p95 − p5`, spread, 'points', 3)
        : { name: `${name}, p95 − p5`, value: spread, unit: 'points' },
    )
    print(
      equal
        ? atMost(`${name}, max − min`, whole, 'points', 3)
        : { name: `${name}, max − min`, value: whole, unit: 'points' },
    )
  }
  const shares = plans.map((plan) => plan.filter((p) => realStock.get(p.template)?.interacts).length / plan.length)
  print({
    name: `${id}: least share of questions about two or more cards`,
    value: 100 * Math.min(...shares),
    unit: '%',
  })
  print(atMost(`${id}: processor for planning`, planned, 'ms', 60))
  const since = process.cpuUsage()
  for (const [n, plan] of plans.slice(0, MADE).entries())
    for (const { template, part } of plan) {
      const area = parts[part]?.area
      drawItems(`made ${n}`, { template, rules: area === undefined ? undefined : areaRules(area) }, 1)
    }
  print({ name: `${id}: processor for making the questions`, value: processorSince(since) / MADE, unit: 'ms' })
}

const processorSince = (began: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1000
}
