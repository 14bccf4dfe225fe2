import { flatMap } from '#lib/base/lists'
import type { Proposal } from '../../kernel/query'
import { believes, legality, query, room, rule, some } from '../../kernel/rule'
import type { View } from '../../kernel/view'

const offered = query('118.8', 'additionalCosts', (v, { object, source }) =>
  source !== undefined
    ? undefined
    : some(
        flatMap(v.characteristics(object).abilities, (a) =>
          a.type === 'cost' && 'additional' in a
            ? [{ cost: a.additional, ...('optional' in a ? { name: a.name } : {}) }]
            : [],
        ),
      ),
)

/** Costs that are always paid, and those that were announced. */
const added = (v: View, p: Proposal) =>
  some(
    flatMap(
      (v.ask('additionalCosts', p) ?? []).filter(
        ({ name }) => name === undefined || p.announced.additional.includes(name),
      ),
      (c) => c.cost,
    ),
  )

const known = legality('118.8', 'announce', (v, p) => {
  const names = (v.ask('additionalCosts', p) ?? []).map((c) => c.name)
  const stranger = p.announced.additional.find((name) => !names.includes(name))
  return stranger === undefined ? undefined : { reason: 'no-such-cost', detail: { object: p.object } }
})

/** Additional costs are paid whatever is paid for the mana cost; optional ones where they are announced. */
export const additionalCosts = room(
  '118.8',
  'Additional costs',
  [rule('118.8', offered, query('118.8', 'addedCosts', added), known)],
  [
    believes(
      'free-spell-no-additional',
      rule(
        '118.8',
        offered,
        query('118.8', 'addedCosts', (v, p) => (p.announced.alternatives.length ? undefined : added(v, p))),
        known,
      ),
    ),
  ],
)
