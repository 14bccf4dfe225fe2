import { BLUEPRINTS, CANDIDATE, expectedScore, lengthOf, planExam } from '#lib/study/index'
import { areaRules, realStock } from '../../scripts/bench/stock'
import { atMost, DAY } from '../setup/day'

// The exams that everybody finds, drawn from the questions there are: as hard for everybody, and about cards that meet.

const store = { stock: [...realStock.values()], rulesOf: areaRules }

describe.each(BLUEPRINTS.map((blueprint) => [blueprint.id, blueprint] as const))('%s', (id, blueprint) => {
  const candidates = atMost(200, 1_000)
  const plans = Array.from({ length: candidates }, (_, n) => planExam(`${DAY} ${n}`, blueprint, store))

  test('every candidate has all of its questions, at least a third of them about two cards or more', () => {
    for (const plan of plans) {
      expect(plan).toHaveLength(lengthOf(blueprint))
      expect(plan.filter(({ template }) => realStock.get(template)?.interacts).length).toBeGreaterThanOrEqual(
        plan.length / 3,
      )
    }
  })

  test('what candidates may expect is the same but for three points of a hundred', () => {
    const difficulties = plans.map((plan) => plan.map(({ template }) => realStock.get(template)?.difficulty ?? 0))
    // Five questions are too few to be as equal for whoever is much better or worse.
    const abilities = id === 'aggiornamento' ? [CANDIDATE] : [CANDIDATE - 1, CANDIDATE, CANDIDATE + 1]
    for (const ability of abilities) {
      const scores = difficulties.map((of) => 100 * expectedScore(of, ability)).sort((a, b) => a - b)
      const at = (share: number) => scores[Math.floor(share * (scores.length - 1))] ?? Number.NaN
      expect(at(0.95) - at(0.05)).toBeLessThanOrEqual(3)
    }
  })
})
