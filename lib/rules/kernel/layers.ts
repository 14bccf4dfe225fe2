import type { Characteristics, Layer, Modification } from './card'
import { type Applied, ordered } from './dependency'
import type { ObjectId, PlayerId } from './ids'
import { permanents, players, quantity, spokenOf } from './look'
import type { LayerStep } from './measured'
import { modify } from './modify'
import type { QueryMap } from './query'
import { type Continuous, isFiltered } from './rule'
import type { Context } from './verb'
import type { View } from './view'

/** What the layers change: characteristics and controllers of the objects that some effect touches. */
export interface Layered {
  readonly characteristics: ReadonlyMap<ObjectId, Characteristics>
  readonly controllers: ReadonlyMap<ObjectId, PlayerId>
  /** Characteristics after the copy effects alone (613.2a, 707.2). */
  readonly copies: ReadonlyMap<ObjectId, Characteristics>
  /** What has other abilities than are printed on it, and is not on the battlefield. */
  readonly abroad: readonly ObjectId[]
}
export const UNTOUCHED: Layered = { characteristics: new Map(), controllers: new Map(), copies: new Map(), abroad: [] }

/** Where the layers begin: printed values, effects as some state of them finds them, and that state as something to look at. */
export interface Ground {
  readonly base: (id: ObjectId) => Characteristics
  readonly gather: (v: View) => readonly Continuous[]
  /** Sees what has been applied so far. */
  readonly partial: (so: Layered) => View
  /** So many objects are looked at, or changed. */
  readonly spend: (steps: number) => void
  /** Hears what each effect makes of an object, in the order in which they apply, where somebody wants to know. */
  readonly note?: ((id: ObjectId, effect: Continuous, step: Pick<LayerStep, 'before' | 'after'>) => void) | undefined
}

/** The layers being applied. */
export class Layering implements Applied {
  readonly characteristics = new Map<ObjectId, Characteristics>()
  readonly controllers = new Map<ObjectId, PlayerId>()
  readonly copies = new Map<ObjectId, Characteristics>()
  readonly abroad: ObjectId[] = []
  /** What effects touched in the first layer that they apply in: the same in those that follow (613.6). */
  readonly sets = new Map<string, readonly ObjectId[]>()
  v: View
  /** Whether what has been applied gives or takes abilities, or control of what has them: then there are other effects. */
  private unsettled = false

  constructor(
    readonly ground: Ground,
    from?: Layering,
  ) {
    for (const [id, c] of from?.characteristics ?? []) this.characteristics.set(id, c)
    for (const [id, p] of from?.controllers ?? []) this.controllers.set(id, p)
    for (const [id, c] of from?.copies ?? []) this.copies.set(id, c)
    for (const [id, s] of from?.sets ?? []) this.sets.set(id, s)
    this.abroad.push(...(from?.abroad ?? []))
    ground.spend(this.characteristics.size)
    this.v = ground.partial(this)
  }

  /** Applies effects layer by layer, in the order of dependencies and timestamps inside a layer (613.1, 613.7, 613.8). */
  all(first: readonly Continuous[], order: QueryMap['layers']['value']): Layered {
    let effects = first
    for (const layer of order) {
      const group: readonly Layer[] = [layer].flat()
      const done = new Set<string>()
      for (let again = true; again; ) {
        const here = effects.filter((e) => group.includes(e.modification.layer) && !done.has(keyOf(e)))
        if (!here.length) break
        for (const e of ordered(this, here)) {
          done.add(keyOf(e))
          this.apply(e)
        }
        again = this.unsettled
        if (again) effects = this.settled(effects)
      }
    }
    return this
  }

  /** The same with one more effect applied, to see what would become of the others. */
  with(e: Continuous): Layering {
    const trial = new Layering({ ...this.ground, note: undefined }, this)
    trial.apply(e)
    return trial
  }

