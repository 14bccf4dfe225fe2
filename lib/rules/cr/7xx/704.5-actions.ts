import { flatMap } from '#lib/base/lists'
import { chosenSome, nameAll } from '../../kernel/choose'
import type { GameEvent } from '../../kernel/events'
import type { ObjectId, PlayerId } from '../../kernel/ids'
import { namesakes, surplusLegends } from '../../kernel/legends'
import {
  hasSubtype,
  isCreature,
  isType,
  labelOf,
  librarySize,
  life,
  matches,
  opponents,
  permanents,
  poison,
  stillThere,
  toughness,
} from '../../kernel/look'
import { remaining } from '../../kernel/remain'
import { believes, ignores, names, room, stateBased } from '../../kernel/rule'
import type { GameObject } from '../../kernel/state'
import type { View } from '../../kernel/view'
import type { CardType } from '../../kernel/words'

const alive = remaining
/** Players with a life total and poison counters of their own; a team's are the matter of 704.6. */
const alone = (v: View): readonly PlayerId[] => alive(v).filter((p) => v.state.players[p]?.pool === p)
const lose = (v: View, player: PlayerId, reason: 'life' | 'empty-library' | 'poison'): readonly GameEvent[] => {
  const event: GameEvent = { type: 'loseGame', player, reason }
  return v.impossible(event) ? [] : [event]
}
const destroy = (v: View, object: ObjectId): readonly GameEvent[] => {
  const event: GameEvent = { type: 'destroy', object, state: true }
  return v.impossible(event) ? [] : [event]
}
const bury = (object: ObjectId): GameEvent => ({ type: 'move', object, to: 'graveyard', verb: 'state' })
/** Creatures of which something is true; what is most often false is asked first, since this is asked again and again. */
const creatures = (v: View, which: (o: GameObject) => boolean): readonly ObjectId[] =>
  permanents(v).filter((id) => {
    const o = v.state.objects[id]
    return o && which(o) && isCreature(v, id)
  })
const doomed = (v: View): readonly ObjectId[] => creatures(v, (o) => o.deathtouched && toughness(v, o.id) > 0)
const shrunk = (v: View): readonly ObjectId[] => creatures(v, (o) => toughness(v, o.id) <= 0)

/** Planeswalkers or battles that have no counters left of the kind they live by. */
const lacking = (v: View, type: CardType, counter: string): readonly ObjectId[] =>
  permanents(v).filter((id) => isType(v, id, type) && !v.state.objects[id]?.counters[counter])

/** Whether an ability of an object has triggered and has not left the stack yet. */
const awaited = (v: View, id: ObjectId): boolean =>
  v.state.waiting.some((t) => t.source === id) ||
  v.state.shared.stack.some((s) => v.state.objects[s]?.onStack?.source === id && v.state.objects[s].onStack.event)

const unattach = (object: ObjectId): GameEvent => ({ type: 'unattach', object })
const isAttached = (v: View, id: ObjectId): boolean => v.state.objects[id]?.attachedTo !== undefined

/** What is attached, or would have to be. */
const attachments = (v: View): readonly ObjectId[] =>
  permanents(v).filter((id) => isAttached(v, id) || hasSubtype(v, id, 'Aura'))

/** Whether something is attached to what is there, and where it may be. */
function isWhereItMay(v: View, object: ObjectId): boolean {
  const to = v.state.objects[object]?.attachedTo
  return to !== undefined && stillThere(v, to) && v.ask('mayAttach', { object, to }) === true
}

const astray = (v: View, ...subtypes: readonly string[]): readonly ObjectId[] =>
  attachments(v).filter((id) => subtypes.some((s) => hasSubtype(v, id, s)) && !isWhereItMay(v, id))
const equipmentAstray = (v: View) => astray(v, 'Equipment', 'Fortification').filter((id) => isAttached(v, id))

/** Creatures, battles, and what is no Aura, Equipment or Fortification, are attached to nothing. */
const neverAttached = (v: View, id: ObjectId): boolean =>
  isType(v, id, 'creature') ||
  isType(v, id, 'battle') ||
  !['Aura', 'Equipment', 'Fortification'].some((subtype) => hasSubtype(v, id, subtype))

/** Counters beyond those that abilities let a permanent have: of two limits the lower one counts. */
function surplusCounters(v: View): readonly GameEvent[] {
  const limits = flatMap(v.lasting(), ({ effect: e, ...of }) => ('noMoreThan' in e ? [{ ...e, ...of }] : []))
  if (!limits.length) return []
  return flatMap(permanents(v), (on) => {
    const most: Record<string, number> = {}
    for (const { noMoreThan: n, counter, what, controller, source } of limits)
      if (matches(v, on, what, controller, source)) most[counter] = Math.min(n, most[counter] ?? n)
    return flatMap(Object.entries(most), ([counter, n]): readonly GameEvent[] => {
      const by = n - (v.state.objects[on]?.counters[counter] ?? 0)
      return by < 0 ? [{ type: 'adjustCounters', on, counter, by }] : []
    })
  })
}

