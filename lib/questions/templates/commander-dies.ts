import { first, TOKEN_TYPES, watching } from '../parts'
import { template } from '../template'

/** A commander dies with other creatures and tokens, and its owner moves it: where is it, and how often does an ability see a death? */
export const commanderDies = template({
  id: 'commander-dies',
  version: 2,
  claims: ['903.9a', '704.6d'],
  axes: {
    name: ['regina', 'generale', 'sfinge', 'drago', 'strega'],
    others: [0, 1, 2, 3],
    tokens: [2, 3],
    watcher: ['veglia', 'campana', 'lanterna', 'rintocco'],
    size: ['2/2', '3/3', '4/4'],
    answer: ['command', 'stay'],
  },
  beliefs: ['commander-never-dies', 'token-does-not-die'],
  valid: (p) => p.answer === 'command',
  scenario: (p) => ({
    variant: 'commander',
    field: {
      A: [
        { id: p.name, pt: p.size, supertypes: ['legendary'], commander: true },
        watching(p.watcher, { event: 'dies', object: { types: ['creature'] } }),
      ],
      N: [
        ...first(p.others, ['orso', 'lince', 'lupo']).map((id) => ({ id, pt: '2/2' })),
        ...first(p.tokens, ['spirito', 'soldato', 'zombie'] as const).map((id) => ({
          id,
          pt: '1/1' as const,
          token: true as const,
          subtypes: [TOKEN_TYPES[id]],
        })),
      ],
    },
    script: [{ effect: { do: 'destroy', what: { all: { types: ['creature'] } } }, by: 'N' }],
    choices: [{ choose: 'commander', of: p.name, answer: p.answer }],
  }),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'zone', object: p.name },
      { ask: 'triggers', object: p.watcher },
    ],
  }),
})
