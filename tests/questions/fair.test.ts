import { instantiate, type Template, template, templates } from '#lib/questions/index'
import { scenario } from '#lib/rules/index'
import { giveaways } from '../../scripts/bank/giveaways'
import { DAY } from '../setup/day'

const byId = templates.map((t) => [t.id, t] as const)

test.each(byId)('nothing gives the answers of %s away', (_, t) => {
  expect(giveaways(t, DAY)).toEqual([])
})

/** A template that is fair, but for what a test changes. */
const made = (change: Partial<Template>): Template => ({
  ...template({
    id: 'prova',
    version: 1,
    claims: ['119.4'],
    axes: { life: [1, 2, 3, 4, 5, 6] },
    beliefs: [],
    scenario: (p) => scenario().life('A', p.life).life('N', p.life).done(),
    probe: () => ({ ask: 'life', player: 'A' }),
  }),
  ...change,
})

test('a number that nobody gets wrong is found', () => {
  expect(giveaways(made({}), DAY)).toHaveLength(6)
})

test('yes or no that is always no, for the same reason, is found', () => {
  const t = templates.find(({ id }) => id === 'life-at-zero')
  if (!t) throw new Error('life-at-zero')
  const one = {
    ...t,
    valid: (p: Record<string, string | number | boolean>) => Number(p.gain) > Number(p.over) && t.valid?.(p) !== false,
  }
  expect(giveaways(one, DAY)).toEqual([
    expect.stringMatching(/^the answer is no in (\d+) items of \1$/),
    'the right reason is always 704.3',
  ])
})

test('a statement that is always true is found', () => {
  const t = templates.find(({ id }) => id === 'hidden-zones')
  expect(t && giveaways({ ...t, form: 'select' }, DAY)).toEqual(
    expect.arrayContaining(['statement {"ask":"isPublic","zone":"hand"} false is always true']),
  )
})

/** A template of the bank with a board of these points only. */
const only = (id: string, valid: (p: Record<string, string | number | boolean>) => boolean): Template => {
  const t = templates.find((one) => one.id === id)
  if (!t) throw new Error(id)
  return { ...t, valid: (p) => valid(p) && t.valid?.(p) !== false }
}

test('yes that is much rarer than no is found, and so is a right reason that never changes', () => {
  // Planted, and so found on any day: how often a yes comes there is near the border, and what is drawn is not to decide.
  const found = giveaways(
    only('two-costs', (p) => p.free === true || p.victim === 'chierico'),
    '2026-11-28',
  )
  expect(found).toEqual([expect.stringMatching(/^the answer is no in \d+ items of 60$/)])
  expect(giveaways({ ...only('suspend-timing', () => true), because: '702.62a' }, DAY)).toEqual([
    'the right reason is always 702.62a',
  ])
})

test('a number and an order that are always the same are found', () => {
  expect(
    giveaways(
      only('exchange-triggers', (p) => p.again === false),
      DAY,
    ),
  ).toEqual(['the answer is 1 in 60 items of 60'])
  expect(
    giveaways(
      only('graveyard-order', (p) => p.laid === 'top'),
      DAY,
    ),
  ).toEqual([expect.stringMatching(/^the answer is \["#\d","#\d","#\d"\] in 60 items of 60$/)])
})

test('a table all of whose boxes are known beforehand is found, and a box that is', () => {
  const found = giveaways(
    only('stun-counters', (p) => p.extra === 0),
    DAY,
  )
  expect(found).toEqual([
    'all boxes are filled in alike in 60 items: [true,0]',
    expect.stringMatching(/^box «1 tapped» is true in every item: vary it/),
    expect.stringMatching(/^box «2 counters» is 0 in every item: vary it/),
  ])
})

test('what is said to be the lesson and varies is found', () => {
  const other = { ...only('stun-counters', () => true), id: 'source-gone' }
  expect(giveaways(other, DAY)).toEqual([
    'box «1 survives» is not always the same: take it out of scripts/bank/taught.ts',
  ])
})

test('a table of all no is found, and cards that all end in one place', () => {
  const rows = (t: Template, count: number): Template => ({
    ...t,
    probe: (p) => {
      const probe = t.probe(p)
      return probe.ask === 'several' ? { ...probe, of: probe.of.slice(0, count) } : probe
    },
  })
  expect(
    giveaways(
      rows(
        only('top-card-again', () => true),
        2,
      ),
      DAY,
    ),
  ).toContainEqual(expect.stringMatching(/^in top-card-again\.\S+ every row is false, and so in 60 items of 60$/))
  const swept = rows(
    only('sacrificed-or-destroyed', (p) => p.never === true),
    2,
  )
  expect(giveaways(swept, DAY)).toContainEqual(
    expect.stringMatching(/ every row is "graveyard:A", and so in (\d+) items of \1$/),
  )
})

test('an item of yes or no offers both', () => {
  const all = templates.find(({ id }) => id === 'life-at-zero')
  if (!all) throw new Error('life-at-zero')
  const [only] = all.beliefs
  expect(giveaways({ ...all, beliefs: only ? [only] : [] }, DAY)).not.toContain('every option says the same')
  expect(instantiate('life-at-zero.v1.0-1-2').ok).toBe(true)
})
