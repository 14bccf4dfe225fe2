import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** A bonus for the blockers comes after combat damage, and more damage after the combat: where does each creature end up? */
export const damageThenShield = template({
  id: 'damage-then-shield',
  version: 3,
  claims: ['510.2', '704.5g'],
  claimsAt: (p) => (p.lives === 'first' ? ['704.5g'] : ['510.2']),
  axes: {
    first: [2, 3, 4],
    second: [2, 3, 4],
    bonus: [2, 3],
    spare: [1, 2],
    name: ['orso', 'toro', 'tigre'],
    blocker: ['lupo', 'capra', 'troll'],
    other: ['muro', 'golem', 'tartaruga'],
    lives: ['first', 'other'],
  },
  beliefs: ['damage-on-stack', 'damage-clears-after-combat'],
  form: 'zones',
  scenario: (p) =>
    scenario()
      .creature('A', p.name, `${p.first}/9`)
      .creature('A', 'idra', `${p.second}/9`)
      .creature('N', p.blocker, `1/${p.first + (p.lives === 'first' ? 1 : 0)}`)
      .creature('N', p.other, `0/${p.second + p.spare}`)
      .attack({ [p.name]: 'N', idra: 'N' })
      .block({ [p.blocker]: p.name, [p.other]: 'idra' })
      .act('combat-damage')
      .effect(
        {
          do: 'pump',
          what: { all: { types: ['creature'], controller: 'you' } },
          power: 0,
          toughness: p.bonus,
        },
        'N',
      )
      .act('resolve-all', { step: 'main2' })
      .act({
        effect: { do: 'damage', amount: p.spare + p.bonus - (p.lives === 'other' ? 1 : 0), to: { object: p.other } },
        by: 'A',
        name: 'Folgore',
      })
      .done(),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'zone', object: p.blocker },
      { ask: 'zone', object: p.other },
    ],
  }),
})
