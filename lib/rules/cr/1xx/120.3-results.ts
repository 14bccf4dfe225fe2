import type { EventOf, GameEvent } from '../../kernel/events'
import { has, isCreature, isPlayer, isType, onBattlefield } from '../../kernel/look'
import { believes, result, room } from '../../kernel/rule'
import type { View } from '../../kernel/view'

type Damage = EventOf<'damage'>
const toPlayer = (v: View, e: Damage): boolean => isPlayer(v, e.target)
const lost = (e: Damage): GameEvent => ({
  type: 'loseLife',
  player: e.target,
  amount: e.amount,
  source: e.source,
  cause: 'damage',
})

const gains = (when: (v: View, e: Damage) => boolean) =>
  result('120.3f', 'damage', (v, e) => {
    const gain = when(v, e) ? v.ask('damageGains', { source: e.source, target: e.target, amount: e.amount }) : undefined
    return gain && [{ type: 'gainLife', ...gain, source: e.source, lifelink: true }]
  })

/** What damage is, by what it is dealt to and what deals it. */
export const damageResults = room(
  '120.3',
  'Results of damage',
  [
    result('120.3a', 'damage', (v, e) =>
      toPlayer(v, e) && v.ask('damageToPlayer', { source: e.source, target: e.target }) === 'life'
        ? [lost(e)]
        : undefined,
    ),
    result('120.3b', 'damage', (v, e) =>
      toPlayer(v, e) && v.ask('damageToPlayer', { source: e.source, target: e.target }) === 'poison'
        ? [{ type: 'putCounters', on: e.target, counter: 'poison', amount: e.amount, source: e.source }]
        : undefined,
    ),
    result('120.3c', 'damage', (v, e) =>
      onBattlefield(v, e.target) && isType(v, e.target, 'planeswalker')
        ? [{ type: 'adjustCounters', on: e.target, counter: 'loyalty', by: -e.amount }]
        : undefined,
    ),
    result('120.3d', 'damage', (v, e) =>
      isCreature(v, e.target) && v.ask('damageToCreature', { source: e.source, target: e.target }) === 'counters'
        ? [
            { type: 'putCounters', on: e.target, counter: '-1/-1', amount: e.amount, source: e.source },
            {
              type: 'markDamage',
              object: e.target,
              amount: 0,
              deathtouch: v.ask('dooms', { source: e.source, combat: e.combat }) === true,
            },
          ]
        : undefined,
    ),
    result('120.3e', 'damage', (v, e) =>
      isCreature(v, e.target) && v.ask('damageToCreature', { source: e.source, target: e.target }) !== 'counters'
        ? [
            {
              type: 'markDamage',
              object: e.target,
              amount: e.amount,
              deathtouch: v.ask('dooms', { source: e.source, combat: e.combat }) === true,
            },
          ]
        : undefined,
    ),
    gains(() => true),
    result('120.3g', 'damage', (v, e) => {
      const amount = e.combat && toPlayer(v, e) ? v.ask('damagePoisons', { source: e.source }) : undefined
      return amount ? [{ type: 'putCounters', on: e.target, counter: 'poison', amount, source: e.source }] : undefined
    }),
    result('120.3h', 'damage', (v, e) =>
      onBattlefield(v, e.target) && isType(v, e.target, 'battle')
        ? [{ type: 'adjustCounters', on: e.target, counter: 'defense', by: -e.amount }]
        : undefined,
    ),
  ],
  [
    believes(
      'infect-also-life',
      result('120.3a', 'damage', (v, e) => (toPlayer(v, e) ? [lost(e)] : undefined)),
    ),
    believes(
      'planeswalker-damage-marked',
      result('120.3c', 'damage', (v, e) =>
        onBattlefield(v, e.target) && isType(v, e.target, 'planeswalker')
          ? [{ type: 'markDamage', object: e.target, amount: e.amount, deathtouch: false }]
          : undefined,
      ),
    ),
    believes(
      'infect-cancels-lifelink',
      gains((v, e) => !has(v, e.source, 'infect')),
    ),
  ],
)
