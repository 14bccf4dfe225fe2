import type { ActionOf } from '../../kernel/action'
import { keywordAt } from '../../kernel/activated'
import { type CostText, costsOf } from '../../kernel/card'
import type { Filter } from '../../kernel/language'
import { isSorceryTime, onBattlefield } from '../../kernel/look'
import { believes, legality, names, query, type Refused, result, room, rule } from '../../kernel/rule'
import type { View } from '../../kernel/view'

declare module '../../kernel/keyword' {
  interface KeywordMap {
    equip: { readonly cost: CostText }
  }
}

/** Whether an ability on the stack is that of an Equipment that moves. */
function equips(v: View, object: string): boolean {
  const a = v.state.objects[object]?.onStack?.ability
  return a?.type === 'activated' && 'effect' in a && a.effect.do === 'attach' && a.effect.what === 'self'
}

type Check = (v: View, a: ActionOf<'activate'>) => Refused | undefined

/** The ability that equip stands for: the Equipment moves to a creature of whoever activates it. */
const moving = (host: Filter) =>
  query('702.6a', 'keywordAbility', (_, { keyword }) =>
    keyword.keyword === 'equip'
      ? {
          type: 'activated',
          cost: costsOf(keyword.cost),
          targets: [{ kind: 'object', filter: host }],
          effect: { do: 'attach', what: 'self', to: { target: 0 } },
        }
      : undefined,
  )

const activating = (check: Check) =>
  legality('702.6a', 'activate', (v, a) =>
    keywordAt(v, a.object, a.ability)?.keyword === 'equip' ? check(v, a) : undefined,
  )

const OWN: Filter = { types: ['creature'], controller: 'you' }
const ability = moving(OWN)
const late: Check = (v, { player, object }) =>
  isSorceryTime(v, player) ? undefined : { reason: 'sorcery-timing', detail: { object } }
const foreign: Check = (v, { player, targets }) => {
  const object = targets.find((id) => onBattlefield(v, id) && v.controller(id) !== player)
  return object === undefined ? undefined : { reason: 'not-controlled', detail: { object } }
}
/** As though summoning sickness (302.6) kept a creature from being equipped. */
const fresh: Check = (v, { targets }) => {
  const object = targets.find((id) => v.state.objects[id]?.ready === false)
  return object === undefined ? undefined : { reason: 'just-arrived', detail: { object } }
}
const anywhere = activating(late)
const legal = activating((v, a) => late(v, a) ?? foreign(v, a))

/** Equip attaches an Equipment to a creature of its controller, as a sorcery; one that is attached already moves. */
export const equip = room(
  '702.6',
  { title: 'Equip', keyword: 'equip', takes: { cost: 'needed' } },
  [rule('702.6a', ability, legal), names('702.6a', 'activate', (v, { object }) => equips(v, object))],
  [
    believes('equip-any-creature', rule('702.6a', moving({ types: ['creature'] }), anywhere)),
    believes('equip-any-time', rule('702.6a', ability, activating(foreign))),
    believes(
      'equip-only-unattached',
      rule(
        '702.6a',
        ability,
        activating(
          (v, a) =>
            late(v, a) ??
            foreign(v, a) ??
            (v.state.objects[a.object]?.attachedTo === undefined
              ? undefined
              : { reason: 'already-attached', detail: { object: a.object } }),
        ),
      ),
    ),
    believes(
      'equip-needs-rested',
      rule(
        '702.6a',
        ability,
        activating((v, a) => late(v, a) ?? foreign(v, a) ?? fresh(v, a)),
      ),
    ),
    believes(
      'equip-unattaches-first',
      rule(
        '702.6a',
        ability,
        legal,
        result('702.6a', 'activate', (v, { source, object }) =>
          equips(v, object) ? [{ type: 'unattach', object: source }] : undefined,
        ),
      ),
    ),
  ],
)
