import { scenario } from '#lib/rules/index'
import { aimed, TARGET } from '../parts'
import { template } from '../template'

/** Two creature spells change hands before they resolve, and one of the creatures returns to a hand: who controls what, and whose is it? */
export const stolenSpell = template({
  id: 'stolen-spell',
  version: 2,
  claims: ['110.2b', '110.2'],
  axes: {
    first: ['drago', 'angelo', 'gigante', 'golem', 'sfinge', 'idra'],
    second: ['lupo', 'lince', 'troll', 'arpia', 'aquila'],
    size: ['2/2', '3/3', '4/4', '5/5'],
    other: ['1/1', '2/3', '3/1'],
  },
  beliefs: ['controller-is-owner', 'stolen-creature-my-graveyard'],
  form: 'board',
  scenario: (p) =>
    scenario()
      .turn('A', 'main2')
      .hand('A', [
        { id: p.first, pt: p.size },
        { id: p.second, pt: p.other },
        aimed('languore', { do: 'returnToHand', what: TARGET }),
      ])
      .act({ cast: p.first })
      .effect({ do: 'gainControl', what: p.first, until: 'end-of-turn' }, 'N')
      .act('resolve', { cast: p.second })
      .effect({ do: 'gainControl', what: p.second, until: 'end-of-game' }, 'N')
      .act('resolve')
      .act({ cast: 'languore', targets: [p.second] }, 'resolve')
      .done(),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'controller', object: p.first },
      { ask: 'owner', object: p.first },
      { ask: 'zone', object: p.second },
    ],
  }),
})
