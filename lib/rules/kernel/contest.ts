import { type Answers, chosenOne, nameAll } from './choose'
import type { Effect } from './effect'
import type { GameEvent } from './events'
import type { ObjectId } from './ids'
import { labelOf, objects } from './look'
import type { Context } from './verb'
import type { View } from './view'
import type { Zone } from './words'

/** What reads an instruction as the events that it would be. */
interface Reading extends Answers {
  readonly isBatch: (effect: Effect) => boolean
  readonly eventsOf: (effect: Effect, context: Context) => readonly GameEvent[]
}

interface Goal {
  readonly object: ObjectId
  readonly zone: Zone
}

/** Which object an event would move, and to where. */
function goalOf(e: GameEvent): Goal | undefined {
  switch (e.type) {
    case 'move':
      return e.part ? undefined : { object: e.object, zone: e.to }
    case 'destroy':
    case 'sacrifice':
    case 'discard':
      return { object: e.object, zone: 'graveyard' }
    case 'exile':
      return { object: e.object, zone: 'exile' }
    default:
      return undefined
  }
}

/**
 * Objects that events of one moment would move to different zones: only one of them can happen, and the rules say who chooses. What an
 * instruction does that is carried out instead of such an event is of the same moment.
 */
export class Contest {
  private readonly goals = new Map<ObjectId, Set<Zone>>()
  private readonly settled = new Map<ObjectId, Zone>()

  constructor(
    private readonly host: Reading,
    private readonly before: View,
    events: readonly GameEvent[],
  ) {
    for (const e of events) this.enter(e)
  }

  /** Events that move nothing come first, where an instruction that replaces one of them may move what others move. */
  inTurn<P extends { readonly event: GameEvent }>(level: readonly P[]): readonly P[] {
    if (!this.goals.size) return level
    if (!this.before.lasting().some(({ effect: e }) => 'replace' in e && 'instead' in e.with)) return level
    const moves = level.filter((p) => goalOf(p.event))
    return moves.length === level.length ? level : [...level.filter((p) => !goalOf(p.event)), ...moves]
  }

  /** What an instruction that is carried out instead would move. */
  expect(effect: Effect, c: Context): void {
    if (effect.do === 'sequence' || effect.do === 'together') for (const step of effect.steps) this.expect(step, c)
    else if (effect.do === 'shuffleInto')
      for (const object of objects(this.before, effect.what, c))
        this.enter({ type: 'move', object, to: 'library', verb: 'put' })
    else if (this.host.isBatch(effect)) for (const e of this.host.eventsOf(effect, c)) this.enter(e)
  }

  /** Notes what an event would move. */
  enter(e: GameEvent): void {
    const goal = goalOf(e)
    if (!goal || !this.before.state.objects[goal.object] || this.before.impossible(e)) return
    const known = this.goals.get(goal.object)
    if (known) known.add(goal.zone)
    else this.goals.set(goal.object, new Set([goal.zone]))
  }

  /** Whether an event may happen: it moves nothing, or there is nothing else to do with what it moves, or it has been chosen. */
  lets(e: GameEvent): boolean {
    const goal = goalOf(e)
    const zones = goal && this.goals.get(goal.object)
    if (!goal || !zones || zones.size < 2) return true
    const chosen = this.settled.get(goal.object) ?? this.choose(goal.object, [...zones])
    return chosen === undefined || chosen === goal.zone
  }

  private choose(object: ObjectId, zones: readonly Zone[]): Zone | undefined {
    const player = this.before.ask('contestChooser', { object })
    if (player === undefined) return undefined
    const named = nameAll(zones, (zone) => zone)
    const zone = chosenOne(this.host, { choose: 'goes', player, of: labelOf(this.before, object) }, named)
    this.settled.set(object, zone)
    return zone
  }
}
