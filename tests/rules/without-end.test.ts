import { evaluate, rulesWithout, scenario } from '#lib/rules/index'

test('what state-based actions find and nothing comes of ends the evaluation at once, stuck', () => {
  const dying = scenario()
    .permanent('A', { id: 'orso', pt: '2/2', damage: 2 })
    .effect({ do: 'gainLife', who: 'A', amount: 1 }, 'A')
    .done()
  const e = evaluate(dying, { rules: rulesWithout('701.8a'), trace: true })
  expect(e).toMatchObject({ status: 'stuck', reason: 'fuel' })
  expect(e.trace?.happenings.filter((h) => h.event.type === 'destroy')).toHaveLength(1)
})
