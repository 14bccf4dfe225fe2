import './request'
import type { Item } from '#lib/questions/index'
import { explained } from '#lib/server/explained'
import { bank } from '#lib/server/ports'
import { lanes } from '#lib/server/work/index'
import { Lane } from '#lib/server/work/lane'
import { ownWork } from './own-work'

const before = lanes()
const shared = globalThis as { verdettoLanes?: { own: Lane; draw: Lane } }
afterEach(() => {
  shared.verdettoLanes = before
  jest.restoreAllMocks()
})

async function frozen(): Promise<Item> {
  const made = await before.own.run('own', ownWork, 'ada')
  if (!made.ok || !made.value.ok) throw new Error(`no item: ${JSON.stringify(made)}`)
  return made.value.value
}

test('a question of one’s own is explained by the thread that is ended, once, as it would be here', async () => {
  const item = await frozen()
  const run = jest.spyOn(before.own, 'run')
  const wrong = item.options.find(({ key }) => key !== item.right)
  const answer = { number: Number(wrong?.value) }
  const told = await explained({ item, answer, seed: 's' }, 'ada')
  expect(told).toEqual(bank.verdict(item, answer, 's'))
  expect(told.beliefs.length).toBeGreaterThan(0)
  expect(await explained({ item, answer, seed: 's' }, 'nora')).toBe(told)
  expect(run.mock.calls.map(([task]) => task)).toEqual(['tell'])
})

test('where it does not come to an end, the answer is told without its steps', async () => {
  const item = await frozen()
  shared.verdettoLanes = { ...before, own: new Lane({ threads: 1, waiting: 5, each: 5, ms: 0, memory: 256 }) }
  const whole = bank.verdict(item, null, 't')
  expect(whole.steps.length).toBeGreaterThan(0)
  expect(await explained({ item, answer: null, seed: 't' }, 'ada')).toMatchObject({
    headline: whole.headline,
    rightKey: item.right,
    steps: [],
    rules: whole.rules.slice(0, item.claims.length),
  })
})

test('where too many wait for their turn, a question of the bank is told here: nobody is refused the why of an answer that is kept', async () => {
  shared.verdettoLanes = { ...before, draw: new Lane({ threads: 1, waiting: 0, each: 0, ms: 1_000, memory: 256 }) }
  const [candidate] = bank.candidates('busy', {}, 1)
  const made = bank.instantiate(candidate?.id ?? '')
  if (!made.ok) throw new Error(made.error)
  expect(await explained({ item: made.value, answer: null, seed: 'b' }, 'ada')).toEqual(
    bank.verdict(made.value, null, 'b'),
  )
})
