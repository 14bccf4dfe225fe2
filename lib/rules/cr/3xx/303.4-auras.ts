import { chosenOne, nameAll } from '../../kernel/choose'
import { type Enters, entering, entrantOf } from '../../kernel/entering'
import type { ObjectId, PlayerId, TargetId } from '../../kernel/ids'
import { has, hasSubtype, instances, isCreature, isPlayer, labelOf, permanents, turnOrder } from '../../kernel/look'
import { believes, cant, ignores, type Offer, query, replacement, room, rule } from '../../kernel/rule'
import type { View } from '../../kernel/view'

/** An Aura that enters the battlefield attached to nothing yet, not as a spell that resolves, nor where its effect says; a token, or a copy, as it will be there. */
function unattached(v: View, e: Enters): readonly [View, ObjectId] | undefined {
  const entrant = e.entry?.attachedTo === undefined ? entrantOf(v, e) : undefined
  if (!entrant || (e.type === 'move' && e.facing?.faceDown)) return undefined
  const { as, printed } = entrant
  if (e.type === 'createToken') return printed.subtypes.includes('Aura') ? [v.after(e), as] : undefined
  if (e.entry?.printed) return printed.subtypes.includes('Aura') ? [v.after({ ...e, as }), as] : undefined
  return hasSubtype(v, e.object, 'Aura') ? [v, e.object] : undefined
}

/** What an Aura could be attached to, of what is there before it. */
const hosts = (v: View, [then, object]: readonly [View, ObjectId]): readonly TargetId[] =>
  [...permanents(v), ...turnOrder(v)].filter((to) => then.ask('mayAttach', { object, to }) === true)

type Among = (v: View, player: PlayerId, host: TargetId) => boolean

/** Whoever puts it onto the battlefield: the player under whose control it enters. */
const putter = (v: View, e: Enters): PlayerId => entrantOf(v, e)?.controller ?? ''

/** Whether there are things that an Aura could be attached to, and none among them that whoever puts it may choose. */
function without(v: View, e: Enters, among: Among): boolean {
  const aura = unattached(v, e)
  const all = aura ? hosts(v, aura) : []
  return all.length > 0 && !all.some((to) => among(v, putter(v, e), to))
}

/** The player who puts it onto the battlefield chooses what it will enchant, among what it could be attached to. */
function offered(v: View, e: Enters, among: Among): readonly Offer[] {
  const aura = unattached(v, e)
  if (!aura) return []
  const controller = putter(v, e)
  const found = hosts(v, aura).filter((to) => among(v, controller, to))
  if (!found.length) return []
  const name = e.type === 'move' ? labelOf(v, e.object) : e.label
  const of = { id: `${name}/enchants`, effect: { enters: {}, what: {} }, controller, timestamp: 0 }
  const asked = { choose: 'attach', player: controller, of: name } as const
  const attachedTo = () =>
    chosenOne(
      v,
      asked,
      nameAll(found, (id) => labelOf(v, id)),
    )
  return [{ of, commutes: true, apply: () => [entering(e, { attachedTo: attachedTo() })] }]
}

const choosing = (among: Among) =>
  rule(
    '303.4f',
    replacement('303.4f', 'move', (v, e) => offered(v, e, among)),
    replacement('303.4f', 'createToken', (v, e) => offered(v, e, among)),
  )

/** With nothing to enchant it stays where it is, and a token is not created. */
const staysOut = (v: View, e: Enters): boolean => {
  const aura = unattached(v, e)
  return aura !== undefined && !hosts(v, aura).length
}

/** An Aura spell has the target that its enchant ability speaks of. */
const target = query('303.4a', 'spellTargets', (v, { object }) => {
  const [enchant] = hasSubtype(v, object, 'Aura') ? instances(v, object, 'enchant') : []
  if (!enchant) return undefined
  return [enchant.what ? { kind: 'object', filter: enchant.what } : { kind: 'player' }]
})

/** What a player may choose as a target, as far as its own words go. */
const asTarget: Among = (v, player, to) => isPlayer(v, to) || !has(v, to, 'hexproof') || v.controller(to) === player

/** An Aura spell has a target; an Aura is attached to what its enchant ability allows, never to itself, and not while a creature. */
export const auras = room(
  '303.4',
  'Auras',
  [
    target,
    query('303.4d', 'mayAttach', (v, { object, to }) =>
      hasSubtype(v, object, 'Aura') && (object === to || isCreature(v, object)) ? false : undefined,
    ),
    choosing(() => true),
    rule('303.4g', cant('303.4g', 'move', staysOut), cant('303.4g', 'createToken', staysOut)),
  ],
  [
    believes(
      'aura-resolves-anyway',
      rule(
        '303.4a',
        target,
        query('303.4a', 'failsWithoutTargets', (v, { object }) => (hasSubtype(v, object, 'Aura') ? false : undefined)),
      ),
    ),
    // With nothing left that it could target it stays where it is, as it does with nothing to enchant.
    believes(
      'aura-put-targets',
      rule(
        '303.4f',
        choosing(asTarget),
        cant('303.4f', 'move', (v, e) => without(v, e, asTarget)),
      ),
    ),
    ignores('aura-enters-anyway', '303.4g'),
  ],
)
