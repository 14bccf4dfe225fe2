import type { Ability, Effect, ObjectSpec } from '#lib/rules/index'
import { gain } from '../parts'
import { template } from '../template'

const lose = (amount: number): Effect => ({ do: 'loseLife', who: 'you', amount })
const atEnd = (effect: Effect): Ability => ({
  type: 'triggered',
  when: { event: 'step', step: 'end', player: 'you' },
  effect,
})
const flash = (id: string, effect: Effect): ObjectSpec => ({
  id,
  types: ['creature'],
  pt: '1/1',
  keywords: ['flash'],
  abilities: [atEnd(effect)],
})

/** Of three abilities that wait for the end step one is there from the start, one comes in the main phase, one in the end step: what is the total? */
export const endStepLate = template({
  id: 'end-step-late',
  version: 1,
  claims: ['513.2'],
  axes: {
    earlier: ['gain', 'lose'],
    later: ['gain', 'lose'],
    amount: [2, 1, 3],
    late: [3, 1, 2],
    life: [20, 15, 11],
    altar: ['campana', 'fontana', 'lanterna'],
    name: ['spirito', 'folletto', 'guardia'],
    second: ['vipera', 'falco'],
  },
  // Of equal amounts nobody could tell whose was counted; of the same direction, which puts the answer between the others, fewer are told.
  valid: (p) => p.amount !== p.late && (p.earlier !== p.later || p.life === 20),
  beliefs: ['end-step-backs-up', 'end-step-skips-newcomers'],
  scenario: (p) => {
    const sooner = p.earlier === 'gain' ? gain(p.amount) : lose(p.amount)
    const after = p.later === 'gain' ? gain(p.late) : lose(p.late)
    return {
      players: { A: { life: p.life } },
      turn: { active: 'A', step: 'main2' },
      field: { A: [{ id: p.altar, types: ['artifact'], abilities: [atEnd(sooner)] }] },
      hand: { A: [flash(p.name, sooner), flash(p.second, after)] },
      script: [{ cast: p.name, by: 'A' }, 'resolve', { step: 'end' }, { cast: p.second, by: 'A' }, 'resolve-all'],
    }
  },
  probe: () => ({ ask: 'life', player: 'A' }),
})
