import type { Effect, ObjectSpec } from '#lib/rules/index'
import { gain, instant, TAP } from '../parts'
import { template } from '../template'

const MANA: Effect = { do: 'addMana', mana: '{G}' }
const DRAW: Effect = { do: 'draw', who: 'you', amount: 1 }

const source = (id: string, draws: boolean, given: boolean): ObjectSpec => ({
  id,
  types: ['artifact'],
  abilities: [
    {
      type: 'activated',
      cost: given ? [TAP, { pay: 'sacrifice', what: 'self' }] : [TAP],
      effect: draws ? { do: 'sequence', steps: [MANA, DRAW] } : MANA,
    },
  ],
})

/** A source of mana is destroyed in response, or its ability also draws a card: is there mana for a spell at once? */
export const manaInResponse = template({
  id: 'mana-in-response',
  version: 1,
  claims: ['605.1a', '605.3b'],
  shows: ['405.6c'],
  claimsAt: (p) => (p.draws ? ['605.1a'] : ['605.1a', '605.3b']),
  axes: {
    draws: [false, true],
    source: ['talismano', 'reliquia', 'sfera', 'lanterna', 'pietra'],
    spell: ['prodigio', 'folgore', 'vigore', 'preghiera'],
    amount: [1, 2, 3, 4],
    given: [false, true],
    destroys: [false, true],
  },
  // What sacrifices itself is not there to be destroyed; without a destruction there is nothing to respond with.
  valid: (p) => (p.draws ? !(p.destroys && p.given) : p.destroys && !p.given),
  beliefs: ['respond-to-mana-ability', 'mana-ability-with-draw'],
  because: (p) => (p.draws ? '605.1a' : '605.3b'),
  scenario: (p) => ({
    players: { A: { mana: '' } },
    field: { A: [source(p.source, p.draws, p.given)] },
    hand: { A: [instant(p.spell, gain(p.amount), [], { cost: '{G}' })] },
    script: [
      { activate: p.source },
      ...(p.destroys && !p.given ? [{ effect: { do: 'destroy', what: p.source }, by: 'N' } as const] : []),
      { cast: p.spell },
    ],
  }),
  probe: (p) => ({ ask: 'legal', action: p.destroys && !p.given ? 2 : 1 }),
})
