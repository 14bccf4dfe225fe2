import { beast } from '../parts'
import { template } from '../template'

/** Creatures die together after a spell has resolved: in which order do the cards lie in the graveyard? */
export const graveyardOrder = template({
  id: 'graveyard-order',
  version: 3,
  claims: ['404.3', '405.5'],
  axes: {
    wrath: ['rovina', 'grandine', 'marea', 'vortice'],
    answer: ['balsamo', 'rito', 'languore'],
    top: ['orso', 'lince', 'lupo', 'sfinge'],
    bottom: ['golem', 'troll', 'belva', 'volpe'],
    gain: [2, 3, 4],
    laid: ['bottom', 'top'],
  },
  beliefs: ['stack-fifo'],
  scenario: (p) => ({
    field: { N: [beast(p.top, '2/2'), beast(p.bottom, '3/3')] },
    hand: {
      A: [
        {
          id: p.wrath,
          types: ['sorcery'],
          abilities: [{ type: 'spell', effect: { do: 'destroy', what: { all: { types: ['creature'] } } } }],
        },
      ],
      N: [
        {
          id: p.answer,
          types: ['instant'],
          abilities: [{ type: 'spell', effect: { do: 'gainLife', who: 'you', amount: p.gain } }],
        },
      ],
    },
    script: [{ cast: p.wrath }, { pass: 'A' }, { cast: p.answer, by: 'N' }, 'resolve-all'],
    choices: [
      {
        choose: 'order',
        player: 'N',
        of: 'graveyard',
        answer: p.laid === 'bottom' ? [p.bottom, p.top] : [p.top, p.bottom],
      },
    ],
  }),
  probe: () => ({ ask: 'order', zone: 'graveyard', player: 'N' }),
})
