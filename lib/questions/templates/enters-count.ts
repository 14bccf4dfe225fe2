import { beast, first, watching } from '../parts'
import { template } from '../template'

/** Creatures come onto the battlefield, some from an opponent's graveyard, some as tokens, and one turns face up: how often does an ability trigger? */
export const entersCount = template({
  id: 'enters-count',
  version: 4,
  claims: ['603.2', '110.2a'],
  shows: ['403.5'],
  axes: {
    watcher: ['fonte', 'sorgente', 'coro', 'ronda'],
    stolen: [1, 2, 3],
    tokens: [1, 2, 0, 3],
    own: [1, 0, 2],
    size: ['2/2', '1/1', '3/3'],
  },
  // Without tokens their size says nothing.
  valid: (p) => p.tokens > 0 || p.size === '2/2',
  beliefs: ['put-onto-battlefield-owner', 'morph-etb'],
  scenario: (p) => ({
    players: { A: { mana: '{1}{U}' } },
    field: {
      A: [
        watching(p.watcher, { event: 'enters', object: { types: ['creature'], controller: 'you' } }),
        beast('mago', '3/3', { keywords: [{ keyword: 'morph', cost: '{1}{U}' }], faceDown: true }),
      ],
    },
    graveyard: {
      A: first(p.own, ['lupo', 'volpe']).map((id) => beast(id, '2/2')),
      N: first(p.stolen, ['orso', 'lince', 'golem']).map((id) => beast(id, '3/3')),
    },
    script: [
      {
        effect: { do: 'putOntoBattlefield', what: { all: { types: ['creature'], zone: 'graveyard' } } },
        by: 'A',
      },
      ...(p.tokens
        ? [
            {
              effect: {
                do: 'create',
                amount: p.tokens,
                token: { id: 'spirito', types: ['creature'], subtypes: ['Spirito'], pt: p.size },
              },
              by: 'A',
            } as const,
          ]
        : []),
      { turnUp: 'mago' },
    ],
  }),
  probe: (p) => ({ ask: 'triggers', object: p.watcher }),
})
