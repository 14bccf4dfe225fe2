import type { Action, ActionType, Choice, ChoiceAnswer, ChoiceRequest } from './action'
import { type Characteristics, NOTHING } from './card'
import type { Effect, Verb } from './effect'
import type { GameEvent, Proposed } from './events'
import type { ObjectId, PlayerId, RuleId } from './ids'
import { applyLayers, type Layered, UNTOUCHED } from './layers'
import { store } from './perform'
import type { QueryMap } from './query'
import type { Compiled } from './registry'
import type { ClauseKind, Offer, Violation } from './rule'
import { Halt, stuck } from './signal'
import type { GameState } from './state'
import type { Fate, Recorder } from './trace'
import type { Context, VerbImpl } from './verb'
import type { Active, View } from './view'

/** Batches an evaluation may perform; true rules never come near it. */
const FUEL = 2000

/**
 * One evaluation under way: the state as it changes, the answers still to be used, the trace if one is kept. It knows how
 * events become facts (legality, "can't", replacement, result, trigger) and names no rule.
 */
export class Engine {
  state: GameState
  readonly rules: Compiled
  readonly trace: Recorder | null
  readonly unused: Choice[]
  private fuel = FUEL
  private immediate: readonly RuleId[] | undefined
  private used = new Map<string, number>()
  private current: View | null = null

  constructor(state: GameState, rules: Compiled, choices: readonly Choice[], trace: Recorder | null) {
    this.state = state
    this.rules = rules
    this.unused = [...choices]
    this.trace = trace
  }

  // ---------------------------------------------------------------- looking

  /** The state now, through the rules. */
  view(): View {
    if (!this.current || this.current.state !== this.state) this.current = this.look(this.state)
    return this.current
  }

  /** A state through the rules; characteristics are computed when first asked for. */
  look(state: GameState, fixed?: Layered): View {
    let layered: Layered | undefined = fixed
    let lasting: readonly Active[] | undefined
    const base = (id: ObjectId): Characteristics => state.objects[id]?.printed ?? state.last[id]?.was ?? NOTHING
    const compute = (): Layered => {
      layered = UNTOUCHED
      const effects = this.rules.continuous.flatMap((e) => {
        const found = e.effects(view)
        if (found.length) this.cite(e.rule, 'continuous', 'effect')
        return found
      })
      if (effects.length) {
        const order = view.ask('layers', {}) ?? stuck('layers')
        layered = applyLayers(base, effects, order, (so) => this.look(state, so))
      }
      return layered
    }
    const view: View = {
      state,
      ask: (name, args) => this.ask(view, name, args),
      characteristics: (id) => {
        if (!state.objects[id]) return base(id)
        return (layered ?? compute()).characteristics.get(id) ?? base(id)
      },
      controller: (id) => {
        const o = state.objects[id] ?? state.last[id]
        if (!o) return ''
        return (layered ?? compute()).controllers.get(id) ?? o.controller
      },
      lasting: () => {
        lasting ??= activeEffects(state)
        return lasting
      },
      impossible: (event) => {
        const forbidden = this.forbidding(view, event)
        for (const rule of forbidden) this.cite(rule, 'cant', event.type)
        return forbidden.length > 0
      },
      left: (a) => (a.left ?? Number.POSITIVE_INFINITY) - (this.used.get(a.id) ?? 0),
      choose: (request) => this.choose(request),
      cite: (rule) => this.cite(rule, 'query', 'cited'),
    }
    return view
  }

  private ask<Q extends keyof QueryMap>(v: View, name: Q, args: QueryMap[Q]['args']): QueryMap[Q]['value'] | undefined {
    let value: QueryMap[Q]['value'] | undefined
    for (const e of this.rules.query.get(name) ?? []) {
      const answer = (e.answer as (v: View, a: unknown, p: unknown) => QueryMap[Q]['value'] | undefined)(v, args, value)
      if (answer === undefined) continue
      value = answer
      this.cite(e.rule, 'query', name)
    }
    return value
  }

