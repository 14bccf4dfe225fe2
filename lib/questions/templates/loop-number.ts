import { template } from '../template'

const TIMES = { number: undefined, endless: 'endless', chance: 'chance' } as const

/** A loop that gains life could go on for ever: may its player repeat it so often, without end, or until a coin has it? */
export const loopNumber = template({
  id: 'loop-number',
  version: 1,
  claims: ['732.2a', '107.1'],
  claimsAt: (p) => [p.kind === 'endless' ? '107.1' : '732.2a'],
  axes: {
    kind: ['number', 'endless', 'chance'],
    times: [1000, 300],
    gain: [1, 2, 3],
    life: [20, 12, 7, 3],
  },
  beliefs: ['loop-without-number', 'loop-waits-for-chance', 'loop-round-by-round'],
  fits: (belief, p) =>
    belief === 'loop-round-by-round' || (belief === 'loop-waits-for-chance') === (p.kind === 'chance'),
  because: (p) => (p.kind === 'endless' ? '107.1' : '732.2a'),
  valid: (p) => p.kind === 'number' || p.times === 1000,
  scenario: (p) => ({
    players: { A: { life: p.life } },
    script: [{ shortcut: 'A', times: TIMES[p.kind] ?? p.times, gain: p.gain }],
  }),
  probe: () => ({ ask: 'legal', action: 0 }),
})
