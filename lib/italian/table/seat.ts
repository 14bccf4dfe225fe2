import type { Forbids, Lasting, PlayerId, PlayerRef, View } from '#lib/rules/index'
import { plainLasting } from '../card/text'
import { and, del, figure, say, typeset } from '../grammar/index'
import { opponentsOf, type People, playerOf, teamOf, thingOf } from '../names/people'
import type { PileView, SeatView } from '../views'
import type { TableOptions } from './options'

/** One player as drawn: totals, effects on them, piles. */
export function seatView(
  v: View,
  people: People,
  player: PlayerId,
  { before, changes, concealed }: TableOptions,
): SeatView {
  const { state } = v
  const pool = state.players[player]?.pool ?? player
  const [life, poison] = [state.life[pool] ?? 0, state.poison[pool] ?? 0]
  const was = before && { life: before.state.life[pool] ?? 0, poison: before.state.poison[pool] ?? 0 }
  const team = teamOf(people, player).map((p) => playerOf(people, p))
  const moved = was !== undefined && was.life !== life
  const piles = pilesOf(v, people, player)
  const earlier = before && pilesOf(before, people, player)
  const arrow = moved ? `${figure(was.life)} → ${figure(life)}` : ''
  return {
    player,
    name: playerOf(people, player).text,
    active: state.turn.active === player,
    life: concealed?.life ? 0 : life,
    ...(concealed?.life ? { lifeAsked: true as const } : {}),
    poison,
    states: statesOf(v, people, player),
    piles: earlier ? lit(piles, earlier) : piles,
    hot: moved,
    ...(was !== undefined && was.poison !== poison ? { poisoned: true as const } : {}),
    ...(moved ? { was: was.life } : {}),
    change: moved ? (changes?.[pool] ?? arrow) : '',
    ...(team.length > 1 ? { team: typeset(say`squadra ${del(and(team))}`) } : {}),
  }
}

/** Piles with those marked that are not as they were. */
const lit = (piles: readonly PileView[], before: readonly PileView[]): readonly PileView[] =>
  piles.map((pile) => {
    const was = before.find(({ id }) => id === pile.id)
    return JSON.stringify(was) === JSON.stringify(pile) ? pile : { ...pile, hot: true }
  })

const whom = ({ what, player = 'you' }: Forbids): PlayerRef | undefined => (what ? undefined : player)

/** The players that a lasting effect is about; none where it is about objects. */
function concerned(e: Lasting, you: PlayerId, people: People): readonly PlayerId[] {
  const ref = 'cant' in e ? whom(e) : 'prevent' in e ? (e.to ?? 'you') : 'replace' in e ? e.replace.player : undefined
  if (typeof ref !== 'string') return []
  if (ref === 'you') return [you]
  if (ref === 'each') return people.order
  if (ref === 'opponent' || ref === 'each-opponent') return opponentsOf(people, you)
  return people.players[ref] ? [ref] : []
}

/** Whether a player has lost, and the effects that last and concern that player. */
function statesOf(v: View, people: People, player: PlayerId): readonly string[] {
  const lost = v.state.players[player]?.lost ? [say`${playerOf(people, player)} perde la partita`] : []
  const effects = v.lasting().flatMap((a) => {
    if (a.fixed || !concerned(a.effect, a.controller, people).includes(player)) return []
    const left = a.left === undefined || !('prevent' in a.effect) ? a.effect : { ...a.effect, prevent: v.left(a) }
    const self = a.source === undefined ? undefined : thingOf(people, a.source, v)
    return [plainLasting(people, left, a.controller, self)]
  })
  return [...new Set([...lost, ...effects])].map(typeset)
}

const LABELS = {
  hand: 'Mano',
  library: 'Grimorio',
  graveyard: 'Cimitero',
  exile: 'Esilio',
  command: 'Comando',
} as const

function pilesOf(v: View, people: People, player: PlayerId): readonly PileView[] {
  const { state } = v
  const pile = (id: PileView['id'], ids: readonly string[]): PileView => ({
    id,
    label: LABELS[id],
    count: ids.length,
    cards: ids.map((x) => nameOf(v, people, x)),
  })
  const mine = (ids: readonly string[]): readonly string[] => ids.filter((id) => state.objects[id]?.owner === player)
  const library = (state.own.library[player]?.length ?? 0) + (state.unknown[player] ?? 0)
  const command = mine(state.shared.command)
  const uses = command.length > 0 || state.variant === 'commander' || state.variant === 'brawl'
  return [
    { id: 'hand', label: LABELS.hand, count: state.own.hand[player]?.length ?? 0 },
    { id: 'library', label: LABELS.library, count: library },
    pile('graveyard', state.own.graveyard[player] ?? []),
    pile('exile', mine(state.shared.exile)),
    ...(uses ? [pile('command', command)] : []),
  ]
}

const nameOf = (v: View, people: People, id: string): string => {
  const thing = thingOf(people, id, v)
  return thing.types.length || people.things[id] ? thing.text : 'Una carta senza nome'
}
