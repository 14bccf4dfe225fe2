import { scenario } from '#lib/rules/index'
import { TOKEN_TYPES } from '../parts'
import { template } from '../template'

/** A creature card with counters and a token beside it: what is a token, and what is a card? */
export const tokenOrCounter = template({
  id: 'token-or-counter',
  version: 4,
  claims: ['122.1', '111.6'],
  axes: {
    name: ['orso', 'golem', 'lince', 'angelo', 'idra'],
    size: ['1/1', '2/2', '3/3'],
    counter: ['+1/+1', '-1/-1', 'charge', 'shield'],
    token: ['spirito', 'soldato', 'zombie'],
    // In which order the three are asked about.
    order: ['counter', 'permanent'],
  },
  beliefs: ['token-is-counter', 'token-is-card'],
  valid: (p) => p.counter !== '-1/-1' || p.size !== '1/1',
  scenario: (p) =>
    scenario()
      .creature('A', p.name, p.size, [], { counters: { [p.counter]: 1 } })
      .creature('A', p.token, '1/1', [], { token: true, subtypes: [TOKEN_TYPES[p.token]] })
      .done(),
  probe: (p) => {
    const counter = { ask: 'counterIsToken', counter: p.counter } as const
    const card = { ask: 'isCard', object: p.token } as const
    const permanent = { ask: 'isPermanent', object: p.token } as const
    return { ask: 'several', of: p.order === 'counter' ? [counter, card, permanent] : [permanent, card, counter] }
  },
})
