import { explain, instantiate, templates } from '#lib/questions/index'
import { judge } from '../../../scripts/bank/judge'
import { verdictOn } from '../../../scripts/bank/verdict-on'
import { atMost } from '../../setup/day'
import { sampled } from '../sample'

const EACH = atMost(1, 4)

// Each rule is said where it acted, no step says the answer again for the sake of a number, and whoever believes something else parts from
// the rules somewhere.
it.each(templates.map((t) => [t.id, t] as const))('a judge minds nothing in the verdicts of %s', (_, t) => {
  expect(sampled(t, EACH).flatMap(judge)).toEqual([])
})

test('a step decides also where a question claims no rule: that of the reason', () => {
  // That the phase goes on is said to who ends it with the stack, and when a card is suspended to who does so at any time.
  for (const [id, rules] of [
    ['rescue-too-late.v3.0-2-2-1-2-0', ['117.3b', '500.2']],
    ['suspend-timing.v8.0-2-0-0-1-1', ['117.3b', '500.2', '702.62a', '117.1a']],
  ] as const) {
    const made = instantiate(id)
    if (!made.ok) throw new Error(`${id}: ${made.error}`)
    const { steps } = verdictOn(made.value, explain(made.value))
    expect([id, steps.filter(({ decisive }) => decisive).flatMap((step) => step.rules)]).toEqual([id, rules])
  }
})

test('what a box rests on that nothing else speaks of decides', () => {
  const made = instantiate('token-or-counter.v4.0-2-0-2-0')
  if (!made.ok) throw new Error(made.error)
  const { steps } = verdictOn(made.value, explain(made.value))
  expect(steps.filter(({ decisive }) => decisive).flatMap(({ rules }) => rules)).toEqual(['122.1', '111.6', '110.1'])
})

test('the first mulligan counts with two players, and what is said of it is so', () => {
  const said = (id: string) => {
    const made = instantiate(id)
    if (!made.ok) throw new Error(`${id}: ${made.error}`)
    const { steps } = verdictOn(made.value, explain(made.value))
    return steps.flatMap(({ rules, sentence }) => (rules.includes('103.5c') ? [sentence] : []))
  }
  expect(said('mulligan-board.v2.2-1-0-1-4')).toEqual([
    'Il primo mulligan non si conta solo con più di due giocatori o in Brawl: in questa partita si contano tutti.',
  ])
  expect(said('mulligan-board.v2.1-2-1-0-0')).toEqual([
    'Con più di due giocatori il primo mulligan di ogni giocatore non si conta.',
  ])
})
