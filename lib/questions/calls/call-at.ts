import { canonical, type Json } from '#lib/base/json'
import { err, ok, type Result } from '#lib/base/result'
import { shuffled } from '#lib/base/seed'
import { EDITION, rulesBelieving, rulesWithout, type Scenario } from '#lib/rules/index'
import type { Item, ItemError, Option } from '../item'
import { formatItemId, parseItemId, pointAt } from '../item-id'
import { keyOf } from '../key'
import type { Reasoned } from '../probe'
import type { Axes } from '../template'
import type { CallTemplate } from './call-template'
import type { Fact, RightRuling, Turn, Value } from './fact'
import { factsAt, neededOf, settles } from './facts-at'
import { idleFacts } from './idle-facts'
import { everyRuling, rulingAt, type Supposed, verdictAt } from './ruling-at'
import { callTemplates } from './templates/index'

type Point = Readonly<Record<string, Value>>

/** A ruling to choose from. */
export interface Ruling extends Option {
  /** It would be right if this fact were as the story makes one think, or otherwise than it is. */
  readonly supposes?: { readonly fact: string; readonly value: Value }
}

/** A call with its key. Never leaves the server before the ruling is given. */
export interface Call {
  /** The question behind it, with the rulings as its options. */
  readonly item: Omit<Item, 'options'> & { readonly options: readonly Ruling[] }
  /** What the players tell. */
  readonly told: Point
  /** What the table shows, if anything. */
  readonly scene?: Scenario
  /** What may be asked, in an order that says nothing. */
  readonly facts: readonly Fact[]
}

const LEAST = 3
const MOST = 5

export const axesOf = (t: CallTemplate): Axes => ({ ...t.told, ...t.untold })

/** What the players tell of the call of an id; undefined where there is none of that id. */
export function toldOf(id: string): Point | undefined {
  const parsed = parseItemId(id)
  const t = parsed.ok ? callTemplates.find((x) => x.id === parsed.value.template) : undefined
  if (!parsed.ok || t?.version !== parsed.value.version) return undefined
  const point = pointAt(axesOf(t), parsed.value.indices)
  return point && toldAt(t, point)
}

/** What the call of an id would be if one thing that is not told were otherwise: its scenario, and what is asked of it. */
export function supposing(id: string, fact: string, value: Value): Pick<Item, 'scenario' | 'probe'> | undefined {
  const parsed = parseItemId(id)
  const t = parsed.ok ? callTemplates.find((x) => x.id === parsed.value.template) : undefined
  const point = parsed.ok && t ? pointAt(axesOf(t), parsed.value.indices) : undefined
  if (!t || !point || !(fact in t.untold)) return undefined
  const supposed = { ...point, [fact]: value }
  return { scenario: t.scenario(supposed), probe: t.probe(supposed) }
}

const toldAt = (t: CallTemplate, point: Point): Point =>
  Object.fromEntries(Object.keys(t.told).map((axis) => [axis, point[axis] as Value]))

/** Makes the call of an id such as `two-wounds.v1.0-1-…`: an index for each thing that is told, then for each that is not. */
export function callOf(id: string): Result<Call, ItemError> {
  const parsed = parseItemId(id)
  if (!parsed.ok) return parsed
  const t = callTemplates.find((x) => x.id === parsed.value.template)
  if (!t) return err('unknown-template')
  if (parsed.value.version !== t.version) return err(parsed.value.version < t.version ? 'old-version' : 'out-of-range')
  const point = pointAt(axesOf(t), parsed.value.indices)
  if (!point || formatItemId(t, parsed.value.indices) !== id) return err('out-of-range')
  return callAt(t, point, id)
}

/**
 * The call of a template at a point: `not-sound` where nothing that may be asked matters, what is needed leaves another ruling open, or there are
 * too few rulings to choose from. What it is shuffled by, and what is asked in vain, say which call it is to whoever knows the templates: where
 * that is to be a secret, so is `seed`.
 */
