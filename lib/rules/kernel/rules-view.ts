import type { Action, ChoiceAnswer, ChoiceRequest } from './action'
import type { Budget } from './budget'
import { type Characteristics, NOTHING } from './card'
import { holds } from './condition'
import { isSameTable } from './copies'
import type { GameEvent } from './events'
import { isFaced } from './facing'
import type { ObjectId, PlayerId, RuleId } from './ids'
import type { Condition } from './language'
import { lastingOf } from './lasting'
import { type Layered, Layering, UNTOUCHED } from './layers'
import { contextOf } from './look'
import type { LayerStep, Measure } from './measured'
import { store } from './perform'
import type { QueryMap } from './query'
import type { Compiled } from './registry'
import type { ClauseKind, Continuous } from './rule'
import { stuck } from './signal'
import type { GameObject, GameState } from './state'
import type { Active, View } from './view'

/** How often conditions are tried that depend on one another. */
const ROUNDS = 4

const NONE: ReadonlySet<string> = new Set()

/** What a view needs of the evaluation that looks through it. */
export interface Viewer {
  readonly rules: Compiled
  /** What looking may still come to. */
  readonly budget: Budget
  /** A state in which it took no look to see that no continuous effect changes anything: nor does it where the same lies there. */
  untouched: GameState | null
  choose(request: ChoiceRequest): ChoiceAnswer
  answers(request: ChoiceRequest, only?: ChoiceAnswer): boolean
  ask<Q extends keyof QueryMap>(v: View, name: Q, args: QueryMap[Q]['args']): QueryMap[Q]['value'] | undefined
  forbidding(v: View, event: GameEvent): readonly RuleId[]
  cite(rule: RuleId, kind: ClauseKind, gave: string): void
  /** Notes what was measured for an amount. */
  measure(m: Measure): void
  /** Does something whose answers give no event. */
  aside<T>(work: () => T): T
  /** What a shield has prevented in the batch under way. */
  used(effect: string): number
  /** By how much that batch has changed a life total. */
  lifeChange(pool: string): number
}

/** A state through the rules; characteristics, controllers and lasting effects are computed when first asked for. */
class RulesView implements View {
  private layered: Layered | undefined
  private there: readonly Active[] | undefined
  private atWork: readonly Active[] | undefined
  /** Effects whose condition is taken to hold while the layers are being applied. */
  private assumed: ReadonlySet<string> | undefined
  private faces: Map<ObjectId, Characteristics> | undefined
  /** Where what each effect makes of objects is written down, by object, while somebody wants to know. */
  private notes: { readonly steps: Map<ObjectId, LayerStep[]>; readonly givers: Map<Continuous, RuleId> } | undefined

  constructor(
    private readonly lens: Viewer,
    readonly state: GameState,
    fixed: Layered | undefined,
    assumed?: ReadonlySet<string>,
  ) {
    this.layered = fixed
    this.assumed = assumed
  }

  get plain(): boolean {
    return (this.layered ?? this.compute()) === UNTOUCHED
  }

  get abroad(): readonly ObjectId[] {
    return (this.layered ?? this.compute()).abroad
  }

  ask<Q extends keyof QueryMap>(name: Q, args: QueryMap[Q]['args']): QueryMap[Q]['value'] | undefined {
    return this.lens.ask(this, name, args)
  }

  characteristics(id: ObjectId): Characteristics {
    this.lens.budget.spend('steps')
    return (this.layered ?? this.compute()).characteristics.get(id) ?? this.printed(id)
  }

  layersOf(id: ObjectId): readonly LayerStep[] {
    const anew = new RulesView(this.lens, this.state, undefined)
    anew.notes = { steps: new Map(), givers: new Map() }
    anew.compute()
    return anew.notes.steps.get(id) ?? []
  }

  copies(id: ObjectId): Characteristics {
    return (this.layered ?? this.compute()).copies.get(id) ?? this.state.last[id]?.copiable ?? this.printed(id)
  }

  after(event: GameEvent): View {
    return viewOf(this.lens, store(this.state, event))
  }

  controller(id: ObjectId): PlayerId {
    this.lens.budget.spend('steps')
    const { objects, last } = this.state
    return (this.layered ?? this.compute()).controllers.get(id) ?? (objects[id] ?? last[id])?.controller ?? ''
  }

  lasting(): readonly Active[] {
    if (!this.layered) this.compute()
    this.atWork ??= this.effects().filter((a) => a.while === undefined || this.isOn(a, a.while))
    return this.atWork
  }

  impossible(event: GameEvent): boolean {
    return this.lens.forbidding(this, event).length > 0
  }

  left(effect: Active): number {
    return (effect.left ?? Number.POSITIVE_INFINITY) - this.lens.used(effect.id)
  }

  lifeChange(player: PlayerId): number {
    return this.lens.lifeChange(this.state.players[player]?.pool ?? player)
  }