/** Since when something has been a world permanent: as long as it is there, or since it became a copy of one. */
function worldSince(v: View, id: ObjectId): number {
  const o = v.state.objects[id]
  const entered = o?.amid ?? o?.timestamp ?? 0
  if (o?.printed.supertypes.includes('world')) return entered
  const copying = v.state.floating.filter(
    ({ fixed, effect }) =>
      fixed?.includes(id) && 'modify' in effect && [effect.modify].flat().some((m) => m.layer === '1a'),
  )
  return Math.max(entered, ...copying.map((f) => f.timestamp))
}

/** World permanents but the one that has been such for the shortest time; where two share that, they go as well. */
function olderWorlds(v: View, among: (id: ObjectId) => boolean = () => true): readonly ObjectId[] {
  const worlds = permanents(v).filter((id) => v.characteristics(id).supertypes.includes('world') && among(id))
  if (worlds.length < 2) return []
  const newest = Math.max(...worlds.map((id) => worldSince(v, id)))
  const youngest = worlds.filter((id) => worldSince(v, id) === newest)
  return youngest.length > 1 ? worlds : worlds.filter((id) => id !== youngest[0])
}

/** Of Roles that one player has on one permanent, all but the newest. */
function olderRoles(v: View): readonly ObjectId[] {
  const roles = permanents(v).filter((id) => isAttached(v, id) && hasSubtype(v, id, 'Role'))
  const since = (id: ObjectId): number => v.state.objects[id]?.timestamp ?? 0
  const rivals = (a: ObjectId, b: ObjectId): boolean =>
    v.controller(a) === v.controller(b) && v.state.objects[a]?.attachedTo === v.state.objects[b]?.attachedTo
  return roles.filter((id) => roles.some((other) => rivals(id, other) && since(other) > since(id)))
}

/** Sieges whose protector is such that another must be chosen; who had none from the beginning has the one that 310.9 says. */
const unprotected = (v: View, which: (id: ObjectId, protector: PlayerId) => boolean): readonly ObjectId[] =>
  permanents(v).filter((id) => {
    const protector = v.state.objects[id]?.protector
    return protector !== undefined && hasSubtype(v, id, 'Siege') && isType(v, id, 'battle') && which(id, protector)
  })

/** Its controller chooses an opponent to protect it; without any it goes to the graveyard. */
function protectedAnew(v: View, object: ObjectId): GameEvent {
  const player = v.controller(object)
  const asked = { choose: 'pick', player, of: labelOf(v, object) } as const
  const [chosen] = chosenSome(v, asked, nameAll(opponents(v, player), String), { least: 1, most: 1 })
  return chosen === undefined ? bury(object) : { type: 'protect', object, player: chosen }
}

const isAttackedNow = (v: View, id: ObjectId): boolean =>
  (v.state.combat?.attackers ?? []).some(({ attacks }) => attacks === id)

/** Tokens off the battlefield and copies of spells off the stack: they cease to exist. */
function strays(v: View, kind: 'token' | 'copy'): readonly GameEvent[] {
  const { objects } = v.state
  const found: GameEvent[] = []
  for (const id in objects) {
    const o = objects[id]
    if (o?.kind === kind && o.zone !== HOME[kind]) found.push({ type: 'cease', object: id })
  }
  return found
}
const HOME = { token: 'battlefield', copy: 'stack' } as const

