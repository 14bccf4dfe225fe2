import type { ObjectId, PlayerId } from '../../kernel/ids'
import { isType, objectOf, onBattlefield } from '../../kernel/look'
import { believes, query, type Rule, result, room, rule, stateBased } from '../../kernel/rule'
import type { View } from '../../kernel/view'

const hasOneOf = (v: View, id: ObjectId, types: readonly string[] | undefined): boolean =>
  types?.some((type) => isType(v, id, type)) ?? false
const ofPermanentType = (v: View, id: ObjectId): boolean => hasOneOf(v, id, v.ask('permanentTypes', {}))

const TYPES = ['artifact', 'battle', 'creature', 'enchantment', 'land', 'planeswalker']
const permanentTypes = (...more: readonly string[]): Rule => query('110.4', 'permanentTypes', () => [...TYPES, ...more])

/** Who controlled, on the battlefield, a card that is in the ante zone now. */
function anted(v: View, id: ObjectId): PlayerId | undefined {
  const o = objectOf(v, id)
  if (o?.zone !== 'ante') return undefined
  return Object.values(v.state.last).findLast(({ card, zone }) => card === o.card && zone === 'battlefield')?.controller
}

/** What lost all its types, and stays on the battlefield (110.4c). */
const typeless = (v: View): readonly ObjectId[] => v.state.shared.battlefield.filter((id) => !ofPermanentType(v, id))

/** A permanent is a card or token on the battlefield; it has an owner, and a controller. */
export const permanents = room(
  '110.1',
  'Permanents',
  [
    query('110.1', 'isPermanent', (v, { object }) => onBattlefield(v, object) && ofPermanentType(v, object)),
    query('110.2', 'owner', (v, { object }) => objectOf(v, object)?.owner),
    query('110.2a', 'entersUnder', (_, { player }) => player),
    rule(
      '110.2b',
      query('110.2b', 'defaultController', (v, { object }) => objectOf(v, object)?.controller),
      result('110.2b', 'move', (v, { object, as, verb }) =>
        verb === 'resolve' && as !== undefined && v.state.floating.some((f) => f.fixed?.includes(object))
          ? [{ type: 'carryEffects', from: object, to: as }]
          : undefined,
      ),
    ),
    permanentTypes(),
    query(
      '110.4a',
      'isPermanentCard',
      (v, { object }) => v.ask('isCard', { object }) === true && ofPermanentType(v, object),
    ),
    query('110.4c', 'isPermanent', (v, { object }) => onBattlefield(v, object) || undefined),
    query('110.5a', 'copiesStatus', () => false),
  ],
  [
    believes(
      'card-elsewhere-is-permanent',
      query('110.1', 'isPermanent', (v, { object }) => ofPermanentType(v, object)),
    ),
    believes(
      'controller-is-owner',
      query('110.2', 'owner', (v, { object }) => anted(v, object) ?? v.controller(object)),
    ),
    believes(
      'put-onto-battlefield-owner',
      query('110.2a', 'entersUnder', (v, { object }) => v.ask('owner', { object })),
    ),
    believes('token-is-permanent-type', permanentTypes('token')),
    believes(
      'typeless-permanent-leaves',
      stateBased('110.4c', (v) =>
        typeless(v).map((object) => ({ type: 'move', object, to: 'graveyard', verb: 'state' })),
      ),
    ),
    believes(
      'copy-copies-status',
      query('110.5a', 'copiesStatus', () => true),
    ),
  ],
)
