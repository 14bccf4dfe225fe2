import { foretell, tellApart } from '#lib/content/foretell'

// What may be foretold of a table: what the rules make of it, and what each belief does.

const players = { A: { life: 20 }, N: { life: 4 } }
const lossAndGain = {
  players,
  script: [
    {
      effect: {
        do: 'sequence',
        steps: [
          { do: 'loseLife', who: 'N', amount: 6 },
          { do: 'gainLife', who: 'N', amount: 3 },
        ],
      },
      by: 'A',
    },
  ],
}
const life = (more: object = {}) => ({ ...lossAndGain, ask: [{ ask: 'life', player: 'N', ...more }] })
const flying = {
  players,
  turn: { active: 'A', step: 'declare-attackers' },
  field: {
    A: [{ id: 'falco', name: 'Falco', types: ['creature'], pt: '2/2', keywords: ['flying'] }],
    N: [{ id: 'orso', name: 'Orso', types: ['creature'], pt: '2/2' }],
  },
  script: [{ attack: { falco: 'N' } }, { block: { orso: 'falco' } }],
}

it('computes the right answer and that of a belief, numbers from the smallest', () => {
  expect(foretell(life(), ['life-cannot-go-negative'])).toEqual({
    ok: true,
    value: [
      { text: '1', right: true },
      { text: '3', belief: 'life-cannot-go-negative' },
    ],
  })
})

it('offers both of a yes and a no, though nobody believe the other', () => {
  expect(foretell({ ...flying, ask: [{ ask: 'legal', action: 1 }] }, [])).toEqual({
    ok: true,
    value: [{ text: 'Sì' }, { text: 'No', right: true }],
  })
})

it('says zones and people as questions do', () => {
  const gone = {
    players,
    field: { A: [{ id: 'orso', name: 'Orso', types: ['creature'], pt: '2/2', owner: 'N' }] },
    script: [{ effect: { do: 'destroy', what: 'orso' }, by: 'A' }],
    ask: [{ ask: 'zone', object: 'orso' }],
  }
  const told = foretell(gone, ['stolen-creature-my-graveyard'])
  expect(told.ok && told.value.map(({ text }) => text)).toEqual(['Cimitero di Anna', 'Cimitero di Nora'])
})

it.each([
  ['a belief that foretells the right thing', life(), ['lifelink-stacks'], /prevede il giusto/],
  ['nothing but the right thing', life(), [], /una cosa sola da prevedere/],
  ['an answer that is stated', life({ is: 1 }), ['life-cannot-go-negative'], /senza «is»/],
  ['an earlier moment', life({ after: 0 }), ['life-cannot-go-negative'], /senza «after»/],
  ['nothing asked', lossAndGain, ['life-cannot-go-negative'], /una cosa sola/],
  ['what has no answer', { ...lossAndGain, ask: [{ ask: 'controller', object: 'lupo' }] }, [], /non c’è risposta/],
])('refuses %s', (_, scenario, beliefs, said) => {
  const told = foretell(scenario, beliefs)
  expect(told.ok ? '' : told.error).toMatch(said)
})

describe('two positions', () => {
  const grounded = { ...flying, field: { ...flying.field, A: [{ ...flying.field.A[0], keywords: [] }] } }
  const legal = { ask: [{ ask: 'legal', action: 1 }] }
  const grown = (keyword: string) => ({
    ...grounded,
    field: { ...grounded.field, N: [{ ...grounded.field.N[0], keywords: [keyword] }] },
    ...legal,
  })

  it('are told apart by the rules, and by whoever believes otherwise of one of them', () => {
    expect(
      tellApart(
        [
          { ...flying, ...legal },
          { ...grounded, ...legal },
        ],
        [],
      ),
    ).toEqual({
      ok: true,
      value: [
        { text: 'Solo nella prima' },
        { text: 'Solo nella seconda', right: true },
        { text: 'In tutte e due' },
        { text: 'In nessuna delle due' },
      ],
    })
    expect(tellApart([{ ...grounded, ...legal }, grown('defender')], ['defender-cannot-block'])).toEqual({
      ok: true,
      value: [
        { text: 'Solo nella prima', belief: 'defender-cannot-block' },
        { text: 'Solo nella seconda' },
        { text: 'In tutte e due', right: true },
        { text: 'In nessuna delle due' },
      ],
    })
  })

  it.each([
    [
      'a belief that tells both right',
      [
        { ...flying, ...legal },
        { ...grounded, ...legal },
      ],
      ['lifelink-stacks'],
      /dice il giusto/,
    ],
    ['what is no yes or no', [life(), life()], [], /sì o no/],
    ['a table that asks nothing', [{ ...flying, ...legal }, grounded], [], /una cosa sola/],
  ] as const)('refuse %s', (_, tables, beliefs, said) => {
    const told = tellApart(tables as never, beliefs)
    expect(told.ok ? '' : told.error).toMatch(said)
  })
})
