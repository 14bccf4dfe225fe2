import { flatMap } from '#lib/base/lists'
import { oneByOne } from '../../kernel/budget'
import { entersAs } from '../../kernel/entering'
import type { EventOf, EventType, GameEvent } from '../../kernel/events'
import { type EventPattern, REPLACEABLE } from '../../kernel/language'
import { contextOf, eventObject, isActive, life, objects, players } from '../../kernel/look'
import { fits } from '../../kernel/pattern'
import { believes, names, type Offer, type Rule, replacement, room, rule } from '../../kernel/rule'
import type { Active, View } from '../../kernel/view'
import { watchedAs } from '../../kernel/watched'
import { COMBAT_STEPS } from '../../kernel/words'

const NONE: readonly Offer[] = []

/** What effects that say "instead" offer to make of an event. */
function offers(v: View, e: GameEvent): readonly Offer[] {
  const all = v.lasting()
  if (!all.length) return NONE
  return flatMap(all, (of): readonly Offer[] => {
    if (!('replace' in of.effect) || 'regenerate' in of.effect.with) return NONE
    const { replace, with: change } = of.effect
    if (of.fixed && !of.fixed.includes(eventObject(v, e) ?? '')) return NONE
    if (replace.event !== e.type && !watchedAs(e, v).includes(replace.event)) return NONE
    if ('entering' in e || v.left(of) <= 0 || !speaksOf(v, replace, e, of)) return NONE
    if ('nothing' in change) return [{ of, uses: 1, apply: () => [] }]
    if ('instead' in change) return [{ of, uses: 1, apply: change.instead }]
    if ('top' in change) return e.type === 'search' && e.zones.includes('library') ? searching(of, e, change.top) : NONE
    if ('leaving' in change && e.type === 'loseLife') return leaving(v, of, e, change.leaving)
    if (e.type === 'addMana' && 'times' in change)
      return [{ of, uses: 1, apply: () => [{ ...e, mana: manyTimes(e.mana, change.times) }] }]
    if (!('amount' in e) || !('times' in change || 'plus' in change)) return []
    const amount = 'times' in change ? e.amount * change.times : e.amount + change.plus
    return [{ of, uses: 1, apply: () => [{ ...e, amount }] }]
  })
}

/** Mana so many times over, of which each is one thing. */
const manyTimes = (mana: string, times: number): string => {
  oneByOne(mana.split('{').length * times)
  return mana.repeat(times)
}

/** Whether an effect is about an event: about what enters, as it will be on the battlefield (614.12). */
function speaksOf(v: View, p: EventPattern, e: GameEvent, of: Active): boolean {
  const { object, ...rest } = p
  const enters = p.event === 'enters' && (e.type === 'move' || e.type === 'createToken') ? e : undefined
  if (!enters || typeof object !== 'object') return fits(v, p, e, of)
  return fits(v, rest, e, of) && entersAs(v, enters, object, of)
}

/** The first cards of the library are searched, and not the others. */
const searching = (of: Active, e: EventOf<'search'>, top: number): readonly Offer[] => [
  { of, uses: 1, commutes: true, apply: () => [{ ...e, top: Math.min(top, e.top ?? top) }] },
]

/**
 * A loss goes no further than to a total. It is the whole event that is looked at: what it makes the player gain, and what they lose
 * besides; where it leaves as much as that, there is nothing to replace (120.4).
 */
function leaving(v: View, of: Active, e: EventOf<'loseLife'>, total: number): readonly Offer[] {
  const room = life(v, e.player) + v.lifeChange(e.player) - total
  if (e.amount <= room) return NONE
  return [{ of, uses: 1, apply: () => (room > 0 ? [{ ...e, amount: room }] : []) }]
}

type Damage = EventOf<'damage'>
/** What comes of damage that an effect redirects: dealt elsewhere, or with nobody there to be dealt to. */
interface Redirecting {
  readonly dealt?: (e: Damage, of: Active) => Damage
  readonly lost?: true
}

/** The same damage is dealt to another receiver, if there is one that damage can be dealt to (614.9). */
const redirecting = ({ dealt = (e) => e, lost }: Redirecting): Rule =>
  replacement('614.9', 'damage', (v, e) =>
    flatMap(v.lasting(), (of): readonly Offer[] => {
      if (!('replace' in of.effect) || !('redirect' in of.effect.with) || v.left(of) <= 0) return []
      if (!fits(v, of.effect.replace, e, of)) return []
      const { redirect } = of.effect.with
      const c = contextOf(of, e)
      const [target] = 'player' in redirect ? players(v, redirect.player, c) : objects(v, redirect.object, c)
      if (target === e.target) return []
      if (target === undefined || v.impossible({ ...e, target })) return lost ? [{ of, uses: 1, apply: () => [] }] : []
      return [{ of, uses: 1, apply: () => [dealt({ ...e, target }, of)] }]
    }),
  )

/** A step that an effect tells its player to skip does not take place. */
const skipped = replacement('614.10', 'step', (v, e) =>
  flatMap(v.lasting(), (of): readonly Offer[] => {
    if (!('skip' in of.effect) || v.left(of) <= 0) return []
    const { skip, player = 'you' } = of.effect
    const meant = skip === 'combat' ? COMBAT_STEPS.includes(e.step) : skip === e.step
    if (!meant || !players(v, player, contextOf(of)).some((p) => isActive(v, p))) return []
    const uses = skip === 'combat' && e.step !== 'end-combat' ? 0 : 1
    return [{ of, uses, apply: () => [{ type: 'skipStep', step: e.step }] }]
  }),
)

const on = (type: EventType) => replacement('614.1a', type, offers)

/** Events that have their words of their own: of a move there are several, and only some tokens are moved. */
const OF_MOVES: readonly string[] = ['enters', 'leaves', 'dies', 'exile', 'zoneChange', 'tapForMana']
const TYPES = [
  ...REPLACEABLE.filter((word) => !OF_MOVES.includes(word)),
  'move',
  'createToken',
  'addMana',
] as EventType[]

/** Replacement effects: what would happen does not, and something else does. */
export const replacing = room(
  '614.1',
  'Replacement effects',
  [
    rule('614.1a', ...TYPES.map(on)),
    names('614.1a', 'begin', (_, { effect: { effect: e } }) => 'replace' in e && !('regenerate' in e.with)),
    redirecting({}),
    skipped,
  ],
  [
    believes('redirection-to-nobody', redirecting({ lost: true })),
    believes('redirected-by-another', redirecting({ dealt: (e, of) => ({ ...e, source: of.source ?? e.source }) })),
  ],
)
