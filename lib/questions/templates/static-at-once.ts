import { scenario } from '#lib/rules/index'
import { bonusFor, CREATURES, instant, TARGET } from '../parts'
import { template } from '../template'

/**
 * A permanent with a bonus for creatures has just arrived when one of them is dealt damage, and another, which comes later, is dealt some too: where are they?
 */
export const staticAtOnce = template({
  id: 'static-at-once',
  version: 1,
  claims: ['113.3d'],
  axes: {
    // Whether the bonus is enough for each of them.
    firstLives: [true, false],
    laterLives: [true, false],
    bonus: [1, 2],
    size: [2, 3],
    first: ['lupo', 'orso', 'lince'],
    later: ['cervo', 'grifone', 'faina'],
    banner: ['bandiera', 'stendardo', 'vessillo'],
  },
  valid: (p) => p.firstLives !== p.laterLives,
  beliefs: ['static-uses-stack', 'static-happens-once'],
  form: 'zones',
  scenario: (p) => {
    const hits = (id: string, lives: boolean) =>
      instant(
        id,
        { do: 'damage', amount: lives ? p.size + p.bonus - 1 : p.size + p.bonus, to: { object: TARGET } },
        CREATURES(),
      )
    return {
      ...scenario().creature('A', p.first, `2/${p.size}`).done(),
      hand: {
        A: [bonusFor(p.banner, p.bonus, {}), { id: p.later, pt: `3/${p.size}` }],
        N: [hits('scossa', p.firstLives), hits('sferza', p.laterLives)],
      },
      script: [
        { cast: p.banner },
        'resolve',
        { pass: 'A' },
        { cast: 'scossa', by: 'N', targets: [p.first] },
        'resolve-all',
        { cast: p.later },
        'resolve',
        { pass: 'A' },
        { cast: 'sferza', by: 'N', targets: [p.later] },
        'resolve-all',
      ],
    }
  },
  probe: (p) => ({ ask: 'several', of: [p.first, p.later].map((object) => ({ ask: 'zone', object })) }),
})
