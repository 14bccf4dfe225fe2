import { copy, plus } from '#lib/base/copy'
import { type Answers, chosenOne, chosenOrder, nameAll } from './choose'
import { Contest } from './contest'
import type { Effect } from './effect'
import type { EventOf, EventType, GameEvent, Proposed } from './events'
import { isFaced } from './facing'
import type { PlayerId, RuleId } from './ids'
import { contextOf, labelOf } from './look'
import { incarnation, isOwn } from './move'
import type { Compiled } from './registry'
import type { ClauseKind, Offer, Violation } from './rule'
import { stuck } from './signal'
import type { Fate, Recorder } from './trace'
import type { Context } from './verb'
import type { Active, View } from './view'

/** An event that happens, with its place in the trace. */
export interface Admitted {
  readonly event: GameEvent
  readonly id: number
  readonly met?: readonly string[]
}

/** What a batch needs of the evaluation that it belongs to. */
export interface Host extends Answers {
  readonly rules: Compiled
  readonly trace: Recorder | null
  readonly spend: () => void
  /** One more event is on its way. */
  readonly count: () => void
  readonly cite: (rule: RuleId, kind: ClauseKind, gave: string | readonly string[] | Violation) => void
  readonly drain: () => readonly RuleId[]
  /** Does something whose answers give no event. */
  readonly aside: <T>(work: () => T) => T
  /** A rule, and those that answered its questions, where a trace is kept. */
  readonly because: (rule: RuleId) => readonly RuleId[]
  readonly write: (p: Proposed, fate: Fate, by: readonly RuleId[], through?: string) => number
  readonly forbidding: (v: View, event: GameEvent) => readonly RuleId[]
  readonly eventsOf: (effect: Effect, context: Context) => readonly GameEvent[]
  /** Carries out an instruction immediately after the batch. */
  readonly afterwards: (effect: Effect, context: Context, met?: readonly string[]) => void
  /** Whether an instruction is the events of one batch. */
  readonly isBatch: (effect: Effect) => boolean
}

const NONE: readonly never[] = []
const typeOf = (e: GameEvent): EventType => e.type

type Offered = Offer & { readonly rule: RuleId; readonly name: string }

/** Events that do something to an object, and nothing once it is gone. */
const NEEDS_OBJECT: ReadonlySet<EventType> = new Set<EventType>([
  'discard',
  'destroy',
  'sacrifice',
  'exile',
  'counter',
  'regenerate',
  'markDamage',
  'clearDamage',
  'move',
  'tap',
  'untap',
  'ready',
  'cease',
  'renew',
  'place',
  'attach',
  'unattach',
  'phaseOut',
  'transform',
  'flip',
  'turnUp',
  'turnDown',
  'putTurned',
])

/**
 * Events that happen together: all read the same state. Each is forbidden, replaced, or admitted; what is admitted brings its
 * results with it, which are treated alike.
 */
export class Batch {
  /** What shields have prevented in this batch, by effect. */
  readonly used = new Map<string, number>()
  /** By how much it changes life totals, as far as it is known. */
  readonly life = new Map<string, number>()
  /** Objects that this batch has moved, and players whose game it has ended: that happens once. */
  private readonly done = new Set<string>()
  /** The number of the last token of a label that got one. */
  private readonly numbers = new Map<string, number>()
  private level: readonly Proposed[] = NONE
  /** Of the events that are proposed together, those that exclude each other. */
  private contest: Contest | undefined

  constructor(
    private readonly host: Host,
    private readonly before: View,
  ) {}

  fill(proposed: readonly Proposed[]): readonly Admitted[] {
    const all: Admitted[] = []
    // In which order shields meet damage is decided before any of it is on its way.
    const begun = this.contested(this.host.aside(() => this.inOrder(proposed)))
    let level = begun
    while (level.length) {
      this.host.spend()
      this.level = level
      const from = all.length
      const first = level === begun ? this.contest : undefined
      for (const p of gainsFirst(this.before, separated(this.before, level, 'replacement')))
        if (!first || first.lets(p.event)) this.admit(p, all)
      level = this.resultsOf(all, from)
    }
    return all
  }

  private contested(proposed: readonly Proposed[]): readonly Proposed[] {
    if (proposed.length < 2) return proposed
    const events = proposed.map((p) => p.event)
    this.contest = new Contest(this.host, this.before, events)
    return this.contest.inTurn(proposed)
  }

