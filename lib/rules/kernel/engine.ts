import { entry, plus } from '#lib/base/copy'
import { verbs } from '../effects/index'
import type { Action, ActionOf, ActionType, Choice, ChoiceAnswer, ChoiceRequest, Decision } from './action'
import { type Admitted, Batch, type Host, separated } from './batch'
import { Budget, exact, LIMITS, type Limits, oneByOne } from './budget'
import type { Cost } from './card'
import { objectWith, stateWith } from './copies'
import { dueOf, payFor } from './cost'
import type { Effect, Verb } from './effect'
import type { EventType, GameEvent, Proposed } from './events'
import type { Game } from './game'
import type { PlayerId, RuleId } from './ids'
import type { Layered } from './layers'
import type { Measure } from './measured'
import { store } from './perform'
import type { QueryMap } from './query'
import type { Compiled } from './registry'
import { changed, remaining } from './remain'
import type { ClauseKind, Violation } from './rule'
import { type Viewer, viewOf } from './rules-view'
import { checkState } from './settle'
import { letAnew, seenAnew } from './shown'
import { stuck, undecided } from './signal'
import type { GameState } from './state'
import { heardOf, sufferedIn } from './suffered'
import { chosenAnew } from './targets'
import { lying } from './together'
import type { Fate, Recorder, Written } from './trace'
import type { Context, Memory, VerbImpl } from './verb'
import type { View } from './view'

/** Batches, results and replacements that one action may need; the true rules never come near it. */
const FUEL = 2000

/** Clauses that say why something may or may not be done: what remains in the trace of a refused action. */
const REASONS: ReadonlySet<ClauseKind> = new Set<ClauseKind>(['legality', 'query', 'cant', 'continuous'])

const NONE: readonly never[] = []

/** Events after which a permanent is something else. */
const TURNING: ReadonlySet<EventType> = new Set<EventType>(['turnOver', 'flipOver', 'showFace', 'hideFace'])

/** Events after which there is one object more. */
const APPEARING: ReadonlySet<EventType> = new Set<EventType>(['createToken', 'createEmblem', 'putOnStack', 'copySpell'])

/** Questions whose answer keeps something from happening: it belongs to none of the events that do. */
const KEEPING: ReadonlySet<unknown> = new Set<keyof QueryMap>([
  'checksCondition',
  'isEvent',
  'abilityIsSpell',
  'castingActivates',
  'hearsEndStep',
  'triggersUnasked',
])

/** Whether an answer stands in the end: a yes or a no, or a name, that a higher number overruled has done nothing. */
const stands = (answer: unknown, value: unknown): boolean =>
  answer === value || (typeof value !== 'boolean' && typeof value !== 'string')

/** How many objects there are after an event that were not there before. */
const appearing = (e: GameEvent): number =>
  e.type === 'moveUnknown' || e.type === 'nameTop' ? oneByOne(e.amount) : APPEARING.has(e.type) ? 1 : 0

/** So many things and effects are a table; where there are more, whatever happens takes its time with each of them. */
const ROOM = 100

/** Cards that an event takes from one place to another, or gives a name. */
const moved = (e: GameEvent): number =>
  e.type === 'moveUnknown' || e.type === 'nameTop' ? e.amount : e.type === 'move' || e.type === 'renew' ? 1 : 0

/** Where an evaluation was, to go back there when an action turns out to be illegal (733.1). */
export interface Mark extends Written {
  readonly state: GameState
  readonly unused: readonly Choice[]
  readonly chosen: readonly Decision[]
  /** What it might still use. */
  readonly left: Limits
}

/** Whether two answers say the same, in whatever order they name what they speak of. */
const isSame = (a: ChoiceAnswer, b: ChoiceAnswer): boolean => sorted(a) === sorted(b)
const sorted = (a: ChoiceAnswer): string =>
  JSON.stringify(
    typeof a === 'object' && !Array.isArray(a) ? Object.entries(a).sort(([x], [y]) => (x < y ? -1 : 1)) : a,
  )

/**
 * One evaluation under way: the state as it changes, the answers still to be used, the trace if one is kept. It knows how
 * events become facts (legality, "can't", replacement, result, trigger) and names no rule.
 */
