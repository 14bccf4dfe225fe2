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
  expect(giveaways(one, DAY)).toEqual(['always no', 'always because of 704.3'])
})

test('a statement that is always true is found', () => {
  const t = templates.find(({ id }) => id === 'hidden-zones')
  expect(t && giveaways({ ...t, form: 'select' }, DAY)).toEqual(
    expect.arrayContaining(['statement {"ask":"isPublic","zone":"hand"} false is always true']),
  )
})

test('an item of yes or no offers both', () => {
  const all = templates.find(({ id }) => id === 'life-at-zero')
  if (!all) throw new Error('life-at-zero')
  const [only] = all.beliefs
  expect(giveaways({ ...all, beliefs: only ? [only] : [] }, DAY)).not.toContain('every option says the same')
  expect(instantiate('life-at-zero.v1.0-1-2').ok).toBe(true)
})
