import { drain, instant } from '../parts'
import { template } from '../template'

/** What the loop comes to: all of its rounds, or those up to where the other player does something else. */
const total = (p: {
  readonly life: number
  readonly gain: number
  readonly times: number
  readonly stopped: number
}): number => p.life + p.gain * (p.stopped || p.times)

/** A loop has given a player much life, perhaps less than was proposed, and a spell takes much of it: has the player lost? */
export const loopAndLoss = template({
  id: 'loop-and-loss',
  version: 1,
  claims: ['732.2a', '732.2b'],
  // Who loses after all the rounds would have lost without them; who lives after some would live after all.
  claimsAt: (p) => (p.hit < total(p) ? ['732.2a'] : p.stopped ? ['732.2b'] : []),
  axes: {
    stopped: [0, 10, 20, 30],
    times: [100, 40, 60],
    gain: [1, 2],
    life: [20, 15, 8],
    hit: [45, 30, 75, 130],
    card: ['grandine', 'marea'],
  },
  beliefs: ['loop-gives-infinite', 'loop-counts-once', 'shortcut-runs-to-end', 'shortened-is-undone'],
  fits: (belief, p) => belief.startsWith('loop-') === (p.stopped === 0),
  because: (p) => (p.stopped ? '732.2b' : '732.2a'),
  // Who lives has little left: what is far from the limit is no question.
  valid: (p) =>
    p.hit >= p.life + p.gain &&
    total(p) - p.hit <= 40 &&
    (p.stopped === 0 || (p.stopped < p.times && p.hit < total({ ...p, stopped: 0 }))),
  scenario: (p) => ({
    players: { A: { life: p.life } },
    hand: { N: [instant(p.card, drain(p.hit))] },
    script: [
      { shortcut: 'A', times: p.times, gain: p.gain, ...(p.stopped ? { stopped: p.stopped } : {}) },
      { cast: p.card, by: 'N' },
      'resolve',
    ],
  }),
  probe: () => ({ ask: 'lost', player: 'A' }),
})