  /** Like `ask`, where the game cannot go on without an answer. */
  need<Q extends keyof QueryMap>(name: Q, args: QueryMap[Q]['args']): QueryMap[Q]['value'] {
    return this.view().ask(name, args) ?? stuck(name)
  }

  private cite(rule: RuleId, kind: ClauseKind, gave: string | readonly string[] | Violation): void {
    if (!this.trace) return
    if (kind === 'query' || kind === 'cant') this.trace.answered.push(rule)
    this.trace.entries.push({ rule, kind, action: this.trace.action, gave })
  }

  /** Rules that answered questions since the last call: they belong to what is about to be written. */
  private drain(): readonly RuleId[] {
    if (!this.trace) return []
    const { answered } = this.trace
    this.trace.answered = []
    return answered
  }

  // ---------------------------------------------------------------- choosing

  /** The scripted answer to a request; each is used once. */
  choose(request: ChoiceRequest): ChoiceAnswer {
    const at = this.unused.findIndex(
      (c) =>
        c.choose === request.choose &&
        (c.player === undefined || c.player === request.player) &&
        (c.of === undefined || c.of === request.of),
    )
    const found = this.unused[at]
    if (!found) throw new Halt({ type: 'undecided', choice: request })
    this.unused.splice(at, 1)
    return found.answer
  }

  // ---------------------------------------------------------------- acting

  /** Every rule that forbids an action: none means that it may be taken. */
  violations<T extends ActionType>(action: Extract<Action, { type: T }>): readonly Violation[] {
    const v = this.view()
    const found = (this.rules.legality.get(action.type) ?? []).flatMap((e) => {
      const broken = e.check(v, action)
      if (!broken) return []
      const violation = { rule: e.rule, ...broken }
      this.cite(e.rule, 'legality', violation)
      return [violation]
    })
    if (!found.length) for (const e of this.rules.legality.get(action.type) ?? []) this.consulted.add(e.rule)
    return found
  }

  /** Rules whose legality was checked and let an action through. */
  readonly consulted = new Set<RuleId>()

  /** Performs events as one batch: forbidden ones fall away, replaced ones change, and results join, all read from the state before. */
  together(events: readonly GameEvent[], rules: readonly RuleId[] = []): readonly Proposed[] {
    return this.commit(events.map((event) => ({ event, rules })))
  }

  commit(proposed: readonly Proposed[]): readonly Proposed[] {
    if (!proposed.length || this.state.over) return []
    this.spend()
    this.used = new Map()
    const before = this.view()
    const batch: (Proposed & { readonly id: number })[] = []
    let level: readonly Proposed[] = proposed
    while (level.length) {
      const admitted = this.separate(before, this.inOrder(before, level), 'replacement').flatMap((p) =>
        this.admit(before, p),
      )
      batch.push(...admitted)
      level = admitted.flatMap((p) => this.resultsOf(before, p))
    }
    for (const p of batch) {
      this.remember(before, p.event)
      this.state = store(this.state, p.event)
    }
    if (this.trace && batch.length) this.trace.frames.push(this.state)
    this.used = new Map()
    this.notice(before, batch)
    this.immediate ??= this.view().ask('stateBasedChecks', {}) ?? []
    if (this.immediate.length) this.checkState(this.immediate)
    return batch
  }

  private spend(): void {
    if (--this.fuel < 0) stuck('fuel')
  }

  private forbidding(v: View, event: GameEvent): readonly RuleId[] {
    return (this.rules.cant.get(event.type) ?? []).filter((e) => e.forbids(v, event)).map((e) => e.rule)
  }

  /** One event on its way: forbidden, replaced (and then again on its way), or admitted. */
  private admit(v: View, p: Proposed): readonly (Proposed & { readonly id: number })[] {
    this.drain()
    const forbidden = this.forbidding(v, p.event)
    if (forbidden.length) {
      for (const rule of forbidden) this.cite(rule, 'cant', p.event.type)
      this.write(p, 'impossible', forbidden)
      return []
    }
    const offer = this.pick(v, p)
    if (!offer) return [{ ...p, id: this.write(p, 'happened', []) }]
    const met = [...(p.met ?? []), offer.identity]
    const instead = offer.apply()
    const by = [offer.rule, ...this.drain()]
    const parent = this.write(p, 'replaced', by)
    for (const e of instead) if (e.type === 'use') this.used.set(e.effect, (this.used.get(e.effect) ?? 0) + e.amount)
    return instead.flatMap((event) => this.admit(v, { event, rules: by, met, ...(parent >= 0 ? { parent } : {}) }))
  }

