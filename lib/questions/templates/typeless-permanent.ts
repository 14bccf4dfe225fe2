import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** Permanents lose all their types, and then permanents are counted: how much life is gained? */
export const typelessPermanent = template({
  id: 'typeless-permanent',
  version: 2,
  claims: ['110.4c'],
  axes: {
    first: ['sfera', 'altare', 'giara', 'obelisco'],
    others: [1, 2, 3],
    hand: [0, 1, 2],
    creature: [false, true],
    life: [20, 15, 9, 4],
    each: [1, 2, 3],
  },
  // Without cards elsewhere one of the beliefs has nothing to be wrong about.
  valid: (p) => p.hand > 0,
  beliefs: ['typeless-permanent-leaves', 'card-elsewhere-is-permanent'],
  scenario: (p) => {
    const more = ['orso', 'lince', 'lupo'].slice(0, p.others)
    const count = { count: { permanent: true, controller: 'you' } } as const
    return more
      .reduce(
        (s, id) => s.creature('A', id, '2/2'),
        scenario()
          .life('A', p.life)
          .permanent(
            'A',
            p.creature
              ? { id: p.first, types: ['artifact', 'creature'], pt: '1/1' }
              : { id: p.first, types: ['artifact'] },
          ),
      )
      .hand('A', [{ id: 'cervo', pt: '2/2' } as const, { id: 'idra', pt: '4/4' } as const].slice(0, p.hand))
      .effect({ do: 'change', what: p.first, modify: { layer: '4', setTypes: [] }, until: 'end-of-turn' }, 'N')
      .effect({ do: 'gainLife', who: 'you', amount: p.each > 1 ? { times: [p.each, count] } : count }, 'A')
      .done()
  },
  probe: () => ({ ask: 'life', player: 'A' }),
})
