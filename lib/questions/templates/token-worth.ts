import { scenario } from '#lib/rules/index'
import { TOKEN_TYPES } from '../parts'
import { template } from '../template'

/** A spell gives life for the power and mana value of a token and for the mana value of a card: how much? */
export const tokenWorth = template({
  id: 'token-worth',
  version: 2,
  claims: ['111.3'],
  axes: {
    size: ['1/1', '2/2', '3/3', '4/4', '5/5'],
    cost: ['{1}{G}', '{2}{G}', '{3}{G}{G}', '{G}'],
    life: [20, 16, 11, 7],
    token: ['lupo', 'orso', 'elefante'],
  },
  beliefs: ['token-has-mana-value', 'token-is-card'],
  scenario: (p) =>
    scenario()
      .life('A', p.life)
      .creature('A', 'idra', '4/4', [], { cost: p.cost })
      .effect({ do: 'create', token: { id: p.token, pt: p.size, subtypes: [TOKEN_TYPES[p.token]] } }, 'A')
      .effect(
        {
          do: 'sequence',
          steps: [
            { do: 'gainLife', who: 'you', amount: { powerOf: p.token } },
            { do: 'gainLife', who: 'you', amount: { manaValueOf: p.token } },
            { do: 'gainLife', who: 'you', amount: { manaValueOf: 'idra' } },
          ],
        },
        'A',
      )
      .done(),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'life', player: 'A' },
      { ask: 'isCard', object: p.token },
    ],
  }),
})