export class Engine implements Viewer, Host, Game {
  state: GameState
  unused: readonly Choice[]
  readonly rules: Compiled
  readonly trace: Recorder | null
  /** Rules whose legality was checked and let an action through. */
  readonly consulted = new Set<RuleId>()
  /** The state in which state-based actions were last checked, and none was found. */
  checked: GameState | null = null
  untouched: GameState | null = null
  /** The script's action under way, and the answers that players have given. */
  action = -1
  chosen: readonly Decision[] = []
  /** Takes an action as part of what is happening; whoever runs a script gives it. */
  take: (action: Action) => readonly Violation[] = () => stuck('an action')
  readonly budget: Budget
  private fuel = FUEL
  private refused: readonly Choice[] = []
  private batch: Batch | null = null
  private next: (() => void)[] = []
  private immediate: readonly RuleId[] | undefined
  private current: View | null = null
  /** Of the spell or ability whose instructions are carried out. */
  private memory: Memory | undefined
  /** Effects that have replaced already what happens now. */
  private met: readonly string[] | undefined

  constructor(
    state: GameState,
    rules: Compiled,
    choices: readonly Choice[],
    trace: Recorder | null,
    limits: Limits = LIMITS,
  ) {
    this.state = state
    this.budget = new Budget(limits)
    this.rules = rules
    this.unused = choices.map((c) => ({ ...c }))
    this.trace = trace
  }

  // ---------------------------------------------------------------- looking

  /** The state now, through the rules. */
  view(): View {
    if (this.current?.state !== this.state) this.current = this.look(this.state)
    return this.current
  }

  /** A state through the rules. */
  look(state: GameState, fixed?: Layered): View {
    return viewOf(this, state, fixed)
  }

  /** The answer of the rules: each may refine what lower numbers answered. */
  ask<Q extends keyof QueryMap>(v: View, name: Q, args: QueryMap[Q]['args']): QueryMap[Q]['value'] | undefined {
    this.budget.spend('steps')
    let value: QueryMap[Q]['value'] | undefined
    const said: { readonly rule: RuleId; readonly answer: unknown }[] | undefined = this.trace ? [] : undefined
    for (const e of this.rules.query.get(name) ?? NONE) {
      const answer = (e.answer as (v: View, a: unknown, p: unknown) => QueryMap[Q]['value'] | undefined)(v, args, value)
      if (answer === undefined) continue
      value = answer
      said?.push({ rule: e.rule, answer })
    }
    if (said) for (const { rule, answer } of said) if (stands(answer, value)) this.cite(rule, 'query', name)
    return value
  }

  /** Asks a question without whose answer the game cannot go on. */
  need<Q extends keyof QueryMap>(name: Q, args: QueryMap[Q]['args']): QueryMap[Q]['value'] {
    return this.view().ask(name, args) ?? stuck(name)
  }

  /** Every rule that forbids an event: none means that it can happen. */
  forbidding(v: View, event: GameEvent): readonly RuleId[] {
    const clauses = this.rules.cant.get(event.type)
    if (!clauses) return NONE
    const found: RuleId[] = []
    for (const e of clauses) if (e.forbids(v, event)) found.push(e.rule)
    for (const rule of found) this.cite(rule, 'cant', event.type)
    return found
  }

  /** What a shield has prevented in the batch under way. */
  used(effect: string): number {
    return this.batch?.used.get(effect) ?? 0
  }

  /** By how much the batch under way has changed a life total. */
  lifeChange(pool: string): number {
    return this.batch?.life.get(pool) ?? 0
  }

  // ---------------------------------------------------------------- writing

  cite(rule: RuleId, kind: ClauseKind, gave: string | readonly string[] | Violation): void {
    const t = this.trace
    if (!t) return
    if (t.closed) {
      t.asked?.add(rule)
      return
    }
    if (kind === 'cant' || (kind === 'query' && !KEEPING.has(gave))) t.answered.push(rule)
    t.entries.push({ rule, kind, action: t.action, gave })
  }

