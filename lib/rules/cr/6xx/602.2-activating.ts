import { abilityAt } from '../../kernel/activated'
import type { Cost } from '../../kernel/card'
import type { ObjectId } from '../../kernel/ids'
import { believes, ignores, legality, names, query, room, rule } from '../../kernel/rule'
import { fill, specsOf } from '../../kernel/targets'
import type { View } from '../../kernel/view'

/** Whether {T} or {Q} is paid by a permanent that is tapped, or untapped, already. */
const paidBy = (
  v: View,
  cost: Pick<Cost, 'pay'>,
  source: ObjectId | undefined,
  pay: 'tap' | 'untap',
  tapped: boolean,
): boolean => cost.pay === pay && source !== undefined && v.state.objects[source]?.tapped === tapped

const needsUntapped = legality('107.5', 'pay', (v, a) => {
  const found = a.payments.find(({ cost, source }) => paidBy(v, cost, source, 'tap', true))
  return found && { reason: 'tapped', detail: { object: found.source ?? '' } }
})

/** Only the controller of an object activates its abilities, with a target for each they ask for; {T} needs an untapped permanent. */
export const activating = room(
  '602.2',
  'Activating abilities',
  [
    legality('602.2', 'activate', (v, a) => {
      const ability = abilityAt(v, a.object, a.ability)
      if (ability?.type !== 'activated') return { reason: 'no-ability', detail: { object: a.object } }
      return v.controller(a.object) === a.player
        ? undefined
        : { reason: 'not-controlled', detail: { object: a.object } }
    }),
    names('602.2', 'activate'),
    rule(
      '602.2b',
      legality('602.2b', 'announce', (_, { source, ability, announced, targets }) => {
        const places = specsOf(ability, announced.modes)
        return source === undefined || fill(places, targets)
          ? undefined
          : { reason: 'wrong-targets', detail: { object: source, targets: places.length } }
      }),
      query('602.2b', 'baseCost', (_, { ability }) => (ability?.type === 'activated' ? ability.cost : undefined)),
    ),
    needsUntapped,
    legality('107.6', 'pay', (v, a) => {
      const found = a.payments.find(({ cost, source }) => paidBy(v, cost, source, 'untap', false))
      return found && { reason: 'untapped', detail: { object: found.source ?? '' } }
    }),
  ],
  [
    ignores('tap-twice-cost', '107.5'),
    believes(
      'tapped-uses-no-ability',
      rule(
        '107.5',
        needsUntapped,
        legality('107.5', 'activate', (v, { object }) =>
          v.state.objects[object]?.tapped ? { reason: 'tapped', detail: { object } } : undefined,
        ),
      ),
    ),
  ],
)