  /** The replacement that acts next on an event; between several the player concerned chooses. */
  private pick(v: View, p: Proposed): (Offer & { readonly rule: RuleId }) | undefined {
    const clauses = this.rules.replacement.get(p.event.type)
    if (!clauses?.length || v.ask('isEvent', { event: p.event, for: 'replacement' }) === false) return undefined
    const all = clauses.flatMap((e) => e.offers(v, p.event).map((o) => ({ ...o, rule: e.rule })))
    if (!all.length) return undefined
    const again = p.met?.length ? (v.ask('replacementTimes', {}) ?? 'again') === 'again' : false
    const offers = again ? all : all.filter((o) => !p.met?.includes(o.identity))
    const [first, ...others] = offers
    if (!first || !others.length) return first
    const player = this.need('replacementChooser', {
      event: p.event,
      controllers: offers.map((o) => o.controller ?? ''),
    })
    const options = offers.map((o) => o.source ?? o.identity)
    const answer = this.choose({ choose: 'replacement', player, of: p.event.type, options })
    return (
      offers.find((o) => (o.source ?? o.identity) === answer || o.identity === answer) ?? stuck('replacement answer')
    )
  }

  private resultsOf(v: View, p: Proposed & { readonly id: number }): readonly Proposed[] {
    return (this.rules.result.get(p.event.type) ?? []).flatMap((e) => {
      this.drain()
      const events = e.gives(v, p.event)
      if (!events?.length) return []
      this.cite(
        e.rule,
        'result',
        events.map((x) => x.type),
      )
      const rules = [e.rule, ...this.drain()]
      return events.map((event) => ({ event, rules, ...(p.id >= 0 ? { parent: p.id } : {}) }))
    })
  }

  /** Gains of life in one batch are one event for each player unless a rule keeps sources apart (119.9, 119.10). */
  private separate<P extends Proposed>(v: View, level: readonly P[], of: 'trigger' | 'replacement'): readonly P[] {
    const gains = level.filter((p) => p.event.type === 'gainLife')
    if (gains.length < 2 || v.ask('separateGains', { for: of }) === true) return level
    const seen = new Map<PlayerId, number>()
    for (const { event } of gains)
      if (event.type === 'gainLife') seen.set(event.player, (seen.get(event.player) ?? 0) + event.amount)
    const told = new Set<PlayerId>()
    return level.flatMap((p) => {
      if (p.event.type !== 'gainLife') return [p]
      const { player } = p.event
      if (told.has(player)) return []
      told.add(player)
      return [{ ...p, event: { ...p.event, amount: seen.get(player) ?? 0 } }]
    })
  }

  /** A shield too small for the damage that comes at once: the player chooses what it meets first (615.7). */
  private inOrder(v: View, level: readonly Proposed[]): readonly Proposed[] {
    const damage = level.filter((p) => p.event.type === 'damage')
    if (damage.length < 2 || !v.state.floating.some((f) => f.left !== undefined)) return level
    const order = this.shieldOrder(v, damage)
    return order ? [...order, ...level.filter((p) => p.event.type !== 'damage')] : level
  }

  private shieldOrder(v: View, damage: readonly Proposed[]): readonly Proposed[] | undefined {
    for (const f of v.state.floating) {
      if (f.left === undefined) continue
      const met = damage.filter((p) =>
        (this.rules.replacement.get('damage') ?? []).some((e) => e.offers(v, p.event).some((o) => o.identity === f.id)),
      )
      const sum = met.reduce((n, p) => n + (p.event.type === 'damage' ? p.event.amount : 0), 0)
      if (met.length < 2 || sum <= f.left) continue
      const options = met.map((p) => (p.event.type === 'damage' ? p.event.source : ''))
      const answer = this.choose({ choose: 'prevention', player: f.controller, of: f.source ?? f.id, options })
      const rank = (p: Proposed): number => {
        const at = Array.isArray(answer) && p.event.type === 'damage' ? answer.indexOf(p.event.source) : -1
        return at < 0 ? damage.length : at
      }
      return [...damage].sort((a, b) => rank(a) - rank(b))
    }
    return undefined
  }

