import { askProbe, describeAsk, describeQuestion, peopleOf } from '#lib/italian/index'
import { drawItems, instantiate, toPublic } from '#lib/questions/index'
import { parseScenario } from '#lib/rules/index'

test('a question in a list is the one that is asked on its page', () => {
  const items = drawItems('elenco', {}, 60).flatMap(({ id }) => {
    const made = instantiate(id)
    return made.ok ? [toPublic(made.value)] : []
  })
  expect(items.length).toBeGreaterThan(40)
  for (const item of items) expect(describeAsk(item, { seed: 'x' })).toBe(describeQuestion(item, { seed: 'x' }).ask)
})

test('one thing alone is asked as it is, also where its answer goes into a box', () => {
  const parsed = parseScenario({ field: { A: [{ id: 'golem', pt: '3/3' }] }, script: [{ attack: { golem: 'N' } }] })
  if (!parsed.ok) throw new Error('no scenario')
  const one = { ask: 'zone', object: 'golem' } as const
  const people = peopleOf(parsed.value)
  const asked = askProbe({ ask: 'several', of: [one] }, people, 'board')
  expect(asked).toBe(askProbe(one, people, 'choice'))
  expect(asked).toMatch(/^Dove si trova Golem/)
})

test('of an action that the story has tried it is asked whether it succeeds, and not what may be done by then', () => {
  const made = instantiate('walker-turn.v3.2-2-0-0-0-1')
  if (!made.ok) throw new Error(made.error)
  const { stem, boxes = [] } = describeQuestion(toPublic(made.value), { seed: 'x' })
  expect(stem.join(' ')).toMatch(/prova ad attivare l’abilità di Monaco\.$/)
  expect(boxes[0]?.label).toMatch(/ riesce ad attivare l’abilità di Monaco\?$/)
})
