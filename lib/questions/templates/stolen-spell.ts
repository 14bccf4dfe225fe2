import { scenario } from '#lib/rules/index'
import { template } from '../template'

/**
 * Two creature spells change hands before they resolve, one of them for a turn, and a creature taken earlier returns to a hand: who controls
 * what afterwards, and whose is it?
 */
export const stolenSpell = template({
  id: 'stolen-spell',
  version: 4,
  claims: ['110.2b', '110.2'],
  axes: {
    first: ['drago', 'angelo', 'gigante', 'golem', 'sfinge', 'idra'],
    second: ['lupo', 'lince', 'troll', 'arpia', 'aquila'],
    size: ['2/2', '3/3', '4/4', '5/5'],
    other: ['1/1', '2/3', '3/1'],
    brief: ['first', 'second'],
    owner: ['A', 'N'],
  },
  beliefs: ['controller-is-owner', 'stolen-creature-my-graveyard'],
  form: 'board',
  scenario: (p) =>
    scenario()
      .turn('A', 'main2')
      .hand('A', [
        { id: p.first, pt: p.size },
        { id: p.second, pt: p.other },
      ])
      .creature('N', 'fante', '1/1', [], p.owner === 'A' ? { owner: 'A' } : {})
      .act({ cast: p.first })
      .effect({ do: 'gainControl', what: p.first, until: p.brief === 'first' ? 'end-of-turn' : 'end-of-game' }, 'N')
      .act('resolve', { cast: p.second })
      .effect({ do: 'gainControl', what: p.second, until: p.brief === 'second' ? 'end-of-turn' : 'end-of-game' }, 'N')
      .act('resolve')
      .effect({ do: 'returnToHand', what: 'fante' }, 'A')
      .act({ step: 'cleanup' })
      .done(),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'controller', object: p.first },
      { ask: 'controller', object: p.second },
      // Of the one that stays with who has taken it, owner and controller are two.
      { ask: 'owner', object: p.brief === 'first' ? p.second : p.first },
      { ask: 'zone', object: 'fante' },
    ],
  }),
})
