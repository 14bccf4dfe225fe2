import type { Effect, Scenario } from '#lib/rules/index'
import { gain, instant } from '../parts'
import { template } from '../template'

const KINDS = ['quality', 'number', 'graveyard'] as const
const RULES = { quality: '701.23b', number: '701.23d', graveyard: '701.23a' } as const

const search = (kind: (typeof KINDS)[number]): Effect => {
  if (kind === 'graveyard')
    return {
      do: 'search',
      who: 'you',
      of: 'opponent',
      zones: ['graveyard'],
      what: { types: ['creature'] },
      amount: 1,
      to: 'exile',
    }
  const what = kind === 'quality' ? { what: { types: ['creature'] } as const } : {}
  return { do: 'search', who: 'you', zones: ['library'], ...what, amount: 1, to: 'hand', shuffle: true }
}

/** May a player find nothing, though there is something to find? */
export const searchMayFail = template({
  id: 'search-may-fail',
  version: 1,
  claims: ['701.23b', '701.23d', '701.23a'],
  claimsAt: (p) => [RULES[p.kind]],
  axes: {
    kind: KINDS,
    first: ['orso', 'lupo', 'cervo', 'volpe'],
    second: ['folgore', 'fiamma', 'scossa', 'vigore'],
    size: ['2/2', '3/3'],
    spell: ['meridiana', 'lanterna'],
  },
  beliefs: ['search-must-find', 'search-quantity-may-fail', 'search-graveyard-may-fail'],
  fits: (belief, p) =>
    belief === 'search-must-find' || (belief === 'search-graveyard-may-fail') === (p.kind === 'graveyard'),
  because: (p) => RULES[p.kind],
  idle: true,
  scenario: (p): Scenario => {
    const cards = [{ id: p.first, pt: p.size }, instant(p.second, gain(2))]
    return {
      field: { A: [{ id: p.spell, types: ['artifact'] }] },
      ...(p.kind === 'graveyard' ? { graveyard: { N: cards } } : { library: { A: cards } }),
      script: [{ effect: search(p.kind), by: 'A', source: p.spell }],
      choices: [{ choose: 'search', player: 'A', answer: [] }],
    }
  },
  probe: () => ({ ask: 'mayFail', player: 'A' }),
})