  /** One event on its way: forbidden, replaced (and then again on its way), or admitted. */
  private admit(p: Proposed, out: Admitted[]): void {
    const { host, before } = this
    host.count()
    if (this.isVoid(p.event)) return
    host.drain()
    const forbidden = host.forbidding(before, p.event)
    if (forbidden.length) {
      host.write(p, 'impossible', [...forbidden, ...host.drain()])
      return
    }
    const offer = this.pick(p)
    if (!offer) out.push(this.happen(p))
    else for (const next of this.replace(p, offer)) this.admit(next, out)
  }

  /** Whether an event is about something that is not there any more, or that this batch has moved already. */
  private isVoid(e: GameEvent): boolean {
    if (e.type === 'putCounters' || e.type === 'adjustCounters')
      if (!('entering' in e) && !this.before.state.players[e.on] && !this.before.state.objects[e.on]) return true
    if (NEEDS_OBJECT.has(e.type) && 'object' in e && !this.before.state.objects[e.object]) return true
    if (e.type === 'meld' && e.objects.some((id) => !this.before.state.objects[id])) return true
    if (e.type === 'winGame' && this.loses(e.player) && this.before.ask('winsAndLoses', {}) === 'loses') return true
    const subject = onceOnly(e)
    return subject !== undefined && this.done.has(subject)
  }

  /** Whether a player, or the team, loses the game at the same time. */
  private loses(player: PlayerId): boolean {
    const { players } = this.before.state
    return this.level.some(
      ({ event: e }) =>
        e.type === 'loseGame' && players[e.player]?.pool === players[player]?.pool && !this.before.impossible(e),
    )
  }

  private happen(p: Proposed): Admitted {
    const subject = onceOnly(p.event)
    if (subject !== undefined) this.done.add(subject)
    if (p.event.type !== 'move' && p.event.type !== 'createToken') return this.admitted(p)
    const event = p.event.type === 'move' ? this.destined(p.event) : this.labelled(p.event)
    return this.admitted(copy(p, { event, rules: [...p.rules, ...this.host.drain()] }))
  }

  private admitted(p: Proposed): Admitted {
    const { event, met } = p
    const id = this.host.write(p, 'happened', NONE)
    this.count(event)
    return met ? { event, id, met } : { event, id }
  }

  private count(e: GameEvent): void {
    if (e.type !== 'gainLife' && e.type !== 'loseLife') return
    const pool = this.before.state.players[e.player]?.pool ?? e.player
    this.life.set(pool, (this.life.get(pool) ?? 0) + (e.type === 'gainLife' ? e.amount : -e.amount))
  }

  /** What follows a prevention at once belongs to the same damage: what is gained so counts for where its losses end (120.4). */
  private expect(after: NonNullable<Offer['after']>, of: Active): void {
    if (!this.host.isBatch(after.effect)) return
    for (const e of this.host.eventsOf(after.effect, contextOf(of, after.event)))
      if (e.type === 'gainLife' && !this.before.impossible(e)) this.count(e)
  }

  /** A move with what the object becomes, and with the player whose library, hand or graveyard it goes to. */
  private destined(e: EventOf<'move'>): EventOf<'move'> {
    const o = this.before.state.objects[e.object] ?? stuck('move')
    const moved = e.part ? (o.facing?.second ?? o) : o
    const as = this.before.ask('newObject', { object: e.object, to: e.to }) === true ? incarnation(moved) : moved.id
    const from = o.zone
    const stays = Object.keys(o.counters).length && this.before.ask('countersCease', {}) !== true
    const entry = stays ? { entry: { ...e.entry, counters: { ...o.counters, ...e.entry?.counters } } } : {}
    if (!isOwn(e.to)) {
      const facing = e.facing ?? (isFaced(o) ? this.before.ask('facing', { event: e }) : undefined)
      return plus(e, { from, as, ...entry, ...(facing ? { facing } : {}) })
    }
    const whose = this.before.ask('zoneOwner', { object: e.object }) ?? this.before.controller(e.object)
    return plus(e, { from, as, controller: whose, ...entry })
  }

  /** A token with a label of its own: `lupo`, then `lupo/2`, whatever became of the first. */
  private labelled(e: EventOf<'createToken'>): EventOf<'createToken'> {
    const { cards, last } = this.before.state
    let n = this.numbers.get(e.label) ?? 1
    let as = n > 1 ? `${e.label}/${n}` : e.label
    while (cards[as] !== undefined || last[as] !== undefined || this.done.has(as)) as = `${e.label}/${++n}`
    this.numbers.set(e.label, n)
    this.done.add(as)
    return { ...e, as }
  }