  /** Does something whose answers give no event: they are written down, and cited with nothing. */
  aside<T>(work: () => T): T {
    if (!this.trace) return work()
    const { answered, measured } = this.trace
    this.trace.answered = []
    this.trace.measured = []
    try {
      return work()
    } finally {
      this.trace.answered = answered
      this.trace.measured = measured
    }
  }

  measure(m: Measure): void {
    if (this.trace && !this.trace.closed) this.trace.measured.push(m)
  }

  /** Rules that answered questions since the last call: they belong to what is about to be written. */
  drain(): readonly RuleId[] {
    if (!this.trace?.answered.length) return NONE
    const { answered } = this.trace
    this.trace.answered = []
    return [...new Set(answered)]
  }

  /** A rule, and those that answered its questions, where a trace is kept. */
  because(rule: RuleId): readonly RuleId[] {
    return this.trace ? [rule, ...this.drain()] : NONE
  }

  write(p: Proposed, fate: Fate, by: readonly RuleId[], through?: string): number {
    const t = this.trace
    if (!t) return -1
    const id = t.happenings.length
    const parent = p.parent !== undefined && p.parent >= 0 ? { parent: p.parent } : {}
    const measured = 'amount' in p.event && t.measured.length ? { measured: t.measured } : {}
    t.measured = []
    t.happenings.push({
      id,
      action: t.action,
      batch: t.frames.length,
      event: p.event,
      fate,
      rules: [...new Set(p.rules)],
      by: [...new Set(by)],
      ...parent,
      ...(through === undefined ? {} : { through }),
      ...measured,
    })
    return id
  }

  // ---------------------------------------------------------------- choosing

  private answerTo(request: ChoiceRequest): Choice | undefined {
    return this.unused.find(
      (c) =>
        c.choose === request.choose &&
        (c.player === undefined || c.player === request.player) &&
        (c.of === undefined || c.of === request.of),
    )
  }

  /** Whether the scenario answers a request; with the `only` option where that is said: another answer is for a later request. */
  answers(request: ChoiceRequest, only?: ChoiceAnswer): boolean {
    const found = this.answerTo(request)
    return found !== undefined && (only === undefined || isSame(found.answer, only))
  }

  /** The scripted answer to a request; each is used once. */
  choose(request: ChoiceRequest): ChoiceAnswer {
    const found = this.answerTo(request)
    if (!found) undecided(request)
    this.unused = this.unused.filter((c) => c !== found)
    const { choose, player, of } = request
    this.chosen = [...this.chosen, { action: this.action, choose, player, of, answer: found.answer }]
    return found.answer
  }

  /** Answers given since then are what makes the action illegal: they are not given again after the rewind. */
  refuseAnswersSince(unused: readonly Choice[]): void {
    this.refused = [...this.refused, ...unused.filter((c) => !this.unused.includes(c))]
  }

  // ---------------------------------------------------------------- acting

  /** Begins a scripted action: where to come back to if it is illegal. */
  begin(): Mark {
    this.fuel = FUEL
    this.refused = []
    this.met = undefined
    return this.mark()
  }

  /** Where the evaluation is now. */
  mark(): Mark {
    const { state, unused, chosen, trace: t } = this
    return {
      state,
      unused,
      chosen,
      left: this.budget.left,
      happenings: t?.happenings.length ?? 0,
      frames: t?.frames.length ?? 0,
      entries: t?.entries.length ?? 0,
    }
  }

  /** An illegal action never happened (733.1): of its trace only the reasons remain. */
  rewind(to: Mark): void {
    this.trace?.refused.set(this.trace.action, this.state)
    this.state = to.state
    this.batch = null
    this.chosen = to.chosen
    this.unused = to.unused.filter((c) => !this.refused.includes(c))
    const t = this.trace
    if (!t) return
    t.happenings.length = to.happenings
    t.frames.length = to.frames
    t.entries.push(...t.entries.splice(to.entries).filter((e) => REASONS.has(e.kind)))
    t.answered = []
  }

