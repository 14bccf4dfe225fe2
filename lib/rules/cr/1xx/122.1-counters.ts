import { flatMap } from '#lib/base/lists'
import { keywordOf } from '../../kernel/card'
import { type Enters, entrantOf } from '../../kernel/entering'
import type { GameEvent } from '../../kernel/events'
import type { ObjectId } from '../../kernel/ids'
import type { Keyword } from '../../kernel/keyword'
import type { EventPattern } from '../../kernel/language'
import { onBattlefield } from '../../kernel/look'
import { FRESH } from '../../kernel/move'
import { fits } from '../../kernel/pattern'
import {
  believes,
  type Continuous,
  cant,
  continuous,
  ignores,
  legality,
  names,
  type Offer,
  query,
  replacement,
  result,
  room,
  rule,
} from '../../kernel/rule'
import type { GameObject, GameState } from '../../kernel/state'
import type { Active, View } from '../../kernel/view'

const PT = /^([+-]\d+)\/([+-]\d+)$/

/** Kinds of counters that are the names of keywords (122.1b). */
const KEYWORD_COUNTERS: readonly string[] = [
  'deathtouch',
  'decayed',
  'double-strike',
  'exalted',
  'first-strike',
  'flying',
  'haste',
  'hexproof',
  'indestructible',
  'lifelink',
  'menace',
  'reach',
  'shadow',
  'trample',
  'vigilance',
]
const isKeywordCounter = (name: string): name is Keyword => KEYWORD_COUNTERS.includes(name)

/** What its counters do to the power and toughness of a permanent. */
const modifying = ({ id, counters, timestamp, controller }: GameObject): readonly Continuous[] =>
  flatMap(Object.entries(counters), ([name, n]) => {
    const m = PT.exec(name)
    if (!m) return []
    const modification = { layer: '7c', power: Number(m[1]) * n, toughness: Number(m[2]) * n } as const
    return [{ modification, affects: [id], timestamp, controller }]
  })

/** The keywords that its counters give a permanent, each since the newest counter of its kind came. */
const giving = ({ id, counters, counted, timestamp, controller }: GameObject): readonly Continuous[] =>
  flatMap(Object.keys(counters), (name): readonly Continuous[] => {
    if (!isKeywordCounter(name)) return []
    const modification = { layer: '6', gain: [keywordOf(name)] } as const
    return [{ modification, affects: [id], timestamp: counted?.[name] ?? timestamp, controller }]
  })

/** Permanents with counters: mostly there are none, and this is asked of every state. */
function withCounters({ shared, objects }: GameState): readonly GameObject[] {
  const found: GameObject[] = []
  for (const id of shared.battlefield) {
    const o = objects[id]
    if (o && o.counters !== FRESH.counters) found.push(o)
  }
  return found
}

/** A counter that moves is taken off one object and put on another. */
const moved = result('122.5', 'moveCounters', (_, { from, to, counter, amount, source }) => [
  { type: 'adjustCounters', on: from, counter, by: -amount },
  { type: 'putCounters', on: to, counter, amount, ...(source === undefined ? {} : { source }) },
])

/** What effects about putting counters make of those with which a permanent enters: they are put on it, too (122.6). */
function enteringOffers(v: View, e: Enters): readonly Offer[] {
  const { counters } = e.entry ?? {}
  if (!counters) return []
  const { as } = entrantOf(v, e) ?? {}
  const changing = v.lasting().filter(changesCounters)
  if (as === undefined || !changing.length) return []
  const then = v.after(e.type === 'move' ? { ...e, as } : e)
  return flatMap(changing, (of): readonly Offer[] => {
    const { replace, with: change } = of.effect
    const changed = Object.entries(counters).map(([counter, n]): readonly [string, number] => {
      const fit = n > 0 && fits(then, replace, { type: 'putCounters', on: as, counter, amount: n }, of)
      return [counter, !fit ? n : 'nothing' in change ? 0 : 'times' in change ? n * change.times : n + change.plus]
    })
    if (changed.every(([counter, n]) => n === counters[counter])) return []
    return [{ of, apply: () => [{ ...e, entry: { ...e.entry, counters: Object.fromEntries(changed) } }] }]
  })
}

type Changing = Active & {
  readonly effect: {
    readonly replace: EventPattern
    readonly with: { times: number } | { plus: number } | { nothing: true }
  }
}
const changesCounters = (a: Active): a is Changing =>
  'replace' in a.effect &&
  a.effect.replace.event === 'putCounters' &&
  ('times' in a.effect.with || 'plus' in a.effect.with || 'nothing' in a.effect.with)

/** Counters with which a permanent enters, as something that happens to it. */
const putOnEntering = ({ entry, as, ...e }: Enters): readonly GameEvent[] =>
  as === undefined || (e.type === 'move' && e.to !== 'battlefield')
    ? []
    : flatMap(Object.entries(entry?.counters ?? {}), ([counter, amount]): readonly GameEvent[] =>
        amount > 0 ? [{ type: 'putCounters', on: as, counter, amount, entering: true }] : [],
      )

/** What a counter does as it would let something happen to its permanent; it is an effect of the permanent itself. */
const counterOn = (o: GameObject, counter: 'shield' | 'stun' | 'finality', effect: Active['effect']): Active => ({
  id: `${o.id}/${counter}`,
  source: o.id,
  effect,
  controller: o.controller,
  timestamp: o.timestamp,
})
const off = (on: ObjectId, counter: string): GameEvent => ({ type: 'adjustCounters', on, counter, by: -1 })
const bearing = (v: View, id: string, counter: string): GameObject | undefined => {
  const o = v.state.objects[id]
  return onBattlefield(v, id) && (o?.counters[counter] ?? 0) > 0 ? o : undefined
}

