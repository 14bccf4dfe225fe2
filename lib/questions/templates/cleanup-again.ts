import { type Ability, scenario } from '#lib/rules/index'
import { inOrder } from '../parts'
import { template } from '../template'

/** In the cleanup step a creature dies as a bonus ends, and both players draw: how many cards are in the hands as the next turn begins? */
export const cleanupAgain = template({
  id: 'cleanup-again',
  version: 2,
  claims: ['514.3a'],
  axes: {
    own: [9, 8, 10],
    foe: [7, 6, 5],
    drawn: [2, 3, 4],
    size: ['1/1', '2/2', '3/3'],
    name: ['lupo', 'lince', 'belva'],
  },
  // Who is held to the maximum at once discards only what is above it.
  valid: (p) => p.foe + p.drawn > 7,
  beliefs: ['one-cleanup-step', 'hand-limit-immediate'],
  form: 'board',
  scenario: (p) => {
    const n = Number(p.size.split('/')[0])
    const dying: Ability = {
      type: 'triggered',
      when: { event: 'dies', object: 'self' },
      effect: { do: 'draw', who: 'each', amount: p.drawn },
    }
    return scenario()
      .library('A', 30)
      .library('N', 30)
      .creature('A', p.name, p.size, [], { abilities: [dying] })
      .effect(inOrder({ do: 'draw', who: 'you', amount: p.own }, { do: 'draw', who: 'opponent', amount: p.foe }), 'A')
      .effect({ do: 'pump', what: p.name, power: 2, toughness: 2 }, 'A')
      .effect({ do: 'putCounters', on: p.name, counter: '-1/-1', amount: n }, 'N')
      .act({ step: 'cleanup' }, 'resolve-all', { step: 'upkeep' }, 'resolve-all')
      .done()
  },
  probe: () => ({
    ask: 'several',
    of: [
      { ask: 'hand', player: 'A' },
      { ask: 'graveyard', player: 'A' },
      { ask: 'hand', player: 'N' },
    ],
  }),
})
