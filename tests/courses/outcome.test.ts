import { outcomeOf } from '#lib/courses/index'

const run = (right: number, total: number, more: object = {}) => ({ right, total, finished: true, told: true, ...more })

test.each([
  [[], { state: 'todo', best: null, waits: false }],
  [[run(1, 4, { finished: false })], { state: 'begun', best: null, waits: false }],
  [[run(3, 4)], { state: 'done', best: { right: 3, total: 4 }, waits: false }],
  [
    [run(3, 4), run(9, 10), run(1, 4, { finished: false })],
    { state: 'done', best: { right: 9, total: 10 }, waits: false },
  ],
  [[run(3, 4, { told: false })], { state: 'done', best: null, waits: true }],
  [[run(4, 4, { told: false }), run(1, 4)], { state: 'done', best: { right: 1, total: 4 }, waits: true }],
  [[run(0, 0)], { state: 'done', best: { right: 0, total: 0 }, waits: false }],
])('%j comes to %j', (runs, outcome) => {
  expect(outcomeOf(runs)).toEqual(outcome)
})
