import type { Ability } from '../../kernel/card'
import type { GameEvent } from '../../kernel/events'
import type { ObjectId } from '../../kernel/ids'
import type { EventPattern } from '../../kernel/language'
import { eventObject, eventPlayer, eventSource, matches, objectOf, onBattlefield, players } from '../../kernel/look'
import { anyTrigger, believes, query, room } from '../../kernel/rule'
import type { Trigger } from '../../kernel/state'
import type { View } from '../../kernel/view'

type Triggered = Extract<Ability, { type: 'triggered' }>

/** The event of the game that a word of an ability stands for. */
function watched(e: GameEvent, v: View): EventPattern['event'] | undefined {
  switch (e.type) {
    case 'move': {
      const from = objectOf(v, e.object)?.zone
      if (from === 'battlefield') return e.to === 'graveyard' ? 'dies' : 'leaves'
      return e.to === 'battlefield' ? 'enters' : undefined
    }
    case 'tap':
      return 'becomesTapped'
    case 'gainLife':
    case 'loseLife':
    case 'payLife':
    case 'damage':
    case 'draw':
    case 'destroy':
    case 'sacrifice':
    case 'attacks':
    case 'blocks':
    case 'cast':
    case 'step':
    case 'putCounters':
      return e.type
    default:
      return undefined
  }
}

function fits(p: EventPattern, e: GameEvent, v: View, self: ObjectId): boolean {
  const event = watched(e, v)
  if (event !== p.event && !(event === 'dies' && p.event === 'leaves')) return false
  const you = v.controller(self)
  const is = (want: EventPattern['object'], id: ObjectId | undefined): boolean =>
    want === undefined || (id !== undefined && (want === 'self' ? id === self : matches(v, id, want, you, self)))
  if (p.player !== undefined) {
    const who = eventPlayer(v, e)
    if (who === undefined || !players(v, p.player, { controller: you, source: self, targets: [] }).includes(who))
      return false
  }
  if (p.combat !== undefined && (e.type !== 'damage' || e.combat !== p.combat)) return false
  if (p.step !== undefined && (e.type !== 'step' || e.step !== p.step)) return false
  return is(p.object, eventObject(v, e)) && is(p.source, eventSource(e))
}

const triggered = (v: View, id: ObjectId): readonly Triggered[] =>
  v.characteristics(id).abilities.filter((a): a is Triggered => a.type === 'triggered')

/** Whether any permanent has a triggered ability at all: most tables have none. */
const anyTriggered = (v: View): readonly ObjectId[] =>
  v.state.shared.battlefield.filter((id) => v.state.objects[id]?.printed.abilities.some((a) => a.type === 'triggered'))

/** Abilities of permanents that watch an event, those that leave with it included: they look back (603.10a). */
function watching(e: GameEvent, before: View, after: View): readonly Trigger[] {
  const back = e.type === 'move' && onBattlefield(before, e.object)
  const sources = new Set([...(back ? anyTriggered(before) : []), ...anyTriggered(after)])
  if (!sources.size) return []
  if (before.ask('isEvent', { event: e, for: 'trigger' }) === false) return []
  return [...sources].flatMap((source) => {
    const v = onBattlefield(after, source) && !back ? after : before
    const seen = e.type === 'move' && e.to === 'battlefield' ? after : v
    return triggered(v, source)
      .filter((ability) => fits(ability.when, e, seen, source))
      .map((ability): Trigger => {
        const t = { source, controller: '', ability, event: e }
        return { ...t, controller: v.ask('triggerController', { trigger: t }) ?? '' }
      })
  })
}

/** An ability triggers whenever its event happens; several wait together, those of the active player at the bottom. */
export const triggering = room(
  '603.2',
  'Triggering',
  [
    anyTrigger('603.2', watching),
    query('603.3b', 'triggerOrder', (v, { players: all }) => {
      const at = Math.max(0, all.indexOf(v.state.turn.active))
      return [...all.slice(at), ...all.slice(0, at)]
    }),
  ],
  [
    believes(
      'apnap-active-resolves-first',
      query('603.3b', 'triggerOrder', (v, { players: all }) => {
        const at = Math.max(0, all.indexOf(v.state.turn.active))
        return [...all.slice(at), ...all.slice(0, at)].reverse()
      }),
    ),
  ],
)