export function callAt(t: CallTemplate, point: Point, id: string, seed: string = id): Result<Call, ItemError> {
  const ruling = rulingAt(t, point)
  if (!ruling) return err('not-sound')
  const every = everyRuling(t, point)
  const found = factsAt(t, point, ruling, every)
  const turning = found.flatMap(({ id: fact, others }) => {
    const turn = others.find((other) => other.ruling.verdict !== ruling.verdict)
    return turn ? [{ fact, ...turn }] : []
  })
  // Where nothing turns the ruling by itself, each of two causes is enough.
  if (turning.length === 0) return err('not-sound')
  const options = rulingsAt(t, point, ruling, turning, every)
  const offered = new Set(options.map(({ key }) => key))
  const offers = (other: RightRuling): boolean => offered.has(keyOf({ ...other }))
  const facts = found.map((each) => neededOf(each, ruling, offers))
  // Of two others each of which is enough, neither is needed, and who has asked the rest cannot rule yet.
  if (!settles(facts, every, ruling, offers)) return err('not-sound')
  const verdicts = new Set(options.map(({ value }) => (value as unknown as Reasoned).verdict))
  if (options.length < LEAST || verdicts.size < 2) return err('not-sound')
  const right = keyOf({ ...ruling })
  const item = {
    id,
    template: t.id,
    version: t.version,
    edition: EDITION,
    claims: [...new Set([ruling.reason, ...(t.explains?.(point) ?? [])])],
    scenario: t.scenario(point),
    probe: t.probe(point),
    form: 'yes-no',
    options: shuffled(
      seed,
      options.toSorted((a, b) => (a.key < b.key ? -1 : 1)),
    ),
    right,
  } satisfies Call['item']
  const told = toldAt(t, point)
  return ok({
    item,
    told,
    ...(t.scene ? { scene: t.scene(told) } : {}),
    facts: shuffled(`${seed}:facts`, [...facts, ...idleFacts(seed, t, told)]),
  })
}

/** The right ruling, those of beliefs, and those of whoever supposes what was not asked: one thing, and where that gives too few, more. */
function rulingsAt(
  t: CallTemplate,
  point: Point,
  right: RightRuling,
  turning: readonly (Turn & { readonly fact: string })[],
  every: readonly Supposed[],
): readonly Ruling[] {
  const all = new Map<string, Ruling>()
  const add = (value: Reasoned, more: Omit<Ruling, 'key' | 'value'>): void => {
    const json: Json = { verdict: value.verdict, reason: value.reason }
    if (all.size < MOST && !all.has(canonical(json)))
      all.set(canonical(json), { key: keyOf(json), value: json, ...more })
  }
  const suppose = (ruling: RightRuling, fact: string, value: Value): void => {
    if (ruling.verdict !== right.verdict || t.holds?.(ruling.reason, point) !== true)
      add(ruling, { beliefs: [], supposes: { fact, value } })
  }
  add(right, { beliefs: [] })
  for (const [fact, value] of Object.entries(t.assumed)) {
    const ruling = point[fact] === value ? undefined : rulingAt(t, { ...point, [fact]: value })
    if (ruling) suppose(ruling, fact, value)
  }
  for (const belief of t.beliefs) {
    if (t.fits?.(belief, point) === false) continue
    const verdict = verdictAt(t, point, rulesBelieving(belief))
    if (verdict !== undefined) add({ verdict, reason: belief }, { beliefs: [belief] })
  }
  for (const { fact, value, ruling } of turning) suppose(ruling, fact, value)
  for (const { rule, reason } of t.unknown ?? []) {
    const verdict = verdictAt(t, point, rulesWithout(rule))
    if (verdict !== undefined && verdict !== right.verdict) add({ verdict, reason }, { beliefs: [] })
  }
  for (const { untold, ruling } of all.size < LEAST ? every : [])
    for (const fact of t.supposable ?? [])
      if (untold[fact] !== point[fact]) suppose(ruling, fact, untold[fact] as Value)
  return [...all.values()]
}