  private replace(p: Proposed, offer: Offered): readonly Proposed[] {
    const { host } = this
    const { apply, of } = offer
    const met = [...(p.met ?? []), of.id]
    const instant = typeof apply === 'function' || host.isBatch(apply)
    if (typeof apply !== 'function') this.contest?.expect(apply, contextOf(of, p.event))
    const events = typeof apply === 'function' ? apply() : instant ? this.open(apply, contextOf(of, p.event)) : NONE
    // What is carried out bit by bit follows at once; it is the same event still, which this effect has had its say on (614.5).
    if (!instant) host.afterwards(apply, contextOf(of, p.event), met)
    const { uses = 0 } = offer
    const instead: readonly GameEvent[] =
      of.left !== undefined && uses > 0 ? [{ type: 'use', effect: of.id, amount: uses }, ...events] : events
    if (offer.after) {
      this.expect(offer.after, of)
      host.afterwards(offer.after.effect, contextOf(of, offer.after.event))
    }
    const by = host.because(offer.rule)
    const parent = host.write(p, 'replaced', by, of.id)
    host.spend()
    for (const e of instead) if (e.type === 'use') this.used.set(e.effect, (this.used.get(e.effect) ?? 0) + e.amount)
    return instead.map((event) => ({ event, rules: by, met, ...(parent >= 0 ? { parent } : {}) }))
  }

  /** The events of an instruction, without those that something else has been chosen over. */
  private open(effect: Effect, c: Context): readonly GameEvent[] {
    const { contest } = this
    const events = this.host.eventsOf(effect, c)
    return contest ? events.filter((e) => contest.lets(e)) : events
  }

  /** The replacement that acts next on an event; between several the player concerned chooses (616.1). */
  private pick(p: Proposed): Offered | undefined {
    const { before: v, host } = this
    const clauses = host.rules.replacement.get(p.event.type)
    if (!clauses?.length) return undefined
    const all: Offered[] = []
    for (const e of clauses)
      for (const o of e.offers(v, p.event)) all.push({ ...o, rule: e.rule, name: nameOf(v, o.of) })
    if (!all.length || v.ask('isEvent', { event: p.event, for: 'replacement' }) === false) return undefined
    const again = this.again(p, all)
    const open = again ? all : all.filter((o) => !p.met?.includes(o.of.id))
    if (open.length < 2) return open[0]
    const rank = (o: Offered): number => v.ask('comesFirst', { effect: o.of.effect }) ?? 0
    const highest = Math.max(...open.map(rank))
    const offers = open.filter((o) => rank(o) === highest)
    const [first] = offers
    if (first === undefined || offers.length === 1) return first
    const controllers = offers.map((o) => o.of.controller)
    const player = v.ask('replacementChooser', { event: p.event, controllers }) ?? stuck('replacementChooser')
    const named = nameAll(offers, (o) => o.name)
    return chosenOne(host, { choose: 'replacement', player, of: p.event.type }, named, !alike(offers))
  }

  /** Whether effects that have acted on an event act on it again (614.5). What says how something enters would change nothing if it did. */
  private again({ met }: Proposed, offers: readonly Offered[]): boolean {
    const more = offers.filter((o) => met?.includes(o.of.id))
    if (!more.length) return true
    const times = () => this.before.ask('replacementTimes', {})
    return (more.every((o) => o.commutes) ? this.host.aside(times) : times()) !== 'once'
  }

  /** What the events of one level, which are those from a place on, also are or cause at the same time. */
  private resultsOf(all: readonly Admitted[], from: number): readonly Proposed[] {
    const { host, before } = this
    const out: Proposed[] = []
    for (let n = from; n < all.length; n++) {
      const { event: cause, id: parent, met } = all[n] ?? stuck('batch')
      for (const e of host.rules.result.get(cause.type) ?? NONE) {
        host.drain()
        const events = e.gives(before, cause)
        if (!events?.length) continue
        if (host.trace) host.cite(e.rule, 'result', events.map(typeOf))
        const rules = host.because(e.rule)
        // What it is or causes is still the event that these effects have had their say on (614.5).
        for (const event of events) out.push(met ? { event, rules, parent, met } : { event, rules, parent })
      }
    }
    return out
  }

