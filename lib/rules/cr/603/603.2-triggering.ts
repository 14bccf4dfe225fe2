import type { GameEvent } from '../../kernel/events'
import { sourcesOf } from '../../kernel/functioning'
import type { ObjectId, PlayerId } from '../../kernel/ids'
import { isActive, turnOrder } from '../../kernel/look'
import { anyTrigger, believes, query, room } from '../../kernel/rule'
import type { Trigger } from '../../kernel/state'
import { answers, triggeredOf, triggerOf } from '../../kernel/triggered'
import type { View } from '../../kernel/view'
import { wordsOf } from '../../kernel/watched'

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

/** Abilities that watch an event. */
function watching(e: GameEvent, before: View, after: View): readonly Trigger[] {
  if (!sourcesOf(before, 'triggered').length && !sourcesOf(after, 'triggered').length) return []
  const words = wordsOf(e, before)
  if (!words.length) return []
  const [v, sources] = watchers(e, before, after)
  if (!sources.length || before.ask('isEvent', { event: e, for: 'trigger' }) === false) return []
  return sources.flatMap((source) => {
    const by = { source, controller: v.controller(source) }
    return triggeredOf(v, source)
      .filter((a) => answers(a, by, e, words, v, after))
      .map((a) => triggerOf(v, source, a, e))
  })
}

/** Those whose turn it is, then the others in turn order. */
const apnap = (v: View): readonly PlayerId[] => {
  const all = turnOrder(v)
  return [...all.filter((p) => isActive(v, p)), ...all.filter((p) => !isActive(v, p))]
}

/** An ability triggers whenever its event happens; several wait together, those of the active player at the bottom. */
export const triggering = room('603.2', 'Triggering', [
  anyTrigger('603.2', watching),
  query('603.3b', 'triggerOrder', apnap),
  query('603.3d', 'stacksUntargeted', () => false),
])

/** What people believe of it. */
export const beliefs = () => [
  believes(
    'apnap-active-resolves-first',
    query('603.3b', 'triggerOrder', (v) => apnap(v).toReversed()),
  ),
]
