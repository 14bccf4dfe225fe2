import { evaluate, type Scenario, scenario } from '#lib/rules/index'
import { engine, watcher } from './support'

const traced = (s: Scenario) => evaluate(s, { trace: true })

/** A payment that 2 life are not enough for, after a sacrifice that could be paid. */
const altar = scenario()
  .life('A', 2)
  .permanent(
    'A',
    engine('altare', { do: 'draw', who: 'you', amount: 1 }, { cost: [{ pay: 'tap' }, { pay: 'life', amount: 3 }] }),
  )
  .act({ activate: 'altare' })
  .done()

test('a refused action leaves everything as it was', () => {
  const { start, outcome, reports } = traced(altar)
  expect(reports).toEqual([
    {
      type: 'refused',
      violations: [{ rule: '119.4', reason: 'not-enough-life', detail: { player: 'A', amount: 3, life: 2 } }],
    },
  ])
  expect(outcome).toEqual(start)
})

test('of its trace the reasons remain, and nothing that it would have done', () => {
  const { trace } = traced(altar)
  expect(trace?.happenings).toEqual([])
  expect(trace?.frames.length).toBe(1)
  expect(trace?.entries.filter((e) => e.kind === 'legality').map((e) => e.rule)).toEqual(['119.4'])
})

/** Two blockers; the first division is of 3 for a power of 4, the second is right. */
const divided = scenario()
  .creature('A', 'toro', '4/4')
  .creature('N', 'lince', '2/3')
  .creature('N', 'volpe', '1/1')
  .attack({ toro: 'N' })
  .block({ lince: 'toro', volpe: 'toro' })
  .act('combat-damage', 'combat-damage')
  .choose({ choose: 'assign-damage', of: 'toro', answer: { lince: 3 } })
  .choose({ choose: 'assign-damage', of: 'toro', answer: { lince: 3, volpe: 1 } })
  .done()

test('after an illegal division the step has not begun, and the next answer is given for the next attempt', () => {
  const { reports, unused, outcome, trace } = traced(divided)
  expect(reports.map((r) => r.type)).toEqual(['done', 'done', 'refused', 'done'])
  expect(unused).toEqual([])
  expect(outcome.shared.battlefield).toEqual(['toro'])
  expect(trace?.happenings.filter((h) => h.event.type === 'step' && h.event.step === 'combat-damage').length).toBe(1)
})

test('answers that had nothing to do with the refusal are given again', () => {
  const s = scenario()
    .turn('A', 'main1')
    .permanent('A', watcher('alba', { event: 'step', step: 'begin-combat' }, { do: 'gainLife', who: 'you', amount: 1 }))
    .permanent(
      'A',
      watcher('brina', { event: 'step', step: 'begin-combat' }, { do: 'loseLife', who: 'you', amount: 1 }),
    )
    .creature('A', 'orso', '2/2', [], { tapped: true })
    .act({ attack: { orso: 'N' } }, { step: 'begin-combat' })
    .choose({ choose: 'trigger-order', player: 'A', answer: ['brina', 'alba'] })
    .done()
  const { reports, unused, outcome } = evaluate(s)
  // The attack goes through the beginning of combat, where abilities wait for their order; the stack keeps it from going on.
  expect(reports.map((r) => r.type)).toEqual(['refused', 'done'])
  expect(unused).toEqual([])
  expect(outcome.shared.stack.length).toBe(2)
})

test('an action that comes too late for its step stays in the turn it is in', () => {
  const s = scenario().turn('A', 'main2').creature('A', 'orso', '2/2').attack({ orso: 'N' }).done()
  const { outcome } = evaluate(s)
  expect([outcome.turn.step, outcome.turn.active, outcome.turn.number]).toEqual(['main2', 'A', 1])
})

test('a script may be long: what an action may take is counted anew for each', () => {
  const s = scenario()
    .library('A', 900)
    .library('N', 900)
    .act(...Array.from({ length: 400 }, () => ({ step: 'upkeep' }) as const))
    .done()
  expect(evaluate(s).status).toBe('complete')
})
