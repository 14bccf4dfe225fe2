import { type Ability, scenario } from '#lib/rules/index'
import { template } from '../template'

/** «Ogniqualvolta una creatura che controlli muore, guadagni 1 punto vita.» */
const onDeath: Ability = {
  type: 'triggered',
  when: { event: 'dies', object: { types: ['creature'], controller: 'you' } },
  effect: { do: 'gainLife', who: 'you', amount: 1 },
}

/** Tokens by the names that they go by, in pairs, and their subtypes. */
const TOKENS = {
  a: ['spirito', 'soldato'],
  b: ['zombie', 'goblin'],
  c: ['elfo', 'spirito'],
  d: ['soldato', 'zombie'],
} as const
const KIND: Readonly<Record<string, string>> = {
  spirito: 'Spirit',
  soldato: 'Soldier',
  zombie: 'Zombie',
  goblin: 'Goblin',
  elfo: 'Elf',
}

/** Tokens and cards die together, and then creature cards in graveyards are counted: which statements are true? */
export const tokenAndCardDie = template({
  id: 'token-and-card-die',
  version: 2,
  claims: ['111.6'],
  axes: {
    cards: [1, 2, 3],
    tokens: [1, 2],
    each: [1, 2, 3],
    life: [20, 18, 15, 11],
    watcher: ['veglia', 'altare', 'corona', 'lanterna'],
    token: ['a', 'b', 'c', 'd'],
  },
  beliefs: ['token-does-not-die', 'token-is-card'],
  form: 'board',
  scenario: (p) => {
    const cards = ['lupo', 'lince', 'orso'].slice(0, p.cards)
    const tokens = TOKENS[p.token].slice(0, p.tokens)
    const s = cards.reduce((b, id) => b.creature('A', id, '2/2'), scenario().life('A', p.life))
    return tokens
      .reduce((b, id) => b.creature('A', id, '1/1', [], { token: true, subtypes: [KIND[id] ?? ''] }), s)
      .permanent('A', { id: p.watcher, types: ['enchantment'], abilities: [onDeath] })
      .effect(
        {
          do: 'sequence',
          steps: [
            { do: 'destroy', what: { all: { types: ['creature'] } } },
            {
              do: 'gainLife',
              who: 'you',
              amount: {
                times: [p.each, { count: { types: ['creature'], card: true, zone: 'graveyard', controller: 'you' } }],
              },
            },
          ],
        },
        'A',
      )
      .done()
  },
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'triggers', object: p.watcher },
      { ask: 'life', player: 'A' },
    ],
  }),
})