  /** Where a shield is too small for all the damage that comes at once, the player chooses what it meets first (615.7). */
  private inOrder(proposed: readonly Proposed[]): readonly Proposed[] {
    if (!several(proposed, 'damage')) return proposed
    const damage = proposed.filter(isDamage)
    for (const shield of this.before.lasting()) {
      const met = shield.left === undefined ? [] : damage.filter((p) => this.meets(shield, p.event))
      const [first] = met
      if (first === undefined || met.length < 2 || sum(met) <= this.before.left(shield)) continue
      const player = this.before.ask('shieldChooser', { event: first.event })
      if (player === undefined) return proposed
      const named = nameAll(met, (p) => labelOf(this.before, p.event.source))
      const of = nameOf(this.before, shield)
      const order: readonly Proposed[] = chosenOrder(this.host, { choose: 'prevention', player, of }, named)
      return [...order, ...proposed.filter((p) => !order.includes(p))]
    }
    return proposed
  }

  private meets(shield: Active, event: GameEvent): boolean {
    const clauses = this.host.rules.replacement.get(event.type) ?? []
    return clauses.some((e) => e.offers(this.before, event).some((o) => o.of.id === shield.id))
  }
}

/**
 * What one source makes a player gain in one batch is one gain, whatever it damages; what several make them gain is one too, unless
 * a rule keeps sources apart (119.9, 119.10), and another their lifelink (702.15e).
 */
export function separated<P extends { readonly event: GameEvent }>(
  v: View,
  level: readonly P[],
  of: 'trigger' | 'replacement',
): readonly P[] {
  if (!several(level, 'gainLife')) return level
  const apart = v.ask('separateGains', { for: of }) === true
  const together = (e: EventOf<'gainLife'>): boolean => e.lifelink === true && v.ask('lifelinkApart', {}) !== true
  const key = (e: EventOf<'gainLife'>): string => (apart && !together(e) ? `${e.player} ${e.source ?? ''}` : e.player)
  const sums = new Map<string, number>()
  for (const { event } of level)
    if (event.type === 'gainLife') sums.set(key(event), (sums.get(key(event)) ?? 0) + event.amount)
  return level.flatMap((p) => {
    if (p.event.type !== 'gainLife') return [p]
    const amount = sums.get(key(p.event))
    sums.delete(key(p.event))
    return amount === undefined ? [] : [{ ...p, event: { ...p.event, amount } }]
  })
}

/** Where some effect looks at the total that an event leaves, what it makes a player gain is known before what they lose. */
function gainsFirst<P extends { readonly event: GameEvent }>(v: View, level: readonly P[]): readonly P[] {
  const isGain = (p: P): boolean => p.event.type === 'gainLife'
  if (level.length < 2 || !level.some(isGain)) return level
  const floors = v.lasting().some(({ effect: e }) => 'replace' in e && 'leaving' in e.with)
  return floors ? [...level.filter(isGain), ...level.filter((p) => !isGain(p))] : level
}

/** Whether more than one event is of a type. */
function several(level: readonly { readonly event: GameEvent }[], type: EventType): boolean {
  let found = 0
  for (const { event } of level) if (event.type === type) found++
  return found > 1
}

/** The object or player to which an event happens only once in a batch, however many rules bring it about. */
function onceOnly(e: GameEvent): string | undefined {
  if (e.type === 'move') return `${e.object}/${e.part}`
  if (e.type === 'cease') return e.object
  if (e.type === 'adjustCounters' && e.once) return `${e.on}/${e.counter}`
  return e.type === 'loseGame' || e.type === 'winGame' ? e.player : undefined
}

type Damage = Proposed & { readonly event: EventOf<'damage'> }
const isDamage = (p: Proposed): p is Damage => p.event.type === 'damage'
const sum = (damage: readonly Damage[]): number => damage.reduce((n, p) => n + p.event.amount, 0)

/** What choices call an effect: its own name, that of its source, or its number. */
const nameOf = (v: View, a: Active): string => a.name ?? (a.source === undefined ? a.id : labelOf(v, a.source))

/** Effects that say the same: whichever acts first, the same comes of it, and nobody need choose. */
function alike(offers: readonly Offered[]): boolean {
  if (offers.every((o) => o.commutes)) return true
  const texts = new Set(offers.map((o) => JSON.stringify([o.of.effect, o.of.controller])))
  return texts.size === 1
}
