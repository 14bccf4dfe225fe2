import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** A spell gives life for the mana value of a melded permanent and destroys it, while deaths are watched: how much life? */
export const meldedPermanentDies = template({
  id: 'melded-permanent-dies',
  version: 2,
  claims: ['202.3c', '712.21', '712.8g'],
  axes: {
    first: ['{4}{W}', '{3}{R}{R}', '{2}{G}', '{5}{B}'],
    second: ['{2}{W}', '{1}{W}{W}', '{3}{W}'],
    size: ['9/10', '7/7', '8/8'],
    each: [1, 2, 3],
    life: [20, 12, 5],
  },
  beliefs: ['meld-mv-single', 'meld-two-creatures-die'],
  scenario: (p) =>
    scenario()
      .life('A', p.life)
      .creature('A', 'fenice', '3/3', [], {
        layout: 'meld',
        pair: 'drago',
        cost: p.first,
        other: { name: 'Colosso', pt: p.size },
        melded: { id: 'drago', cost: p.second, pt: '4/3' },
      })
      .permanent('A', {
        id: 'veglia',
        types: ['enchantment'],
        abilities: [
          {
            type: 'triggered',
            when: { event: 'dies', object: { types: ['creature'] } },
            effect: { do: 'gainLife', who: 'you', amount: p.each },
          },
        ],
      })
      .effect(
        {
          do: 'sequence',
          steps: [
            { do: 'gainLife', who: 'you', amount: { manaValueOf: 'fenice' } },
            { do: 'destroy', what: 'fenice' },
          ],
        },
        'A',
      )
      .act('resolve-all')
      .done(),
  probe: () => ({ ask: 'life', player: 'A' }),
})