  /** Keeps what an object was, when it is about to leave a public zone (608.2h). */
  private remember(before: View, e: GameEvent): void {
    if (e.type !== 'move' && e.type !== 'cease') return
    const o = this.state.objects[e.object]
    if (!o || (o.zone !== 'battlefield' && o.zone !== 'stack')) return
    const was = before.characteristics(o.id)
    this.state = {
      ...this.state,
      last: { ...this.state.last, [o.id]: { ...o, controller: before.controller(o.id), was } },
    }
  }

  /** Abilities that trigger on what happened, before and after it. */
  private notice(before: View, batch: readonly (Proposed & { readonly id: number })[]): void {
    const any = this.rules.trigger.get('*') ?? []
    const after = this.view()
    for (const p of this.separate(before, batch, 'trigger')) {
      const clauses = [...(this.rules.trigger.get(p.event.type) ?? []), ...any]
      if (!clauses.length) continue
      for (const e of clauses) {
        this.drain()
        for (const t of e.sees(p.event, before, after)) {
          this.cite(e.rule, 'trigger', t.source)
          const rules = [e.rule, ...this.drain()]
          this.state = store(this.state, { type: 'trigger', trigger: t })
          this.write({ event: { type: 'trigger', trigger: t }, rules, parent: p.id }, 'happened', [])
        }
      }
    }
  }

  private write(p: Proposed, fate: Fate, by: readonly RuleId[]): number {
    const t = this.trace
    if (!t) return -1
    const id = t.happenings.length
    t.happenings.push({
      id,
      action: t.action,
      batch: t.frames.length,
      event: p.event,
      fate,
      rules: p.rules,
      by,
      ...(p.parent !== undefined && p.parent >= 0 ? { parent: p.parent } : {}),
    })
    return id
  }

  // ---------------------------------------------------------------- instructions

  /** Carries out an instruction of a spell or ability; each step reads the state as it is by then. */
  run(effect: Effect, context: Context, rules: readonly RuleId[] = []): void {
    const impl = this.rules.verbs.get(effect.do) as VerbImpl<Verb> | undefined
    if (!impl) stuck(`verb ${effect.do}`)
    if ('events' in impl) {
      this.together(impl.events(this.view(), effect as never, context), rules)
      return
    }
    impl.run(
      {
        view: () => this.view(),
        together: (events) => void this.together(events, rules),
        run: (next, c) => this.run(next, c, rules),
        eventsOf: (next, c) => this.eventsOf(next, c),
      },
      effect as never,
      context,
    )
  }

  /** The events of an instruction that is one batch; one made of others cannot happen at once. */
  private eventsOf(effect: Effect, context: Context): readonly GameEvent[] {
    const impl = this.rules.verbs.get(effect.do) as VerbImpl<Verb> | undefined
    if (!impl || !('events' in impl)) return stuck(`${effect.do} together`)
    return impl.events(this.view(), effect as never, context)
  }

  // ---------------------------------------------------------------- settling

  /** State-based actions as one batch, again until none; then waiting triggers; again until neither (117.5, 704.3). */
  settle(): void {
    for (;;) {
      if (this.state.over) return
      if (this.checkState()) continue
      if (this.state.waiting.length) {
        this.stackTriggers()
        continue
      }
      return
    }
  }

