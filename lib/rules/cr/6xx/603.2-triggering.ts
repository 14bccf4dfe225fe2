import { flatMap } from '#lib/base/lists'
import type { Triggered } from '../../kernel/card'
import type { GameEvent } from '../../kernel/events'
import { sourcesOf } from '../../kernel/functioning'
import type { ObjectId, PlayerId } from '../../kernel/ids'
import { isActive, turnOrder } from '../../kernel/look'
import { leftTo } from '../../kernel/offered'
import { anyTrigger, believes, names, query, room } from '../../kernel/rule'
import type { Trigger } from '../../kernel/state'
import { answers, triggeredOf, triggerOf } from '../../kernel/triggered'
import type { View } from '../../kernel/view'
import { watchedAs } from '../../kernel/watched'

/** Objects whose abilities watch an event: as it has happened, or as it was before, those that leave with it included. */
function watchers(e: GameEvent, before: View, after: View): readonly [v: View, sources: readonly ObjectId[]] {
  const back = before.ask('looksBack', { event: e })
  const v = back ? before : after
  const sources = sourcesOf(v, 'triggered')
  if (back !== 'in-turn' || e.type !== 'move') return [v, sources]
  const { battlefield } = before.state.shared
  const at = battlefield.indexOf(e.object)
  return [v, sources.filter((id) => after.state.objects[id] || battlefield.indexOf(id) >= at)]
}

/** Whether an object hears an event that its abilities wait for: of the beginning of an end step a rule of its own says it. */
const hears = (v: View, object: ObjectId, e: GameEvent): boolean =>
  e.type !== 'step' || e.step !== 'end' || v.ask('hearsEndStep', { object, late: false }) === true

/** Abilities of what enters in the end step that wait for its beginning: none, unless somebody believes that it begins anew. */
function late(e: GameEvent, before: View, after: View): readonly Trigger[] {
  const source = e.type === 'move' && e.to === 'battlefield' ? e.as : undefined
  if (source === undefined || after.state.turn.step !== 'end') return []
  const by = { source, controller: after.controller(source) }
  const begun: GameEvent = { type: 'step', step: 'end' }
  const waiting = triggeredOf(after, source).filter((a) =>
    answers(a, by, begun, watchedAs(begun, before), after, after),
  )
  if (!waiting.length || after.ask('hearsEndStep', { object: source, late: true }) !== true) return []
  return waiting.map((a) => triggerOf(after, source, a, begun))
}

/** Abilities that watch an event. */
function watching(e: GameEvent, before: View, after: View): readonly Trigger[] {
  if (!sourcesOf(before, 'triggered').length && !sourcesOf(after, 'triggered').length) return []
  const words = watchedAs(e, before)
  if (!words.length) return []
  const [v, sources] = watchers(e, before, after)
  const earlier = v === after && e.type === 'move' ? sourcesOf(before, 'triggered') : []
  if (!sources.length && !earlier.length) return []
  if (before.ask('isEvent', { event: e, for: 'trigger' }) === false) return []
  const heard = (seen: View, source: ObjectId, which: (a: Triggered) => boolean): readonly Trigger[] => {
    const by = { source, controller: seen.controller(source) }
    return triggeredOf(seen, source)
      .filter(
        (a) =>
          which(a) &&
          answers(a, by, e, words, seen, after) &&
          hears(seen, source, e) &&
          seen.ask('triggersUnasked', { ability: a }) === true,
      )
      .map((a) => triggerOf(seen, source, a, e))
  }
  // Where the event is one that is seen as it has happened, some abilities look back at it by themselves.
  const back = (a: Triggered): boolean =>
    earlier.length > 0 && a.when.from !== undefined && Boolean(before.ask('looksBack', { event: e, when: a.when }))
  return [
    ...flatMap(sources, (source) => heard(v, source, (a) => !back(a))),
    ...flatMap(earlier, (source) => heard(before, source, back)),
  ]
}

/** Those whose turn it is, then the others in turn order. */
const apnap = (v: View): readonly PlayerId[] => {
  const all = turnOrder(v)
  return [...all.filter((p) => isActive(v, p)), ...all.filter((p) => !isActive(v, p))]
}

/** An ability triggers whenever its event happens; several wait together, those of the active player at the bottom. */
export const triggering = room(
  '603.2',
  'Triggering',
  [
    anyTrigger('603.2', (e, before, after) => [...watching(e, before, after), ...late(e, before, after)]),
    names('603.2c', 'trigger'),
    names('603.3c', 'unchosen', (_, e) => e.lacks === 'mode'),
    names('603.3', 'putOnStack', (_, e) => e.trigger !== undefined),
    query('603.3b', 'triggerOrder', apnap),
    query('603.3d', 'stacksUntargeted', () => false),
    names(
      '603.5',
      'resolve',
      (v, { object }) => leftTo(v, object) === 'may' && v.state.objects[object]?.kind === 'ability',
    ),
  ],
  [
    believes(
      'apnap-active-resolves-first',
      query('603.3b', 'triggerOrder', (v) => apnap(v).toReversed()),
    ),
  ],
)
