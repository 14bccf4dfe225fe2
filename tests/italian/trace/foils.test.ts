import { cites } from '#lib/italian/index'
import { explain, formOf, type Item, templates } from '#lib/questions/index'
import { sameOutcome } from '#lib/questions/outcome'
import { flawOf } from '#lib/questions/replies'
import { misconceptions } from '#lib/rules/index'
import { verdictOn } from '../../../scripts/bank/verdict-on'
import { atMost } from '../../setup/day'
import { sampled } from '../sample'

const EACH = atMost(1, 8)

/** What a step says by another rule than the one that is misread, and so refutes who misreads it: by belief, the rules that say so. */
const BY_ANOTHER: Readonly<Record<string, readonly string[]>> = {
  // The total that is told is the team's.
  '2hg-life-per-player': ['119.4'],
  // Marked damage is there, and is less than the toughness.
  'damage-clears-after-combat': ['704.5g'],
  // A state-based action destroys, finds nothing to destroy, or comes before any damage is looked at.
  'damage-destroys-directly': ['704.5g', '704.5h', '704.5f'],
  // A land is played, and does not use the stack.
  'land-is-spell': ['116.2a'],
  // Who proposes says how often.
  'loop-without-number': ['732.2a'],
  // Protection of who attacks forbids blocks.
  'protection-untargetable-only': ['702.16f'],
  // A public zone is told from those in which one may find nothing.
  'search-must-find': ['701.23a'],
  // Without haste such an ability may not be activated either.
  'sick-only-cannot-attack': ['702.10c'],
  // What may not be cast may not be suspended.
  'suspend-ignores-bans': ['702.62a'],
  // What is TAPped may equip.
  'tapped-uses-no-ability': ['702.6a'],
}

/** Beliefs whose reason is offered for the right answer, and which no step of the right answer refutes: what they see too refutes nobody. */
function unrefuted(item: Item): readonly string[] {
  const key = item.options.find((o) => o.key === item.right)
  const same = item.options.flatMap(({ key: own, value, beliefs }) =>
    own === item.right || !key || !sameOutcome(item.form, value, key.value) || flawOf(value) !== undefined
      ? []
      : beliefs,
  )
  const { steps, believed } = verdictOn(item, explain(item, same))
  return same.filter((belief) => {
    const rule = misconceptions.get(belief)?.rule
    const refuting = [...(rule === undefined ? [] : [rule]), ...(BY_ANOTHER[belief] ?? [])]
    const shared = believed.find((one) => one.belief === belief)?.shared ?? 0
    return !steps.slice(shared).some(({ rules }) => refuting.some((one) => cites(rules, one)))
  })
}

// Who gives the right answer for a false reason learns from the steps that it is none.
it.each(templates.filter((t) => ['yes-no', 'reply'].includes(formOf(t))).map((t) => [t.id, t] as const))(
  'a false reason for the right answer of %s is refuted',
  (_, t) => {
    expect(sampled(t, EACH).flatMap((item) => unrefuted(item).map((belief) => `${belief} (${item.id})`))).toEqual([])
  },
)
