import type { Ability } from '#lib/rules/index'
import { CHEAPER, sorcery } from '../parts'
import { template } from '../template'

const SACRIFICE: Ability = { type: 'cost', additional: [{ pay: 'sacrifice', what: { types: ['artifact'] } }] }

/** The generic mana of the cost with this X. */
const generic = ({ cost, x }: { readonly cost: string; readonly x: number }): number =>
  x * (cost.startsWith('{X}{X}') ? 2 : 1) + (cost.includes('{2}') ? 2 : 0)

/** A spell with X is cast without paying its mana cost, or for it, while what reduces it is sacrificed: may this number be chosen? */
export const freeX = template({
  id: 'free-x',
  version: 4,
  claims: ['107.3b', '601.2f'],
  claimsAt: (p) => (p.free ? ['107.3b'] : ['601.2f']),
  axes: {
    spell: ['fonte', 'preghiera', 'vigore', 'offerta'],
    cost: ['{X}{W}', '{X}{X}{W}', '{X}{2}{W}'],
    x: [1, 2, 3, 4, 5],
    gain: ['life', 'cards'],
    free: [true, false],
  },
  beliefs: ['free-spell-x', 'free-spell-no-additional', 'cost-reduction-lost-mid-payment', 'emerge-reduces-colored'],
  fits: (belief, p) => (belief === 'free-spell-x' || belief === 'free-spell-no-additional') === p.free,
  because: (p) => (p.free ? '107.3b' : '601.2f'),
  scenario: (p) => ({
    ...(p.free ? {} : { players: { A: { mana: `{${generic(p) - 1}}{W}` } }, field: { A: [CHEAPER] } }),
    hand: {
      A: [
        sorcery(
          p.spell,
          p.gain === 'life' ? { do: 'gainLife', who: 'you', amount: 'x' } : { do: 'draw', who: 'you', amount: 'x' },
          [],
          { cost: p.cost, ...(p.free ? {} : { abilities: [SACRIFICE] }) },
        ),
      ],
    },
    script: [{ cast: p.spell, ...(p.free ? { free: true } : {}), x: p.x }],
  }),
  probe: () => ({ ask: 'legal', action: 0 }),
})