/** A shield counter prevents damage to its permanent, and goes with it: one for all the damage of one moment (122.1c). */
const shielding = (taken: (o: GameObject) => GameEvent | undefined) =>
  replacement('122.1c', 'damage', (v, e): readonly Offer[] => {
    const o = e.amount > 0 ? bearing(v, e.target, 'shield') : undefined
    if (!o) return []
    const dealt = v.ask('preventable', { event: e }) === false ? [e] : []
    const of = counterOn(o, 'shield', { prevent: 'all', from: {} })
    return [{ of, prevention: true, apply: () => [...dealt, ...[taken(o) ?? []].flat()] }]
  })
const oneForAll = shielding((o) => ({ ...off(o.id, 'shield'), once: true }) as GameEvent)

/** It goes as well instead of a destruction that an effect brings about. */
const saving = (from: 'effects' | 'anything', goes = true) =>
  replacement('122.1c', 'destroy', (v, e): readonly Offer[] => {
    const o = from === 'anything' || !e.state ? bearing(v, e.object, 'shield') : undefined
    if (!o) return []
    const of = counterOn(o, 'shield', { replace: { event: 'destroy' }, with: { nothing: true } })
    return [{ of, apply: () => (goes ? [off(o.id, 'shield')] : []) }]
  })
const saved = saving('effects')

/** A stun counter goes instead of its permanent becoming untapped (122.1d). */
const stunning = (which: (v: View) => boolean, then: (o: GameObject) => readonly GameEvent[] = () => []) =>
  replacement('122.1d', 'untap', (v, e): readonly Offer[] => {
    const o = which(v) ? bearing(v, e.object, 'stun') : undefined
    if (!o) return []
    const of = counterOn(o, 'stun', { mayStayTapped: { self: true } })
    return [{ of, apply: () => [off(o.id, 'stun'), ...then(o)] }]
  })
const stunned = stunning(() => true)

/** A permanent with a finality counter goes to exile instead of a graveyard (122.1h). */
const final = replacement('122.1h', 'move', (v, e): readonly Offer[] => {
  const o = e.to === 'graveyard' ? bearing(v, e.object, 'finality') : undefined
  if (!o) return []
  const effect = { moving: { self: true }, from: 'battlefield', to: 'graveyard', goes: 'exile' } as const
  return [{ of: counterOn(o, 'finality', effect), apply: () => [{ ...e, to: 'exile' }] }]
})

/** Putting counters on something; ±X/±Y counters change power and toughness in sublayer 7c (613.4c). */
export const counters = room(
  '122.1',
  'Counters',
  [
    query('122.1', 'isToken', (_, { counter }) => (counter === undefined ? undefined : false)),
    names('122.1', 'adjustCounters'),
    continuous('122.1a', ({ state }) => flatMap(withCounters(state), modifying)),
    continuous('122.1b', ({ state }) => flatMap(withCounters(state), giving)),
    rule('122.1c', oneForAll, saved),
    stunned,
    final,
    query('122.2', 'countersCease', () => true),
    rule(
      '122.5',
      moved,
      cant('122.5', 'moveCounters', (v, { from, to, counter, amount, source }) => {
        const there = v.state.objects[from]?.counters[counter] ?? 0
        const put = {
          type: 'putCounters',
          on: to,
          counter,
          amount,
          ...(source === undefined ? {} : { source }),
        } as const
        return from === to || amount === 0 || there < amount || !onBattlefield(v, to) || v.impossible(put)
      }),
    ),
    rule(
      '122.6',
      result('122.6', 'putCounters', (_, e) =>
        e.amount > 0 && !e.entering
          ? [{ type: 'adjustCounters', on: e.on, counter: e.counter, by: e.amount }]
          : undefined,
      ),
      query('122.6', 'isEvent', (_, { event }) =>
        event.type === 'putCounters' && event.amount === 0 ? false : undefined,
      ),
      replacement('122.6', 'move', enteringOffers),
      replacement('122.6', 'createToken', enteringOffers),
      result('122.6', 'move', (_, e) => putOnEntering(e)),
      result('122.6', 'createToken', (_, e) => putOnEntering(e)),
    ),
  ],
  [
    believes(
      'token-is-counter',
      query('122.1', 'isToken', (_, { counter }) => (counter === undefined ? undefined : true)),
    ),
    believes(
      'shield-counter-each-source',
      rule(
        '122.1c',
        shielding((o) => off(o.id, 'shield')),
        saved,
      ),
    ),
    believes('shield-counter-no-damage', saving('anything')),
    believes(
      'shield-counter-stays',
      rule(
        '122.1c',
        shielding(() => undefined),
        saving('effects', false),
      ),
    ),
    believes(
      'stun-untap-step-only',
      stunning((v) => v.state.turn.step === 'untap'),
    ),
    believes(
      'stun-last-untaps',
      stunning(
        () => true,
        (o) => (o.counters.stun === 1 ? [{ type: 'untap', object: o.id }] : []),
      ),
    ),
    believes(
      'stun-cannot-attack',
      rule(
        '122.1d',
        stunned,
        legality('122.1d', 'attack', (v, { attackers }) => {
          const found = attackers.find(({ id }) => bearing(v, id, 'stun'))
          const has = found && v.state.objects[found.id]?.counters.stun
          return found && { reason: 'cannot-attack', detail: { object: found.id, counter: 'stun', has: has ?? 1 } }
        }),
      ),
    ),
    ignores('blink-keeps-counters', '122.2'),
    believes('move-counter-partial', moved),
  ],
)
