import type { GameState, ObjectId, PlayerId, View } from '#lib/rules/index'
import { del, say, typeset } from './grammar/index'
import { type People, playerOf } from './people'
import { cardView } from './table/card'
import { playing } from './table/combat'
import { seatView } from './table/seat'
import { spellView } from './table/spell'
import { steps } from './terms'
import type { CardView, TableView } from './views'

/** The moment before the one shown, so that what changed in between can be marked. */
export interface Before {
  readonly state: GameState
  readonly view: View
}

/** The table at one moment, in Italian: seats in turn order with the reader's side, the player whose turn it is, last. */
export function describeTable(v: View, people: People, before?: Before): TableView {
  const { state } = v
  const fighting = new Set(state.combat?.attackers.flatMap((a) => [a.id, ...a.blockers]) ?? [])
  const card = (id: ObjectId): CardView => cardView(v, people, id, before)
  const resting = state.shared.battlefield.filter((id) => !fighting.has(id))
  const rows = Object.fromEntries(
    state.order.map((p): readonly [PlayerId, readonly CardView[]] => [
      p,
      resting.filter((id) => v.controller(id) === p).map(card),
    ]),
  )
  const step = steps[state.turn.step].label
  return {
    turn: typeset(say`Turno ${del(playerOf(people, state.turn.active))}`),
    step: { it: step.it, en: step.en },
    seats: seatOrder(state).map((p) => seatView(v, people, p, before)),
    lanes: playing(v).map(({ attacker, blockers, unblocked }) => ({
      attacker: card(attacker),
      blockers: blockers.map(card),
      unblocked,
    })),
    rows,
    stack: state.shared.stack.toReversed().map((id) => spellView(v, people, id)),
  }
}

/** Opponents first, in turn order after the player whose turn it is, who is drawn nearest to the reader. */
function seatOrder({ order, turn }: GameState): readonly PlayerId[] {
  const at = Math.max(0, order.indexOf(turn.active))
  return [...order.slice(at + 1), ...order.slice(0, at + 1)]
}
