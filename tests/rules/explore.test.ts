import { answer, damageBy, explore, most, type Scenario, wayTo } from '#lib/rules/index'

const fight: Scenario = {
  players: { N: { life: 5 } },
  field: {
    A: [{ id: 'belva', pt: '6/6', keywords: ['trample'] }],
    N: [
      { id: 'orso', pt: '2/2' },
      { id: 'lupo', pt: '1/3' },
    ],
  },
  script: [{ attack: { belva: 'N' } }, { block: { orso: 'belva', lupo: 'belva' } }, 'combat-damage'],
}

test('every outcome of a division, each with a way that leads to it', () => {
  const all = explore(fight)
  expect(all.complete).toBe(true)
  expect(all.outcomes.every(({ ways }) => ways.length > 0)).toBe(true)
  const life = new Set(all.outcomes.map(({ evaluation }) => answer({ ask: 'life', player: 'N' }, evaluation)))
  expect([...life].sort()).toEqual([4, 5])
  const dead = all.outcomes.map(({ evaluation: e }) =>
    (answer({ ask: 'survivors', objects: ['orso', 'lupo'] }, e) as string[]).join(),
  )
  expect(new Set(dead)).toEqual(new Set(['', 'orso', 'lupo']))
})

test('the most damage that can be dealt, and whether somebody can survive', () => {
  const all = explore(fight, { trace: true })
  expect(most(all, (e) => 5 - Number(answer({ ask: 'life', player: 'N' }, e)))).toEqual({
    value: 1,
    way: [{ choose: 'assign-damage', player: 'A', of: 'belva', answer: { orso: 2, lupo: 3, N: 1 } }],
  })
  expect(most(all, (e) => damageBy(e, 'A'))?.value).toBe(6)
  const [golem = fight.field?.A?.[0]] = fight.field?.A ?? []
  const deadly: Scenario = { ...fight, field: { ...fight.field, A: [{ ...(golem as { id: string }), pt: '11/6' }] } }
  const survives = (e: Parameters<typeof answer>[1]) => answer({ ask: 'lost', player: 'N' }, e) === false
  expect(wayTo(explore(deadly), survives)).toBeDefined()
  expect(wayTo(explore({ ...deadly, players: { N: { life: 1 } } }), (e) => !survives(e))).toBeDefined()
})

test('with deathtouch one damage is enough for each blocker', () => {
  const all = explore({
    ...fight,
    field: { ...fight.field, A: [{ id: 'belva', pt: '3/3', keywords: ['trample', 'deathtouch'] }] },
  })
  expect(most(all, (e) => -Number(answer({ ask: 'life', player: 'N' }, e)))?.value).toBe(-4)
})

test('replacements are tried in every order, triggers too', () => {
  const all = explore({
    effects: [
      { replace: { event: 'gainLife', player: 'you' }, with: { times: 2 }, of: 'A', name: 'doppio' },
      { replace: { event: 'gainLife', player: 'you' }, with: { plus: 1 }, of: 'A', name: 'uno' },
    ],
    script: [{ effect: { do: 'gainLife', who: 'A', amount: 3 } }],
  })
  expect(all.outcomes.map(({ evaluation: e }) => answer({ ask: 'life', player: 'A' }, e)).sort()).toEqual([27, 28])
})

test('a scenario that leaves nothing open has one outcome, by one way', () => {
  const { outcomes, complete, tried } = explore({ script: [{ effect: { do: 'gainLife', who: 'A', amount: 3 } }] })
  expect({ complete, tried, ways: outcomes.map(({ ways }) => ways) }).toEqual({
    complete: true,
    tried: 1,
    ways: [[[]]],
  })
})

test('the bound stops it, and it says so', () => {
  const { complete, tried } = explore(fight, { bound: 3 })
  expect({ complete, tried }).toEqual({ complete: false, tried: 3 })
})
