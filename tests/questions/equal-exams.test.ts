import { chapters, rulesOf } from '#lib/content/index'
import { formOf, interacts, levelOf, templateDifficulty, templates } from '#lib/questions/index'
import { BLUEPRINTS, CANDIDATE, expectedScore, lengthOf, planExam, type Stock } from '#lib/study/index'
import { atMost, DAY } from '../setup/day'

// The exams that everybody finds, drawn from the questions there are: as hard for everybody, and about cards that meet.

const areas = new Map<string, readonly string[]>(chapters().map((c) => [c.slug, rulesOf(c)]))
const stock: readonly Stock[] = templates.map((t) => ({
  id: t.id,
  claims: t.claims,
  form: formOf(t),
  level: levelOf(t),
  interacts: interacts(t),
  retells: t.retells,
  difficulty: templateDifficulty(t.id),
}))
const byId = new Map(stock.map((one) => [one.id, one]))
const store = { stock, rulesOf: (area: string) => areas.get(area) }

describe.each(BLUEPRINTS.map((blueprint) => [blueprint.id, blueprint] as const))('%s', (id, blueprint) => {
  const candidates = atMost(200, 1_000)
  const plans = Array.from({ length: candidates }, (_, n) => planExam(`${DAY} ${n}`, blueprint, store))

  test('every candidate has all of its questions, at least a third of them about two cards or more', () => {
    for (const plan of plans) {
      expect(plan).toHaveLength(lengthOf(blueprint))
      expect(plan.filter(({ template }) => byId.get(template)?.interacts).length).toBeGreaterThanOrEqual(
        plan.length / 3,
      )
    }
  })

  test('what candidates may expect is the same but for three points of a hundred', () => {
    const difficulties = plans.map((plan) => plan.map(({ template }) => byId.get(template)?.difficulty ?? 0))
    // Five questions are too few to be as equal for whoever is much better or worse.
    const abilities = id === 'aggiornamento' ? [CANDIDATE] : [CANDIDATE - 1, CANDIDATE, CANDIDATE + 1]
    for (const ability of abilities) {
      const scores = difficulties.map((of) => 100 * expectedScore(of, ability)).sort((a, b) => a - b)
      const at = (share: number) => scores[Math.floor(share * (scores.length - 1))] ?? Number.NaN
      expect(at(0.95) - at(0.05)).toBeLessThanOrEqual(3)
    }
  })
})
