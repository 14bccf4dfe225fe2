import type { GameState, ObjectId, PlayerId, View } from '#lib/rules/index'
import { del, say, typeset } from '../grammar/index'
import { type People, playerOf } from '../names/people'
import { steps } from '../names/terms'
import type { CardView, TableView } from '../views'
import { cardView } from './card'
import { playing } from './combat'
import type { TableOptions } from './options'
import { seatView } from './seat'
import { spellView } from './spell'

/** The table at one moment, in Italian: seats in turn order with the reader's side, the player whose turn it began as, last. */
export function describeTable(v: View, people: People, options: TableOptions = {}): TableView {
  const { state } = v
  const fighting = new Set(state.combat?.attackers.flatMap((a) => [a.id, ...a.blockers]) ?? [])
  const card = (id: ObjectId): CardView => cardView(v, people, id, options)
  const resting = state.shared.battlefield.filter((id) => !fighting.has(id))
  const rows = Object.fromEntries(
    state.order.map((p): readonly [PlayerId, readonly CardView[]] => [
      p,
      resting.filter((id) => v.controller(id) === p).map(card),
    ]),
  )
  const step = stepOf(state)
  const [reader, ...others] = people.order
  return {
    turn: typeset(say`Turno ${del(playerOf(people, state.turn.active))}`),
    step: { it: step.it, en: step.en },
    seats: [...others, ...(reader === undefined ? [] : [reader])].map((p) => seatView(v, people, p, options)),
    lanes: playing(v).map(({ attacker, blockers, unblocked }) => ({
      attacker: card(attacker),
      blockers: blockers.map(card),
      unblocked,
    })),
    rows,
    stack: state.shared.stack.toReversed().map((id) => spellView(v, people, id, options.before)),
  }
}

/** The name of the step; the later of two combat damage steps has its own. */
const stepOf = ({ turn, combat }: GameState): { readonly it: string; readonly en: string } =>
  steps[turn.step === 'combat-damage' && combat?.struckFirst ? 'second-combat-damage' : turn.step].label
