import type { Ability } from '../../kernel/card'
import type { GameEvent } from '../../kernel/events'
import type { ObjectId } from '../../kernel/ids'
import type { Watched } from '../../kernel/language'
import { objectOf, onBattlefield } from '../../kernel/look'
import { fits } from '../../kernel/pattern'
import { anyTrigger, believes, ignores, query, room } from '../../kernel/rule'
import type { GameState, Trigger } from '../../kernel/state'
import type { View } from '../../kernel/view'

type Triggered = Extract<Ability, { type: 'triggered' }>

/** The words of abilities that an event answers to. */
function watched(e: GameEvent, before: View): readonly Watched[] {
  switch (e.type) {
    case 'move':
      if (e.to === 'battlefield') return ['enters']
      if (objectOf(before, e.object)?.zone !== 'battlefield') return []
      return e.to === 'graveyard' ? ['dies', 'leaves'] : ['leaves']
    case 'createToken':
      return ['enters']
    case 'tap':
      return ['becomesTapped']
    case 'gainLife':
    case 'loseLife':
    case 'payLife':
    case 'damage':
    case 'draw':
    case 'scry':
    case 'surveil':
    case 'destroy':
    case 'sacrifice':
    case 'attacks':
    case 'blocks':
    case 'cast':
    case 'step':
    case 'putCounters':
      return [e.type]
    default:
      return []
  }
}

const triggered = (v: View, id: ObjectId): readonly Triggered[] =>
  v.characteristics(id).abilities.filter((a): a is Triggered => a.type === 'triggered')

const sources = new WeakMap<GameState['shared'], readonly ObjectId[]>()

/** Permanents with a triggered ability: most tables have none, and few events change which they are. */
function triggeredSources({ shared, objects }: GameState): readonly ObjectId[] {
  const known = sources.get(shared)
  if (known) return known
  const found = shared.battlefield.filter((id) => objects[id]?.printed.abilities.some((a) => a.type === 'triggered'))
  sources.set(shared, found)
  return found
}

/** Abilities of permanents that watch an event, those that leave with it included. */
function watching(e: GameEvent, before: View, after: View): readonly Trigger[] {
  const candidates = [before, after].some((v) => triggeredSources(v.state).length)
  const words = candidates ? watched(e, before) : []
  if (!words.length) return []
  const v = before.ask('looksBack', { event: e }) === true ? before : after
  const here = triggeredSources(v.state)
  if (!here.length || before.ask('isEvent', { event: e, for: 'trigger' }) === false) return []
  return here.flatMap((source) =>
    triggered(v, source)
      .filter((a) => words.includes(a.when.event) && fits(v, a.when, e, { controller: v.controller(source), source }))
      .map((ability): Trigger => {
        const t = { source, controller: '', ability, event: e }
        return { ...t, controller: v.ask('triggerController', { trigger: t }) ?? '' }
      }),
  )
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
    query('603.3d', 'stacksUntargeted', () => false),
    query('603.10a', 'looksBack', (v, { event: e }) =>
      e.type === 'sacrifice' || e.type === 'destroy' || (e.type === 'move' && onBattlefield(v, e.object))
        ? true
        : undefined,
    ),
  ],
  [
    ignores('simultaneous-death-not-seen', '603.10a'),
    believes(
      'apnap-active-resolves-first',
      query('603.3b', 'triggerOrder', (v, { players: all }) => {
        const at = Math.max(0, all.indexOf(v.state.turn.active))
        return [...all.slice(at), ...all.slice(0, at)].reverse()
      }),
    ),
  ],
)