  choose(request: ChoiceRequest): ChoiceAnswer {
    return this.lens.choose(request)
  }

  permits(action: Action): boolean {
    return !(this.lens.rules.legality.get(action.type) ?? []).some((e) => e.check(this, action))
  }

  aside<T>(work: () => T): T {
    return this.lens.aside(work)
  }

  spend(steps: number): void {
    this.lens.budget.spend('steps', steps)
  }

  answers(request: ChoiceRequest, only?: ChoiceAnswer): boolean {
    return this.lens.answers(request, only)
  }

  cite(rule: RuleId): void {
    this.lens.cite(rule, 'query', 'cited')
  }

  measure(m: Measure): void {
    this.lens.measure(m)
  }

  /** Before any layer; for an object that has left, as it last was. */
  private printed(id: ObjectId): Characteristics {
    const o = this.state.objects[id]
    if (!o) return this.state.last[id]?.was ?? NOTHING
    return isFaced(o) ? this.faced(o) : o.facing?.flipped ? this.flipped(o) : o.printed
  }

  /** A token or card that is a copy of a flip card has its lower part too, and its status says which counts (110.5c). */
  private flipped(object: GameObject): Characteristics {
    return this.lens.aside(() => this.ask('status', { object, values: object.printed })) ?? object.printed
  }

  /** What an object of more than one face, or face down, is: the rules say (asked once). */
  private faced(o: GameObject): Characteristics {
    this.faces ??= new Map()
    const known = this.faces.get(o.id)
    if (known) return known
    // As with the layers, when it is asked is chance: an event that happens to look does not owe its coming to these rules.
    const found = this.lens.aside(() => this.ask('copiable', { object: o })) ?? (o.lookers ? o.printed : NOTHING)
    this.faces.set(o.id, found)
    return found
  }

  private gather(v: View): readonly Continuous[] {
    const effects: Continuous[] = []
    for (const e of this.lens.rules.continuous) {
      const found = e.effects(v)
      if (!found.length) continue
      this.lens.cite(e.rule, 'continuous', 'effect')
      effects.push(...found)
      if (this.notes) for (const effect of found) this.notes.givers.set(effect, e.rule)
    }
    return effects
  }

  /** Lasting effects whether or not they are at work. */
  private effects(): readonly Active[] {
    this.there ??= lastingOf(this)
    return this.there
  }

  private isOn(a: Active, condition: Condition): boolean {
    return this.assumed ? this.assumed.has(a.id) : holds(this, condition, contextOf(a))
  }

  /**
   * While the layers are being applied, effects and characteristics are those before any layer. What is there only under a condition
   * is tried until the conditions that hold are those that were assumed.
   */
  private compute(): Layered {
    const { lens, state } = this
    if (lens.untouched && isSameTable(lens.untouched, state)) {
      this.layered = UNTOUCHED
      return UNTOUCHED
    }
    const { steps } = lens.budget
    let assumed = NONE
    for (let round = 0; round < ROUNDS; round++) {
      const layered = this.under(assumed)
      const conditional = this.effects().filter((a) => a.while !== undefined)
      if (!conditional.length) {
        if (layered === UNTOUCHED && lens.budget.steps === steps) lens.untouched = state
        return layered
      }
      const hold = new Set(conditional.flatMap((a) => (a.while && this.isOn(a, a.while) ? a.id : [])))
      if (hold.size === assumed.size && [...hold].every((id) => assumed.has(id))) return layered
      assumed = hold
    }
    return this.layered ?? UNTOUCHED
  }

  private under(assumed: ReadonlySet<string>): Layered {
    this.layered = UNTOUCHED
    this.there = undefined
    this.atWork = undefined
    this.assumed = assumed
    const effects = this.gather(this)
    this.assumed = undefined
    this.atWork = undefined
    if (!effects.length) return this.layered
    // When characteristics are computed is chance: the rules of the layers give none of the events that come to be written then.
    this.layered = this.lens.aside(() => this.applied(effects, assumed))
    this.there = undefined
    return this.layered
  }

  private applied(effects: readonly Continuous[], assumed: ReadonlySet<string>): Layered {
    const order = this.ask('layers', {}) ?? stuck('layers')
    const { notes } = this
    notes?.steps.clear()
    const layering = new Layering({
      base: (id) => this.printed(id),
      gather: (v) => this.gather(v),
      spend: (n) => this.lens.budget.spend('steps', n),
      partial: (so) => new RulesView(this.lens, this.state, so, assumed),
      note:
        notes &&
        ((id, effect, step) => {
          const rule = notes.givers.get(effect)
          const { modification, timestamp } = effect
          if (rule) notes.steps.set(id, [...(notes.steps.get(id) ?? []), { ...step, modification, timestamp, rule }])
        }),
    })
    return layering.all(effects, order)
  }
}

export const viewOf = (lens: Viewer, state: GameState, fixed?: Layered): View => new RulesView(lens, state, fixed)
