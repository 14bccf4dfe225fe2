import { judge } from '../../scripts/faults/judge'
import type { Fault, Round } from '../../scripts/faults/round'
import { rowOf, table } from '../../scripts/faults/table'
import { noTrouble } from '../../scripts/faults/wire'

// A table that says «well» whatever happens would say nothing: each thing that may be wrong makes its row fail.

const fault: Fault = { id: 'x', what: 'something', lasts: 1_000, strike: async () => undefined }
const kept = [{ answers: ['a', 'b'], scores: ['a right', 'b wrong'] }]
const quiet = 'a right\nb wrong'
const round = (part: Partial<Round> = {}): Round => ({
  ...judge(['a', 'b'], kept, 2),
  wellAfter: 1_500,
  lasted: 1_000,
  trouble: noTrouble(),
  said: undefined,
  ...part,
})

test('what is as it must be is well', () => {
  expect(rowOf(fault, round(), quiet).ok).toBe(true)
})

test('an acknowledged answer that is not kept is missing; one kept twice is double; one that was never taken is told', () => {
  expect(judge(['a', 'b', 'c'], kept, 3)).toMatchObject({ missing: ['c'], never: 1, double: [] })
  expect(judge(['a', 'b'], [{ answers: ['a', 'b', 'b'], scores: [] }], 2)).toMatchObject({ missing: [], double: ['b'] })
  for (const wrong of [
    judge(['a', 'b', 'c'], kept, 3),
    judge(['a'], [{ answers: ['a', 'a'], scores: kept[0]?.scores ?? [] }], 1),
  ])
    expect(rowOf(fault, round(wrong), quiet).ok).toBe(false)
})

test.each<[string, Partial<Round>]>([
  ['other scores', { scores: 'a wrong\nb wrong' }],
  ['well only much later', { wellAfter: 1e9 }],
  ['an answer with 500', { trouble: { ...noTrouble(), bugs: ['/api/risposte'] } }],
  ['an answer that was never taken', { never: 1 }],
])('%s: the row fails', (_, part) => {
  expect(rowOf(fault, round(part), quiet).ok).toBe(false)
})

test('the table says which row failed, and how busy the machine was', () => {
  const text = table([rowOf(fault, round(), quiet), rowOf(fault, round({ never: 1 }), quiet)])
  expect(text).toMatch(/^well {4}something/m)
  expect(text).toMatch(/^FAILED {2}something/m)
  expect(text).toMatch(/load average \d/)
})
