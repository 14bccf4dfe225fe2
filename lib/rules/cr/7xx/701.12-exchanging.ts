import type { EventOf, GameEvent } from '../../kernel/events'
import { life, onBattlefield } from '../../kernel/look'
import { believes, cant, names, result, room, rule } from '../../kernel/rule'
import type { View } from '../../kernel/view'

type Exchange = EventOf<'exchangeLife'>

const totals = (v: View, e: Exchange) => {
  const [a, b] = e.players
  return [
    { player: a, by: life(v, b) - life(v, a) },
    { player: b, by: life(v, a) - life(v, b) },
  ] as const
}

const move = ({ player, by }: { player: string; by: number }, source: string | undefined): readonly GameEvent[] => {
  const from = source === undefined ? {} : { source }
  if (by > 0) return [{ type: 'gainLife', player, amount: by, ...from }]
  return by < 0 ? [{ type: 'loseLife', player, amount: -by, ...from }] : []
}

const livesExchanged = cant(
  '701.12a',
  'exchangeLife',
  (v, { players: [a, b] }) => a === b || [a, b].some((p) => v.state.players[p]?.lost),
)

/** Each of the two comes under the control of whoever controls the other. */
const controlExchanged = (v: View, { objects: [a, b], source }: EventOf<'exchangeControl'>): readonly GameEvent[] =>
  (
    [
      [a, b],
      [b, a],
    ] as const
  )
    .filter(([id]) => onBattlefield(v, id))
    .map(([id, other]) => {
      const controller = v.controller(other)
      const effect = { modify: { layer: '2', controller }, what: {} } as const
      const from = source === undefined ? {} : { source }
      return { type: 'begin', effect: { effect, fixed: [id], controller, until: 'end-of-game', ...from } }
    })

type WithLife = EventOf<'exchangeLifeWith'>
const value = (v: View, { object, value: which }: WithLife): number | undefined => v.characteristics(object)[which]

/** The life total becomes the power or toughness. */
const lifeTo = (v: View, e: WithLife): readonly GameEvent[] =>
  move({ player: e.player, by: (value(v, e) ?? 0) - life(v, e.player) }, e.source)

/** Whether the player can't gain, or can't lose, what the exchange would bring. */
const blocked = (v: View, e: WithLife): boolean => lifeTo(v, e).some((event) => v.impossible(event))

/** The life total becomes the power or toughness, and that becomes what the life total was. */
function lifeWith(v: View, e: WithLife): readonly GameEvent[] {
  const set = { layer: '7b', [e.value]: life(v, e.player) } as const
  const effect = { modify: set, what: {} } as const
  const from = e.source === undefined ? {} : { source: e.source }
  return [
    ...lifeTo(v, e),
    { type: 'begin', effect: { effect, fixed: [e.object], controller: e.player, until: 'end-of-game', ...from } },
  ]
}

/** Exchanging life totals, each player gains or loses the difference; of any exchange both halves happen or none. */
export const exchanging = room(
  '701.12',
  'Exchange',
  [
    rule(
      '701.12a',
      livesExchanged,
      cant('701.12a', 'exchangeControl', (v, { objects }) => !objects.every((id) => onBattlefield(v, id))),
    ),
    rule(
      '701.12b',
      cant('701.12b', 'exchangeControl', (v, { objects: [a, b] }) => v.controller(a) === v.controller(b)),
      result('701.12b', 'exchangeControl', controlExchanged),
    ),
    rule(
      '701.12g',
      cant(
        '701.12g',
        'exchangeLifeWith',
        (v, e) => !onBattlefield(v, e.object) || value(v, e) === undefined || blocked(v, e),
      ),
      result('701.12g', 'exchangeLifeWith', lifeWith),
    ),
    result('701.12c', 'exchangeLife', (v, e) => totals(v, e).flatMap((t) => move(t, e.source))),
    names('701.12c', 'exchangeLife'),
  ],
  [
    believes('exchange-partial', livesExchanged),
    believes(
      'exchange-life-no-events',
      result('701.12c', 'exchangeLife', (v, e) =>
        totals(v, e).map(({ player, by }): GameEvent => ({ type: 'adjustLife', player, by })),
      ),
    ),
  ],
)
