import { rulesAbout, rulesAnswering } from '../citing'
import { rooms } from '../cr/index'
import type { Evaluation } from '../evaluation'
import { stateWith } from '../kernel/copies'
import type { GameEvent } from '../kernel/events'
import type { ObjectId, RuleId } from '../kernel/ids'
import { eventObject, objectOf } from '../kernel/look'
import { compile } from '../kernel/registry'
import type { Floating } from '../kernel/state'
import type { Active, View } from '../kernel/view'
import { watchedAs } from '../kernel/watched'
import type { Kept, NearMiss } from './kept'
import { lackingWord } from './lacking'
import { near, type Scene, scenesOf, takenAs } from './scene'

/** Effects that replace or prevent, and came near to an event that they did not act on: with one thing other than it was they would have. */
export function missedEffects(e: Evaluation): readonly NearMiss[] {
  const scenes = scenesOf(e)
  return scenes.flatMap((s) => [
    ...s.before.lasting().flatMap((of) => ofEffect(e, s, of)),
    ...lateFor(scenes, s).flatMap((of) => ofLate(e, s, of)),
  ])
}

const isInstead = ({ effect }: Active): boolean => 'replace' in effect || 'prevent' in effect

/** Whether an effect offers to act on an event, and by which rules. */
const offering = (e: Evaluation, v: View, of: Active, event: GameEvent): readonly RuleId[] =>
  (compile(e.rules).replacement.get(event.type) ?? []).flatMap((entry) =>
    entry.offers(v, event).some((o) => o.of.id === of.id) ? [entry.rule] : [],
  )

function ofEffect(e: Evaluation, s: Scene, of: Active): readonly NearMiss[] {
  const { h, before } = s
  if (!isInstead(of) || h.fate !== 'happened' || isOwn(e, h.parent, of)) return []
  const miss = (kept: Kept, rules: readonly RuleId[]): readonly NearMiss[] => [
    near(s, { type: 'effect', effect: of }, kept, rules),
  ]
  const offered = offering(e, before, of, h.event)
  if (offered.length) {
    const asked = { event: h.event, for: 'replacement' } as const
    if (before.ask('isEvent', asked) === false)
      return miss({ by: 'nothing' }, rulesAnswering(e.rules, before, 'isEvent', asked))
    return []
  }
  for (const kind of ['damage', 'destroy'] as const) {
    const other = takenAs(before, h.event, kind)
    const by = other && offering(e, before, of, other)
    if (by?.length) return miss({ by: 'kind', asked: kind }, [...h.rules, ...by])
  }
  if (!('replace' in of.effect) || of.fixed || before.left(of) <= 0) return []
  const { replace } = of.effect
  if (replace.event !== h.event.type && !watchedAs(h.event, before).includes(replace.event)) return []
  const kept = lackingWord(before, replace, h.event, of)
  return kept ? miss(kept, [...h.rules, ...rulesAbout('replacement', h.event.type).slice(0, 1)]) : []
}

/** Whether an effect has acted on the event that this one belongs to (614.5). */
const isOwn = (e: Evaluation, parent: number | undefined, of: Active): boolean => {
  const whole = parent === undefined ? undefined : e.trace?.happenings[parent]
  return whole !== undefined && (whole.through === of.id || isOwn(e, whole.parent, of))
}

/** Effects that replace or prevent and begin after an event, by a later action. */
const lateFor = (scenes: readonly Scene[], { h, before }: Scene): readonly Floating[] =>
  h.event.type !== 'damage' && h.event.type !== 'destroy'
    ? []
    : scenes.flatMap((s) =>
        s.h.event.type === 'begin' && s.h.action > h.action && s.h.fate === 'happened'
          ? s.after.state.floating.filter(
              (f) => isInstead(f) && ![before, s.before].some((v) => v.state.floating.some(({ id }) => id === f.id)),
            )
          : [],
      )

/** What an effect would have acted on, had it been there in time. */
function ofLate(e: Evaluation, s: Scene, late: Floating): readonly NearMiss[] {
  const { h, before } = s
  if (h.fate !== 'happened') return []
  const object = eventObject(before, h.event) ?? ''
  const card = objectOf(before, object)?.card
  // What has moved since is another object of the same card, and the effect is fixed on that.
  const meant = late.fixed?.some((id) => card !== undefined && cardOf(e, id) === card)
  const of = meant ? { ...late, fixed: [object] } : late
  const then = e.look(stateWith(before.state, { floating: [...before.state.floating, of] }))
  if (!offering(e, then, of, h.event).length) return []
  return [near(s, { type: 'effect', effect: late }, { by: 'late' }, rulesAbout('query', 'reachesBack'))]
}

const cardOf = (e: Evaluation, id: ObjectId): string | undefined => (e.outcome.objects[id] ?? e.outcome.last[id])?.card

/** Keywords of an object that would have stopped an event of another kind, and did not stop this one: hexproof and protection, indestructible. */
export function missedKeywords(e: Evaluation): readonly NearMiss[] {
  return scenesOf(e).flatMap((s) => {
    const { h, before } = s
    const { event } = h
    const goes = event.type === 'destroy' || event.type === 'sacrifice' || event.type === 'move'
    if (!goes || h.fate !== 'happened' || before.state.objects[event.object]?.zone !== 'battlefield') return []
    if (event.type === 'move' && event.verb !== 'state') return []
    const has = new Set<string>(before.characteristics(event.object).keywords.map(({ keyword }) => keyword))
    return rooms.flatMap(({ keyword, rules }): readonly NearMiss[] => {
      if (keyword === undefined || !has.has(keyword)) return []
      const stops = rules.flatMap(({ id }) => (e.rules.has(id) && wouldStop(e, before, event, id) ? [id] : []))
      if (!stops.length) return []
      const asked = event.type === 'destroy' ? 'becomesTarget' : 'destroy'
      return [
        near(s, { type: 'keyword', object: event.object, keyword }, { by: 'kind', asked }, [...stops, ...h.rules]),
      ]
    })
  })
}

/** Whether a rule would have stopped an event if it were one of another kind: a choice of target, damage, destruction. */
function wouldStop(e: Evaluation, v: View, event: GameEvent, rule: RuleId): boolean {
  const clauses = e.rules.get(rule)?.clauses ?? []
  const [damage, destroy] = [takenAs(v, event, 'damage'), takenAs(v, event, 'destroy')]
  return clauses.some((c) => {
    if (c.kind === 'replacement' && damage && c.of === damage.type) return c.offers(v, damage).length > 0
    if (c.kind === 'cant' && destroy && c.of === destroy.type) return c.forbids(v, destroy)
    if (c.kind !== 'legality' || c.of !== 'target' || event.type !== 'destroy' || event.source === undefined)
      return false
    const player = v.controller(event.source)
    return c.check(v, { type: 'target', player, source: event.source, target: event.object } as never) !== undefined
  })
}