  /** What an effect may refer to; a static ability belongs to whoever controls its object by now. */
  context({ affects, controller, source }: Continuous): Context {
    if (source === undefined) return { controller, targets: [] }
    const now = isFiltered(affects) && this.v.state.objects[source] ? this.v.controller(source) : controller
    return { controller: now, source, targets: [] }
  }

  /** Effects as they are by now; those that have begun to apply go on (613.6). */
  private settled(effects: readonly Continuous[]): readonly Continuous[] {
    this.unsettled = false
    const now = this.ground.gather(this.v)
    if (!this.v.ask('goesOnInLayers', { in: 'ability' })) return now
    const there = new Set(now.map(keyOf))
    return [
      ...now,
      ...effects.filter((e) => isFiltered(e.affects) && this.sets.has(e.affects.id) && !there.has(keyOf(e))),
    ]
  }

  apply(e: Continuous): void {
    const m = e.modification
    const touched = this.touched(e)
    this.ground.spend(permanents(this.v).length + touched.length)
    if (isFiltered(e.affects)) this.sets.set(e.affects.id, touched)
    for (const id of touched) {
      if (m.layer === '2') this.takeOver(id, m, e)
      else this.change(id, m, e)
    }
  }

  /** The objects that an effect touches: those fixed for it, or found by its filter, now or when it first applied. */
  touched(e: Continuous): readonly ObjectId[] {
    const { affects } = e
    if (!isFiltered(affects)) return affects.filter((id) => this.v.state.objects[id])
    const known = this.sets.get(affects.id)
    const { effect, source } = affects
    if (!('modify' in effect)) return known ?? []
    if (known && this.v.ask('goesOnInLayers', { in: 'objects' })) return known
    return spokenOf(this.v, effect.what, this.context(e).controller, source)
  }

  private takeOver(id: ObjectId, m: Extract<Modification, { layer: '2' }>, e: Continuous): void {
    const [to] = players(this.v, m.controller, this.context(e))
    if (to === undefined || this.v.controller(id) === to) return
    this.controllers.set(id, to)
    this.stir()
  }

  private change(id: ObjectId, m: Exclude<Modification, { layer: '2' }>, e: Continuous): void {
    const before = this.characteristics.get(id) ?? this.ground.base(id)
    const values = dated(
      modify(before, m, (a) => quantity(this.v, a, this.context(e))),
      m,
      e.timestamp,
    )
    const after = this.seen(id, values, before, m)
    this.characteristics.set(id, after)
    // What a copy takes is what copy effects alone have made of it, also for whoever applies them after others (707.2).
    if (m.layer === '1a') this.copies.set(id, after)
    this.ground.note?.(id, e, { before, after })
    if (after.abilities === before.abilities) return
    if (this.v.state.objects[id]?.zone !== 'battlefield' && !this.abroad.includes(id)) this.abroad.push(id)
    this.stir()
  }

  /** A copy as its status lets it be seen: flipped, or face down (110.5c, 708.10); what other subtypes make of an object (305.7), or other words (612). */
  private seen(id: ObjectId, values: Characteristics, before: Characteristics, m: Modification): Characteristics {
    if (m.layer === '3') return this.v.ask('reworded', { values, change: m }) ?? values
    if (m.layer === '4') return this.v.ask('subtypesChanged', { values, before, change: m }) ?? values
    const object = this.v.state.objects[id]
    if (m.layer !== '1a' || !object?.facing) return values
    return this.v.ask('status', { object, values }) ?? values
  }

  private stir(): void {
    this.unsettled = true
    this.v = this.ground.partial(this)
  }
}

/** What has abilities from an effect knows since when. */
const dated = (c: Characteristics, m: Modification, since: number): Characteristics =>
  m.layer === '6' && m.abilities
    ? { ...c, given: [...(c.given ?? []), ...m.abilities.map((ability) => ({ ability, since }))] }
    : c

/** One part of an effect, the same however often it is gathered. */
const keyOf = ({ affects, modification: m, timestamp }: Continuous): string =>
  isFiltered(affects) ? `${affects.id} ${m.layer}` : `${timestamp} ${affects.join()} ${m.layer}`
