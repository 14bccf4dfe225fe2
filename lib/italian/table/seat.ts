import type { PlayerId, View } from '#lib/rules/index'
import { plainLasting } from '../card-text'
import { del, figure, say, typeset } from '../grammar/index'
import { type People, playerOf, teamOf, thingOf } from '../people'
import type { Before } from '../table'
import type { PileView, SeatView } from '../views'

/** One player as drawn: totals, effects on them, piles. */
export function seatView(v: View, people: People, player: PlayerId, before?: Before): SeatView {
  const { state } = v
  const pool = state.players[player]?.pool ?? player
  const [life, poison] = [state.life[pool] ?? 0, state.poison[pool] ?? 0]
  const was = before && { life: before.state.life[pool] ?? 0, poison: before.state.poison[pool] ?? 0 }
  const hot = was !== undefined && (was.life !== life || was.poison !== poison)
  const team = teamOf(people, player)
  return {
    player,
    name: playerOf(people, player).text,
    active: state.turn.active === player,
    life,
    poison,
    states: statesOf(v, people, player),
    piles: pilesOf(v, people, player),
    hot,
    change: was !== undefined && was.life !== life ? `${figure(was.life)} → ${figure(life)}` : '',
    ...(team.length > 1 ? { team: typeset(say`Squadra ${del(playerOf(people, team[0] ?? player))}`) } : {}),
  }
}

/** Effects that last and concern this player alone; those of a permanent on the table are read on its card. */
function statesOf(v: View, people: People, player: PlayerId): readonly string[] {
  const lost = v.state.players[player]?.lost ? [`${playerOf(people, player).text} perde la partita`] : []
  const effects = v.lasting().flatMap((a) => {
    if (a.fixed || v.state.objects[a.source ?? '']?.zone === 'battlefield') return []
    const concerns = a.controller === player && !('modify' in a.effect)
    if (!concerns) return []
    const left = a.left === undefined || !('prevent' in a.effect) ? a.effect : { ...a.effect, prevent: v.left(a) }
    return [
      typeset(
        plainLasting(
          people,
          left,
          a.controller,
          a.source === undefined ? undefined : thingOf(people, a.source, v.state),
        ),
      ),
    ]
  })
  return [...lost, ...effects]
}

const LABELS = {
  hand: 'Mano',
  library: 'Grimorio',
  graveyard: 'Cimitero',
  exile: 'Esilio',
  command: 'Comando',
} as const

function pilesOf({ state }: View, people: People, player: PlayerId): readonly PileView[] {
  const names = (ids: readonly string[]): readonly string[] => ids.map((id) => thingOf(people, id, state).text)
  const mine = (ids: readonly string[]): readonly string[] => ids.filter((id) => state.objects[id]?.owner === player)
  const library = (state.own.library[player]?.length ?? 0) + (state.unknown[player] ?? 0)
  const graveyard = state.own.graveyard[player] ?? []
  const exile = mine(state.shared.exile)
  const command = mine(state.shared.command)
  return [
    { id: 'hand', label: LABELS.hand, count: state.own.hand[player]?.length ?? 0 },
    { id: 'library', label: LABELS.library, count: library },
    { id: 'graveyard', label: LABELS.graveyard, count: graveyard.length, cards: names(graveyard) },
    { id: 'exile', label: LABELS.exile, count: exile.length, cards: names(exile) },
    { id: 'command', label: LABELS.command, count: command.length, cards: names(command) },
  ]
}
