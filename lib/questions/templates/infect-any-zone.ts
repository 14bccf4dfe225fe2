import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** A creature with infect and one without get through, and the card of another with infect deals damage from the graveyard: poison and life? */
export const infectAnyZone = template({
  id: 'infect-any-zone',
  version: 1,
  claims: ['702.90e'],
  axes: {
    power: [1, 2, 3],
    plain: [2, 3, 4],
    amount: [1, 2, 3],
    poison: [1, 2, 3, 4],
    life: [20, 17, 13],
    bug: ['zecca', 'vipera', 'larva'],
    dead: ['airone', 'spirito', 'fenice'],
  },
  // Who has the tenth counter has lost, and nothing more is to be counted.
  valid: (p) => p.poison + p.power + p.amount < 10,
  beliefs: ['infect-only-battlefield', 'infect-also-life'],
  scenario: (p) => ({
    ...scenario()
      .life('A', 20)
      .player('N', { life: p.life, poison: p.poison })
      .creature('A', p.bug, `${p.power}/2`, ['infect'])
      .creature('A', 'orso', `${p.plain}/2`)
      .attack({ [p.bug]: 'N', orso: 'N' })
      .block({})
      .act('combat-damage', { activate: p.dead, by: 'A' }, 'resolve')
      .done(),
    graveyard: {
      A: [
        {
          id: p.dead,
          pt: '2/2',
          keywords: ['infect'],
          abilities: [
            {
              type: 'activated',
              in: ['graveyard'],
              cost: [{ pay: 'mana', cost: '{3}' }],
              effect: { do: 'damage', amount: p.amount, to: { player: 'opponent' } },
            },
          ],
        },
      ],
    },
  }),
  probe: () => ({
    ask: 'several',
    of: [
      { ask: 'poison', player: 'N' },
      { ask: 'life', player: 'N' },
    ],
  }),
})
