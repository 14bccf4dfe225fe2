import { type Probe, readingsOf } from '#lib/questions/index'
import { sentence } from '../../grammar/index'
import type { Dated, Saying, Span, Tale } from '../telling/context'
import { whyOf } from './index'
import type { Asked } from './why'

/** The telling with what these rules did, each after the action in which it last spoke. */
export function withWhys(
  t: Tale,
  told: readonly Dated[],
  rules: readonly string[],
  spans: readonly Span[],
  probe: Probe,
): readonly Saying[] {
  const all = [...told]
  const asked = askedBy(probe)
  for (const rule of rules) {
    const spoke = t.evaluation.trace?.entries.findLast((entry) => entry.rule === rule && entry.action >= 0)
    const action = spoke?.action ?? spans.length - 1
    const { first, last } = spans[action] ?? { first: 0, last: 0 }
    Object.assign(t, { action, first, last, batch: last + 1 })
    const why = whyOf(rule, t, asked)
    const at = all.findLastIndex((s) => s.action <= action) + 1
    if (why) all.splice(at, 0, { sentence: sentence(why), rules: [rule], batch: all[at - 1]?.batch ?? last, action })
  }
  return all
}

/** The objects that a question names. */
const askedBy = (probe: Probe): Asked => ({
  objects: [
    ...new Set(readingsOf(probe).flatMap((r) => ('object' in r ? [r.object] : 'objects' in r ? r.objects : []))),
  ],
})
