import { byCounter } from './by-counters'
import { unharmed } from './checks'
import { enter, type Saying, type Tale } from './context'
import { paid, paidWith } from './costs'
import { measured } from './measured'
import { insteadOf, isInstead } from './replaced'
import { one, type Place, quiet, type Step } from './teller'
import { tellerOf } from './tellers'
import { is, type Node, numbersOf } from './tree'

/** The events of one action, in order. */
export function tellRoots(t: Tale, roots: readonly Node[]): readonly Saying[] {
  const told: Saying[] = []
  let unkilled: readonly Saying[] = []
  let i = 0
  while (i < roots.length) {
    const n = roots[i]
    if (!n) break
    enter(t, n)
    const { said, used } = tell(t, n, { roots, i })
    const own = new Set(said.flatMap((s) => s.of ?? []))
    const of = numbersOf(...roots.slice(i, i + used)).filter((id) => !own.has(id))
    told.push(...said.map((s) => (s.of ? s : { ...s, of })))
    const next = roots[i + used]
    // Whom damage could not kill is told once all is that has been dealt: only the check after it would destroy.
    if (n.h.fate !== 'impossible' && next?.h.batch !== n.h.batch && n.h.batch < t.frames.length) {
      const last = roots[i + used - 1]?.h.batch ?? n.h.batch
      unkilled = [...unkilled, ...unharmed(t, last)]
    }
    if (!next || !is(next, 'damage')) {
      told.push(...unkilled)
      unkilled = []
    }
    i += used
  }
  return told
}

/** Events that belong to another one, in order. */
export function tellEach(t: Tale, nodes: readonly Node[]): readonly Saying[] {
  const told: Saying[] = []
  for (let i = 0; i < nodes.length; ) {
    const n = nodes[i]
    if (!n) break
    const { said, used } = tell(t, n, { roots: nodes, i })
    told.push(...said)
    i += used
  }
  return told
}

/** An event that an effect made something else of is told by that; a cost with what it was paid for; any other as its type is. */
function tell(t: Tale, n: Node, at: Place): Step {
  const step = told(t, n, at)
  const before = measured(t, n)
  return before.length ? { ...step, said: [...before, ...step.said] } : step
}

function told(t: Tale, n: Node, at: Place): Step {
  const kept = is(n, 'destroy') ? byCounter(t, n) : undefined
  if (kept) return one(kept)
  if (isInstead(t, n)) return one(insteadOf(t, n))
  const cost = paidWith(at)
  if (cost) return cost === 'here' ? one(paid(t, at)) : quiet
  return tellerOf(n)(t, n, at)
}
