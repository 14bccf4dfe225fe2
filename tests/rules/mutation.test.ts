import { comprehensiveRules, misconceptions, mutate, parseScenario } from '#lib/rules/index'
import { beliefs } from './beliefs'
import { answer, believing } from './support'

describe('changing one rule', () => {
  test.each([...misconceptions.values()].map((m) => [m.id, m] as const))('%s changes one rule and no other', (_, m) => {
    const changed = mutate(comprehensiveRules, m)
    const different = [...comprehensiveRules.keys()].filter((id) => changed.get(id) !== comprehensiveRules.get(id))
    expect(different).toEqual([m.rule])
    expect([...changed.keys()].filter((id) => !comprehensiveRules.has(id))).toEqual([])
    if (m.instead !== 'off') expect(changed.get(m.rule)?.id).toBe(m.rule)
  })

  test('the rules themselves stay as they were', () => {
    const before = [...comprehensiveRules]
    for (const m of misconceptions.values()) mutate(comprehensiveRules, m)
    expect([...comprehensiveRules]).toEqual(before)
  })
})

describe('what is believed', () => {
  test('every misconception has a scenario that shows it', () => {
    expect([...misconceptions.keys()].filter((id) => !beliefs[id])).toEqual([])
  })

  test.each(Object.entries(beliefs).filter(([id]) => misconceptions.has(id) && id !== 'replacement-reapplies'))(
    '%s leads to another answer',
    (id, { scenario, probe, right, wrong }) => {
      expect(parseScenario(scenario).ok).toBe(true)
      expect(answer(scenario, probe)).toEqual(right)
      expect(believing(id, scenario, probe)).toEqual(wrong)
      expect(wrong).not.toEqual(right)
    },
  )
})
