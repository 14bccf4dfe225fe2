import { LIMITS } from '../kernel/budget'
import type { Problem } from '../language/problem'
import { objectsOf } from './objects'
import type { Scenario } from './scenario'

/** The first object of a scenario that is one too many to be followed. */
export function checkSize(s: Scenario): readonly Problem[] {
  const placed = objectsOf(s)
  const extra = placed[LIMITS.objects]
  const expected = `at most ${LIMITS.objects} objects`
  return extra ? [{ path: extra.path, code: 'impossible', found: `${placed.length} objects`, expected }] : []
}
