import { indicesOf, pointAt, pointCount } from './item-id'
import { NATURAL_FORM, type Reading } from './probe'
import { templates } from './templates/index'

/** Points of a template that are looked at for what it asks. */
const LOOKED_AT = 200

let known: ReadonlyMap<string, ReadonlySet<Reading['ask']>> | undefined

/**
 * Whether this rule, or this belief, may be the reason of a yes or no to what is asked. Where templates ask something as yes or no with it, it is
 * written for that: of another thing its yes may be a no.
 */
export function isReasonFor(reason: string, asked: Reading['ask']): boolean {
  known ??= everyReason()
  return known.get(reason)?.has(asked) ?? true
}

function everyReason(): ReadonlyMap<string, ReadonlySet<Reading['ask']>> {
  const all = new Map<string, Set<Reading['ask']>>()
  for (const t of templates) {
    const count = pointCount(t.axes)
    const step = Math.max(1, Math.floor(count / LOOKED_AT))
    for (let n = 0; n < count; n += step) {
      const point = pointAt(t.axes, indicesOf(t.axes, n))
      if (!point || t.valid?.(point) === false) continue
      const { ask } = t.probe(point)
      if (ask === 'several' || NATURAL_FORM[ask] !== 'yes-no') continue
      const because = typeof t.because === 'function' ? t.because(point) : t.because
      for (const reason of [...(because ? [because] : []), ...t.claims, ...t.beliefs])
        all.set(reason, (all.get(reason) ?? new Set()).add(ask))
    }
  }
  return all
}