  /** Every rule that forbids an action: none means that it may be taken. */
  violations<T extends ActionType>(action: ActionOf<T>): readonly Violation[] {
    const v = this.view()
    const clauses = this.rules.legality.get(action.type) ?? NONE
    const found: Violation[] = []
    for (const e of clauses) {
      const broken = e.check(v, action)
      if (!broken) continue
      const violation = { rule: e.rule, ...broken }
      this.cite(e.rule, 'legality', violation)
      found.push(violation)
    }
    if (this.trace && !found.length) for (const e of clauses) this.consulted.add(e.rule)
    return found
  }

  /** Whether an action may be taken, asked about many of which one will be: nothing is cited. */
  permits<T extends ActionType>(action: ActionOf<T>): boolean {
    const v = this.view()
    return !(this.rules.legality.get(action.type) ?? NONE).some((e) => e.check(v, action))
  }

  /** Performs events as one batch: forbidden ones fall away, replaced ones change, and results join, all read from the state before. */
  together(events: readonly GameEvent[], rules: readonly RuleId[] = NONE): readonly GameEvent[] {
    if (!events.length) return NONE
    const { met } = this
    return this.commit(events.map((event) => (met ? { event, rules, met } : { event, rules })))
  }

  /** A state after some events of a batch, of which others have not happened yet: what is seen while they are told one by one. */
  after(state: GameState, events: readonly GameEvent[]): GameState {
    return events.reduce((s, event) => store(s, event), state)
  }

  commit(proposed: readonly Proposed[]): readonly GameEvent[] {
    if (!proposed.length || this.state.over) return NONE
    this.spend()
    const before = this.view()
    const written = this.trace?.happenings.length
    this.batch = new Batch(this, before)
    const after: (() => void)[] = []
    this.next = after
    const filled = this.batch.fill(proposed)
    const together = lying(this, filled)
    const happened = together?.all ?? filled
    this.batch = null
    this.charge(happened)
    for (const { event } of happened) {
      this.remember(before, event)
      this.state = store(this.state, event)
      this.memory?.done.push(event)
    }
    if (together) this.state = together.mark(this.state)
    if (this.trace && this.trace.happenings.length !== written) this.trace.frames.push(this.state)
    this.notice(before, happened)
    this.follow(before, happened)
    for (const next of after) next()
    return happened.map(({ event }) => event)
  }

  afterwards(effect: Effect, context: Context, met?: readonly string[]): void {
    this.next.push(() => {
      const outer = this.met
      this.met = met
      try {
        this.run(effect, context)
      } finally {
        this.met = outer
      }
    })
  }

  isBatch(effect: Effect): boolean {
    return 'events' in this.verb(effect)
  }

  spend(): void {
    if (--this.fuel < 0) stuck('fuel')
  }

  /** What happens is paid for before it does: what is new after it, and that all there is is written down anew. */
  private charge(happened: readonly Admitted[]): void {
    let fresh = 0
    let moves = 0
    for (const { event } of happened) {
      fresh += appearing(event)
      moves += moved(event)
    }
    this.budget.spend('objects', fresh)
    for (const { event } of happened) if ('amount' in event && event.amount !== undefined) exact(event.amount)
    const { floating, waiting } = this.state
    const there = LIMITS.objects - this.budget.objects
    const crowd = Math.max(0, there + floating.length + waiting.length - ROOM)
    // Ten of them are written down anew in the time of one look; in a crowd that takes longer, and to move one longest.
    const writing = (happened.length * there) / 10 + crowd * (0.1 + moves + happened.length / 5)
    this.budget.spend('steps', Math.ceil(writing))
  }

  count(): void {
    this.budget.spend('events')
  }

  /** Keeps what an object was as it leaves a public zone: as it was before everything that happens at the same time (608.2h, 704.8). */
  private remember(before: View, e: GameEvent): void {
    if (e.type !== 'move' && e.type !== 'cease') return
    const o = before.state.objects[e.object]
    if (!o || (o.zone !== 'battlefield' && o.zone !== 'stack')) return
    const was = before.characteristics(o.id)
    const copiable = before.copies(o.id)
    const last = plus(objectWith(o, { controller: before.controller(o.id) }), {
      was,
      ...(copiable === was ? {} : { copiable }),
    })
    this.state = stateWith(this.state, { last: entry(this.state.last, o.id, last) })
  }

