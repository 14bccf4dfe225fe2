import { flatMap } from '#lib/base/lists'
import type { EventOf, GameEvent } from '../../kernel/events'
import { cantBeBy, contextOf, eventObject, eventPlayer, matches, permanents, players } from '../../kernel/look'
import { believes, names, type Offer, query, replacement, result, room, rule } from '../../kernel/rule'
import type { Active, View } from '../../kernel/view'

type Preventable = { readonly amount: number; readonly source?: string; readonly combat?: boolean }

function covers(v: View, a: Active, e: Preventable, to: string): boolean {
  if (!('prevent' in a.effect)) return false
  const { to: whom = 'you', from, combat } = a.effect
  if (combat !== undefined && e.combat !== combat) return false
  if (from && (e.source === undefined || !matches(v, e.source, from, a.controller, a.source, 'anywhere'))) return false
  if (a.fixed) return a.fixed.includes(to)
  if (whom === 'anything') return true
  if (typeof whom === 'object' && !('target' in whom) && !('controllerOf' in whom) && !('ownerOf' in whom))
    return v.state.players[to] === undefined && matches(v, to, whom, a.controller, a.source)
  return players(v, whom, contextOf(a)).includes(to)
}

/** Shields and full prevention, as offers on what would be dealt. */
function prevent<E extends GameEvent & Preventable>(v: View, e: E, to: string): readonly Offer[] {
  return flatMap(v.lasting(), (of): readonly Offer[] => {
    if (!('prevent' in of.effect) || v.left(of) <= 0 || e.amount <= 0 || !covers(v, of, e, to)) return []
    const { prevent: most, after } = of.effect
    const can = e.type !== 'damage' || v.ask('preventable', { event: e }) !== false
    const upTo = typeof most === 'string' ? e.amount : of.left === undefined ? most : v.left(of)
    const prevented = can ? Math.min(upTo, e.amount) : 0
    if (!prevented && !after) return []
    return [
      {
        of,
        prevention: true,
        uses: spends(v, most, can, prevented, v.left(of)),
        apply: () => (e.amount > prevented ? [{ ...e, amount: e.amount - prevented }] : []),
        ...(after ? { after: { effect: after, event: { ...e, amount: prevented } as GameEvent } } : {}),
      },
    ]
  })
}

/** How much of a shield this takes: of one for the next time all of it, of one without a limit nothing. */
function spends(v: View, most: number | string, can: boolean, prevented: number, left: number): number {
  if (typeof most === 'number') return v.ask('shieldSpent', { prevented, left }) ?? 0
  return can && most === 'next' ? 1 : 0
}

/** A shield that has just come undoes damage that is marked already only if shields reach back, and they do not (615.4). */
const undone = result('615.1', 'begin', (v, { effect: of }): readonly GameEvent[] | undefined => {
  if (!('prevent' in of.effect) || v.ask('reachesBack', { of: 'prevention' }) === false) return undefined
  const a: Active = { ...of, id: '', timestamp: 0 }
  return permanents(v)
    .filter((id) => v.state.objects[id]?.damage && covers(v, a, { amount: 1 }, id))
    .map((object) => ({ type: 'clearDamage', object }))
})

const prevents = (_: View, { effect: { effect: e } }: EventOf<'begin'>): boolean => 'prevent' in e

const damage = replacement('615.1', 'damage', (v, e) => prevent(v, e, e.target))

const chooses = query('615.7', 'shieldChooser', (v, { event }) => {
  const object = eventObject(v, event)
  return object === undefined ? eventPlayer(v, event) : v.controller(object)
})

/** Prevention acts on damage only; "the next N" is a shield that is used up, on what its player chooses where there is more. */
export const preventing = room(
  '615.1',
  'Prevention effects',
  [
    rule('615.1', damage, undone),
    names('615.1', 'begin', prevents),
    query('615.4', 'reachesBack', (_, { of }) => (of === 'prevention' ? false : undefined)),
    names('615.7', 'begin', (_, { effect: { effect: e } }) => 'prevent' in e && typeof e.prevent === 'number'),
    rule(
      '615.7',
      query('615.7', 'shieldSpent', (_, { prevented }) => prevented),
      chooses,
    ),
    query('615.12', 'preventable', (v, { event }) =>
      event.unpreventable || cantBeBy(v, 'be-prevented', event.target, event.source) ? false : undefined,
    ),
  ],
  [
    believes(
      'life-loss-preventable',
      rule(
        '615.1',
        damage,
        undone,
        replacement('615.1', 'loseLife', (v, e) => (e.cause === 'damage' ? [] : prevent(v, e, e.player))),
      ),
    ),
    believes(
      'replacement-after-event',
      query('615.4', 'reachesBack', (_, { of }) => of === 'prevention'),
    ),
    believes(
      'shield-never-used-up',
      rule(
        '615.7',
        query('615.7', 'shieldSpent', () => 0),
        chooses,
      ),
    ),
    believes(
      'shield-for-one-damage',
      rule(
        '615.7',
        query('615.7', 'shieldSpent', (_, { left }) => left),
        chooses,
      ),
    ),
  ],
)