  /** One check of state-based actions; true when something was done. `only` names those checked outside priority. */
  private checkState(only?: readonly RuleId[]): boolean {
    const v = this.view()
    const checks = v.ask('stateBasedChecks', {})
    if (!checks) return false
    this.immediate = checks
    const found: Proposed[] = []
    for (const e of this.rules.stateBased) {
      if (only && !only.includes(e.rule)) continue
      this.drain()
      for (const event of e.finds(v)) {
        this.cite(e.rule, 'stateBased', event.type)
        const rules = [e.rule, ...this.drain()]
        const twin = found.findIndex((p) => sameAction(p.event, event))
        const known = found[twin]
        if (known) found[twin] = { ...known, rules: [...known.rules, ...rules] }
        else found.push({ event, rules })
      }
    }
    if (!only) this.forget()
    if (!found.length) return false
    this.commit(found)
    this.endIfOver()
    return true
  }

  /** "Since the last check" is over (704.5b, 704.5h). */
  private forget(): void {
    if (Object.values(this.state.objects).some((o) => o.deathtouched))
      this.state = store(this.state, { type: 'clearDeathtouch' })
    if (this.state.order.some((p) => this.state.players[p]?.drewFromEmpty))
      this.state = {
        ...this.state,
        players: Object.fromEntries(
          Object.entries(this.state.players).map(([id, { drewFromEmpty: _, ...p }]) => [id, p]),
        ),
      }
  }

  /** The game ends when one player, or one team, is left (104.2a). */
  private endIfOver(): void {
    const left = new Set(
      this.state.order.filter((p) => !this.state.players[p]?.lost).map((p) => this.state.players[p]?.pool),
    )
    if (left.size <= 1) this.state = { ...this.state, over: true }
  }

  private stackTriggers(): void {
    const order = this.need('triggerOrder', { players: this.state.order })
    const rules = this.drain()
    for (const player of order) {
      const own = this.state.waiting.filter((t) => t.controller === player)
      for (const t of this.arrange(player, own)) {
        const targets = this.targetsFor(t)
        this.together(
          [{ type: 'putOnStack', source: t.source, controller: player, ability: t.ability, targets, trigger: t }],
          rules,
        )
      }
    }
    const known = new Set(order)
    if (this.state.waiting.some((t) => !known.has(t.controller)))
      this.state = { ...this.state, waiting: this.state.waiting.filter((t) => known.has(t.controller)) }
  }

  private arrange<T extends GameState['waiting'][number]>(player: PlayerId, own: readonly T[]): readonly T[] {
    const kinds = new Set(own.map((t) => `${t.source}${JSON.stringify(t.ability)}`))
    if (kinds.size < 2) return own
    const options = own.map((t) => t.source)
    const answer = this.choose({ choose: 'trigger-order', player, of: 'stack', options })
    if (!Array.isArray(answer)) return stuck('trigger order answer')
    const cardOf = (t: T): string => (this.state.objects[t.source] ?? this.state.last[t.source])?.card ?? t.source
    const rank = (t: T): number => Math.max(answer.indexOf(t.source), answer.indexOf(cardOf(t)))
    return [...own].sort((a, b) => rank(a) - rank(b))
  }

  private targetsFor(t: GameState['waiting'][number]): readonly string[] {
    return (t.ability.targets ?? []).map((_, n) => {
      const answer = this.choose({ choose: 'target', player: t.controller, of: t.source, options: [] })
      const id = typeof answer === 'string' ? answer : stuck(`target ${n}`)
      return this.state.players[id] ? id : (this.state.cards[id] ?? id)
    })
  }
}

/** Whether two state-based actions do the same to the same thing: they happen once (704.7). */
function sameAction(a: GameEvent, b: GameEvent): boolean {
  if (a.type !== b.type) return false
  if ('object' in a && 'object' in b) return a.object === b.object
  return 'player' in a && 'player' in b && a.player === b.player
}

/** Lasting effects at work: floating ones, and those of static abilities of permanents (113.6, 604.1). */
function activeEffects(state: GameState): readonly Active[] {
  const out: Active[] = state.floating.map((f) => ({ ...f }))
  for (const id of state.shared.battlefield) {
    const o = state.objects[id]
    if (!o) continue
    for (const [n, a] of o.printed.abilities.entries())
      if (a.type === 'static')
        for (const [m, effect] of a.effects.entries())
          out.push({ id: `${id}/${n}/${m}`, effect, controller: o.controller, source: id, timestamp: o.timestamp })
  }
  return out
}
