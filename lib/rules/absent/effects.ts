import { rulesAbout, rulesAnswering } from '../citing'
import type { Evaluation } from '../evaluation'
import { stateWith } from '../kernel/copies'
import type { EventOf, GameEvent } from '../kernel/events'
import type { ObjectId, RuleId } from '../kernel/ids'
import { contextOf, eventObject, objectOf, objects, players } from '../kernel/look'
import { fits } from '../kernel/pattern'
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
  return scenes.flatMap((s) => [...s.before.lasting().flatMap((of) => ofEffect(e, s, of)), ...ofLate(e, scenes, s)])
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
  const { replace, with: change } = of.effect
  if (
    'redirect' in change &&
    h.event.type === 'damage' &&
    fits(before, replace, h.event, of) &&
    !isThere(before, of, h.event)
  )
    return miss({ by: 'nobody' }, rulesRedirecting)
  if (replace.event !== h.event.type && !watchedAs(h.event, before).includes(replace.event)) return []
  const kept = lackingWord(before, replace, h.event, of)
  return kept ? miss(kept, rulesAbout('replacement', h.event.type).slice(0, 1)) : []
}

/** The rules by which damage is dealt to another receiver, if there is one. */
const rulesRedirecting: readonly RuleId[] = ['614.9']

/** Whether there is somebody to whom an effect would have damage dealt instead. */
function isThere(v: View, of: Active, e: EventOf<'damage'>): boolean {
  if (!('replace' in of.effect) || !('redirect' in of.effect.with)) return false
  const { redirect } = of.effect.with
  const c = contextOf(of, e)
  const [target] = 'player' in redirect ? players(v, redirect.player, c) : objects(v, redirect.object, c)
  return target !== undefined && !v.impossible({ ...e, target })
}

/** Whether an effect has acted on the event that this one belongs to (614.5). */
const isOwn = (e: Evaluation, parent: number | undefined, of: Active): boolean => {
  const whole = parent === undefined ? undefined : e.trace?.happenings[parent]
  return whole !== undefined && (whole.through === of.id || isOwn(e, whole.parent, of))
}

/** An effect that began after what it would have acted on: the last such event of an earlier action, told where the effect begins. */
function ofLate(e: Evaluation, scenes: readonly Scene[], begun: Scene): readonly NearMiss[] {
  const { h, before, after } = begun
  if (h.event.type !== 'begin' || h.fate !== 'happened') return []
  const there = new Set(before.state.floating.map(({ id }) => id))
  return after.state.floating
    .filter((f) => isInstead(f) && !there.has(f.id))
    .flatMap((late) => {
      const earlier = scenes.filter((s) => s.h.action < h.action && s.h.fate === 'happened')
      const s = earlier.findLast((x) => wouldAct(e, x, late))
      if (!s) return []
      const of = 'prevent' in late.effect ? 'prevention' : 'replacement'
      const rules = rulesAnswering(e.rules, before, 'reachesBack', { of })
      const on = { id: s.h.id, event: s.h.event }
      return [{ ...near(begun, { type: 'effect', effect: late }, { by: 'late' }, rules), on }]
    })
}

/** Whether an effect would have acted on an event, had it been there in time. */
function wouldAct(e: Evaluation, { h: { event }, before }: Scene, late: Floating): boolean {
  const object = eventObject(before, event) ?? ''
  const card = objectOf(before, object)?.card
  // What has moved since is another object of the same card, and the effect is fixed on that.
  const meant = late.fixed?.some((id) => card !== undefined && cardOf(e, id) === card)
  const of = meant ? { ...late, fixed: [object] } : late
  const then = e.look(stateWith(before.state, { floating: [...before.state.floating, of] }))
  return offering(e, then, of, event).length > 0
}

const cardOf = (e: Evaluation, id: ObjectId): string | undefined => (e.outcome.objects[id] ?? e.outcome.last[id])?.card