  /** Abilities that trigger on what happened, before and after it. */
  private notice(before: View, happened: readonly Admitted[]): void {
    const suffered = sufferedIn(happened)
    for (const p of separated(before, happened, 'trigger'))
      for (const e of this.rules.trigger(p.event.type)) {
        this.drain()
        for (const trigger of heardOf(p.event, suffered, (event) => e.sees(event, before, this.view()))) {
          this.cite(e.rule, 'trigger', trigger.source)
          const event: GameEvent = { type: 'trigger', trigger }
          this.count()
          this.state = store(this.state, event)
          this.write({ event, rules: this.because(e.rule), parent: p.id }, 'happened', NONE)
        }
      }
  }

  /** What a batch brings about at once: some leave combat, the game ends, and what a changed rule checks after every event. */
  private follow(before: View, happened: readonly Admitted[]): void {
    this.together(
      changed(
        before,
        this.view(),
        happened.some(({ event }) => TURNING.has(event.type)),
      ),
    )
    this.together(seenAnew(this.view()))
    if (this.state.shared.exile.length) this.together(letAnew(before, this.view()))
    if (happened.some(({ event }) => event.type === 'loseGame')) this.sidesLeft(before)
    this.immediate ??= this.view().ask('stateBasedChecks', {}) ?? []
    if (this.immediate.length) checkState(this, this.immediate)
  }

  /** A side alone has won, with none the game is drawn; otherwise those who have lost leave it. */
  private sidesLeft(before: View): void {
    const v = this.view()
    const left = remaining(v)
    // What somebody was the first to look at before has nothing to do with it.
    this.drain()
    const end = v.ask('gameEnds', { sides: new Set(left.map((p) => v.state.players[p]?.pool)).size })
    const rules = this.drain()
    if (end === 'won') {
      this.together(
        left.map((player) => ({ type: 'winGame', player, lastStanding: true })),
        rules,
      )
    } else if (end === 'drawn') this.state = stateWith(this.state, { over: true })
    else {
      const gone = remaining(before).filter((p) => !left.includes(p))
      this.together(gone.map((player) => ({ type: 'leaveGame', player })))
    }
  }

  // ---------------------------------------------------------------- instructions

  /** Carries out an instruction of a spell or ability; each step reads the state as it is by then. */
  run(effect: Effect, context: Context, rules: readonly RuleId[] = []): void {
    const impl = this.verb(effect)
    const outer = this.memory
    this.memory = context.memory
    try {
      if ('events' in impl) this.together(impl.events(this.view(), effect as never, context), rules)
      else this.compound(impl, effect, context, rules)
    } finally {
      this.memory = outer
    }
  }

  private compound(
    impl: Extract<VerbImpl<Verb>, { run: unknown }>,
    effect: Effect,
    context: Context,
    rules: readonly RuleId[],
  ): void {
    const payments = (player: PlayerId, costs: readonly Cost[], c: Context) =>
      costs.map((cost) => ({
        player,
        cost: dueOf(this.view(), cost, c),
        ...(c.source === undefined ? {} : { source: c.source }),
      }))
    impl.run(
      {
        view: () => this.view(),
        together: (events) => this.together(events, rules),
        run: (next, c) => this.run(next, c, rules),
        eventsOf: (next, c) => this.eventsOf(next, c),
        payable: (player, costs, c) => this.permits({ type: 'pay', payments: payments(player, costs, c) }),
        newTargets: (object, how) => chosenAnew(this, object, how),
        pay: (player, costs, c) => payFor(this, payments(player, costs, c)),
        take: (action) => this.take(action),
        choose: (request) => this.choose(request),
      },
      effect as never,
      context,
    )
  }

  /** The events of an instruction that is one batch; one made of others cannot happen at once. */
  eventsOf(effect: Effect, context: Context): readonly GameEvent[] {
    const impl = this.verb(effect)
    return 'events' in impl ? impl.events(this.view(), effect as never, context) : stuck(`${effect.do} together`)
  }

  private verb(effect: Effect): VerbImpl<Verb> {
    return verbs.get(effect.do) as VerbImpl<Verb>
  }
}
