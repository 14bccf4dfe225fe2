import { type Probe, readingsOf } from '#lib/questions/index'
import type { EventType } from '#lib/rules/index'
import { sentence } from '../../grammar/index'
import type { Saying, Tale } from '../telling/context'
import { whyOf } from './index'
import type { Asked } from './why'

/** Something said, and the action that it is said of. */
export type Dated = Saying & { readonly action: number }

/** Where an action begins and ends, as batches. */
export interface Span {
  readonly first: number
  readonly last: number
}

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
    const at = placeOf(t, all, rule) ?? all.findLastIndex((s) => s.action <= action) + 1
    if (why)
      all.splice(at, 0, {
        sentence: sentence(why),
        rules: [rule],
        batch: all[at - 1]?.batch ?? all[at]?.batch ?? last,
        action: all[at - 1]?.action ?? action,
      })
  }
  return all
}

/** Events of which some rules speak before they come about, and others as soon as they have: any other rule comes after its action. */
const BEFORE: Readonly<Record<string, readonly EventType[]>> = {
  '120.4a': ['damage'],
  '608.2g': ['payMana', 'cast'],
  '702.15f': ['damage'],
  '702.19a': ['damage'],
}
const AFTER: Readonly<Record<string, readonly EventType[]>> = {
  '118.9c': ['payMana', 'cast'],
  '601.2c': ['payMana', 'cast'],
  '611.2c': ['resolve'],
  '700.2a': ['payMana', 'cast'],
  '701.24c': ['shuffle'],
}

/** Where the telling stands of the first event that a rule explains; undefined where nothing tells one. */
function placeOf(t: Tale, told: readonly Dated[], rule: string): number | undefined {
  const types = BEFORE[rule] ?? AFTER[rule]
  if (!types) return undefined
  const ids = (t.evaluation.trace?.happenings ?? []).filter((h) => types.includes(h.event.type)).map(({ id }) => id)
  const at = told.findIndex((s) => s.of?.some((id) => ids.includes(id)))
  return at < 0 ? undefined : BEFORE[rule] ? at : at + 1
}

/** The objects that a question names. */
const askedBy = (probe: Probe): Asked => ({
  objects: [
    ...new Set(readingsOf(probe).flatMap((r) => ('object' in r ? [r.object] : 'objects' in r ? r.objects : []))),
  ],
})
