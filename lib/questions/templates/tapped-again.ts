import { scenario } from '#lib/rules/index'
import { gain } from '../parts'
import { template } from '../template'

/** Creatures that give life when they become tapped are all tapped by an effect, and some of them are tapped already. */
export const tappedAgain = template({
  id: 'tapped-again',
  version: 3,
  claims: ['701.26a', '701.26b'],
  claimsAt: (p) => [p.turned === 'tap' ? '701.26a' : '701.26b'],
  axes: {
    tapped: [1, 2, 3],
    untapped: [0, 1, 2],
    turned: ['tap', 'untap'],
    amount: [1, 2, 3],
    life: [20, 15, 8],
    size: ['1/1', '2/3'],
  },
  beliefs: ['ability-dies-with-source', 'tap-again-counts', 'untap-again-counts'],
  // Of those that trigger one is destroyed before its ability resolves.
  valid: (p) => p.untapped > 0 && p.tapped + p.untapped < 4,
  scenario: (p) => {
    const names = ['orso', 'lupo', 'cervo', 'volpe', 'alce'].slice(0, p.tapped + p.untapped)
    const event = p.turned === 'tap' ? 'becomesTapped' : 'becomesUntapped'
    return names
      .reduce(
        (s, name, n) =>
          s.creature('A', name, p.size, [], {
            tapped: n < p.tapped === (p.turned === 'tap'),
            abilities: [{ type: 'triggered', when: { event, object: 'self' }, effect: gain(p.amount) }],
          }),
        scenario().life('A', p.life),
      )
      .effect({ do: p.turned, what: { all: { types: ['creature'] } } }, 'N')
      .effect({ do: 'destroy', what: names[p.tapped] ?? 'orso' }, 'N')
      .act('resolve-all')
      .done()
  },
  probe: () => ({ ask: 'life', player: 'A' }),
})
