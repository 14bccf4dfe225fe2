import { named } from '../named'
import { card } from '../parts'
import { template } from '../template'

/** Divination draws, and Jace, Architect of Thought puts cards into the hand: how much life does Horizon Chimera give? */
export const jaceAndChimera = template({
  id: 'jace-and-chimera',
  version: 3,
  claims: ['121.2', '121.5'],
  axes: {
    life: [20, 13, 8, 5, 17, 11],
    loyalty: [4, 3, 5],
    first: ['divination', 'jace'],
  },
  beliefs: ['draw-n-single-event', 'put-in-hand-is-draw'],
  scenario: (p) => {
    const draws = [{ cast: 'divinazione' }, 'resolve-all'] as const
    const looks = [{ activate: 'jace', ability: 1 }, 'resolve-all'] as const
    const library = ['idolo', 'giara', 'sfera', 'urna', 'totem'].map((id) => card(id, 'artifact'))
    const three = library.slice(p.first === 'divination' ? 2 : 0).map(({ id }) => id)
    return {
      players: { A: { life: p.life } },
      field: {
        A: [
          named('jace', 'jace-architect-of-thought', { counters: { loyalty: p.loyalty } }),
          named('chimera', 'horizon-chimera'),
        ],
      },
      hand: { A: [named('divinazione', 'divination')] },
      library: { A: library },
      script: p.first === 'divination' ? [...draws, ...looks] : [...looks, ...draws],
      choices: [
        { choose: 'piles', player: 'N', answer: three.slice(0, 2) },
        { choose: 'pile', player: 'A', answer: 'first' },
      ],
    }
  },
  probe: () => ({ ask: 'life', player: 'A' }),
})
