import type { EventOf, GameEvent } from '../../kernel/events'
import { librarySize, onBattlefield } from '../../kernel/look'
import { believes, result, room } from '../../kernel/rule'
import type { View } from '../../kernel/view'

/** To the graveyard of the player that 400.3 names. */
function bury(v: View, object: string, verb: 'destroy' | 'sacrifice' | 'counter' | 'state'): readonly GameEvent[] {
  const owner = v.ask('zoneOwner', { object })
  return [{ type: 'move', object, to: 'graveyard', verb, ...(owner === undefined ? {} : { controller: owner }) }]
}

/** Destroying moves a permanent to its owner's graveyard. */
export const destroying = room('701.8', 'Destroy', [
  result('701.8a', 'destroy', (v, e) => (onBattlefield(v, e.object) ? bury(v, e.object, 'destroy') : undefined)),
])

/** Sacrificing moves a permanent to its owner's graveyard, and is not destroying. */
export const sacrificing = room('701.21', 'Sacrifice', [
  result('701.21a', 'sacrifice', (v, e) => (onBattlefield(v, e.object) ? bury(v, e.object, 'sacrifice') : undefined)),
])

/** Countering takes a spell or ability off the stack without effect. */
export const countering = room('701.6', 'Counter', [
  result('701.6a', 'counter', (v, e) => {
    const o = v.state.objects[e.object]
    if (o?.zone !== 'stack') return undefined
    return o.kind === 'ability' ? [{ type: 'cease', object: e.object }] : bury(v, e.object, 'counter')
  }),
])

/** Exiling puts an object into the exile zone. */
export const exiling = room('701.13', 'Exile', [
  result('701.13a', 'exile', (_, e) => [{ type: 'move', object: e.object, to: 'exile', verb: 'exile' }]),
])

const top = (v: View, e: EventOf<'mill'>): readonly GameEvent[] => {
  const n = Math.min(e.amount, librarySize(v, e.player))
  const named = (v.state.own.library[e.player] ?? []).slice(0, n)
  return [
    ...named.map((object): GameEvent => ({ type: 'move', object, to: 'graveyard', verb: 'mill' })),
    ...(n > named.length
      ? [{ type: 'moveUnknown', player: e.player, amount: n - named.length, to: 'graveyard' } as const]
      : []),
  ]
}

/** Milling takes what there is, and never loses the game. */
export const milling = room(
  '701.17',
  'Mill',
  [result('701.17a', 'mill', top)],
  [
    believes(
      'mill-empty-loses',
      result('701.17a', 'mill', (v, e) => [
        ...top(v, e),
        ...(librarySize(v, e.player) < e.amount ? [{ type: 'drawFromEmpty', player: e.player } as const] : []),
      ]),
    ),
  ],
)