/** The state-based actions of this edition, by letter. */
export const stateBasedActions = room(
  '704.5',
  'State-based actions',
  [
    names('704.5a', 'loseGame', (_, e) => e.reason === 'life'),
    stateBased('704.5a', (v) =>
      flatMap(alone(v), (p) => {
        const limit = v.ask('lethalLife', { player: p })
        return limit !== undefined && life(v, p) <= limit ? lose(v, p, 'life') : []
      }),
    ),
    stateBased('704.5b', (v) =>
      flatMap(alive(v), (p) => (v.state.players[p]?.drewFromEmpty ? lose(v, p, 'empty-library') : [])),
    ),
    stateBased('704.5c', (v) =>
      flatMap(alone(v), (p) => {
        const limit = v.ask('lethalPoison', { player: p })
        return limit !== undefined && poison(v, p) >= limit ? lose(v, p, 'poison') : []
      }),
    ),
    stateBased('704.5d', (v) => {
      const found = strays(v, 'token')
      return found.length && v.ask('tokensCease', {}) ? found : []
    }),
    stateBased('704.5e', (v) => strays(v, 'copy')),
    stateBased('704.5f', (v) => shrunk(v).map(bury)),
    stateBased('704.5g', (v) =>
      flatMap(
        creatures(v, (o) => o.damage > 0),
        (id) => {
          const lacking = v.ask('lethalDamage', { object: id })
          return toughness(v, id) > 0 && lacking !== undefined && lacking <= 0 ? destroy(v, id) : []
        },
      ),
    ),
    stateBased('704.5h', (v) => flatMap(doomed(v), (id) => destroy(v, id))),
    stateBased('704.5i', (v) => lacking(v, 'planeswalker', 'loyalty').map(bury)),
    stateBased('704.5j', (v) => surplusLegends(v, () => true).map(bury)),
    stateBased('704.5k', (v) => olderWorlds(v).map(bury)),
    stateBased('704.5m', (v) => astray(v, 'Aura').map(bury)),
    // What is a creature itself comes off whatever it is attached to, by the rule on creatures.
    stateBased('704.5n', (v) => flatMap(equipmentAstray(v), (id) => (neverAttached(v, id) ? [] : [unattach(id)]))),
    stateBased('704.5p', (v) =>
      attachments(v)
        .filter((id) => isAttached(v, id) && neverAttached(v, id))
        .map(unattach),
    ),
    stateBased('704.5q', (v) =>
      flatMap(permanents(v), (on): readonly GameEvent[] => {
        const { '+1/+1': plus, '-1/-1': minus } = v.state.objects[on]?.counters ?? {}
        if (!plus || !minus) return []
        const by = -Math.min(plus, minus)
        return [
          { type: 'adjustCounters', on, counter: '+1/+1', by },
          { type: 'adjustCounters', on, counter: '-1/-1', by },
        ]
      }),
    ),
    stateBased('704.5r', surplusCounters),
    stateBased('704.5v', (v) =>
      lacking(v, 'battle', 'defense')
        .filter((id) => hasSubtype(v, id, 'Siege') && !awaited(v, id))
        .map(bury),
    ),
    stateBased('704.5w', (v) =>
      lacking(v, 'battle', 'defense')
        .filter((id) => !hasSubtype(v, id, 'Siege'))
        .map(bury),
    ),
    stateBased('704.5x', (v) =>
      unprotected(v, (id, protector) => !alive(v).includes(protector) && !isAttackedNow(v, id)).map((id) =>
        protectedAnew(v, id),
      ),
    ),
    stateBased('704.5y', (v) =>
      unprotected(v, (id, protector) => v.controller(id) === protector).map((id) => protectedAnew(v, id)),
    ),
    stateBased('704.5z', (v) => olderRoles(v).map(bury)),
  ],
  [
    believes(
      'empty-library-loses',
      stateBased('704.5b', (v) =>
        flatMap(alive(v), (p) => (librarySize(v, p) === 0 ? lose(v, p, 'empty-library') : [])),
      ),
    ),
    believes(
      'zero-toughness-is-destroy',
      stateBased('704.5f', (v) => flatMap(shrunk(v), (id) => destroy(v, id))),
    ),
    believes(
      'legend-rule-destroys',
      stateBased('704.5j', (v) =>
        flatMap(
          surplusLegends(v, (id) => destroy(v, id).length > 0),
          (id) => destroy(v, id),
        ),
      ),
    ),
    // As it was for planeswalkers before 2017.
    believes(
      'legend-rule-by-type',
      stateBased('704.5j', (v) =>
        surplusLegends(
          v,
          () => true,
          (id) => [
            v.controller(id),
            isType(v, id, 'planeswalker') ? v.characteristics(id).subtypes : v.characteristics(id).name,
          ],
        ).map(bury),
      ),
    ),
    // As it was before 2013.
    believes(
      'legend-rule-everybody',
      stateBased('704.5j', (v) => namesakes(v).map(bury)),
    ),
    believes(
      'world-rule-per-player',
      stateBased('704.5k', (v) => flatMap(alive(v), (p) => olderWorlds(v, (id) => v.controller(id) === p)).map(bury)),
    ),
    believes(
      'aura-stays-behind',
      stateBased('704.5m', (v) => flatMap(astray(v, 'Aura'), (id) => (isAttached(v, id) ? [unattach(id)] : []))),
    ),
    believes(
      'equipment-dies-with-creature',
      stateBased('704.5n', (v) => equipmentAstray(v).map(bury)),
    ),
    ignores('opposite-counters-stay', '704.5q'),
    believes(
      'deathtouch-kills-indestructible',
      stateBased('704.5h', (v) => doomed(v).map(bury)),
    ),
  ],
)
