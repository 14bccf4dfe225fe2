import { shuffled } from '#lib/base/seed'
import { formatItemId, indicesOf, pointAt, pointCount } from '../item-id'
import { axesOf, type Call, callAt } from './call-at'
import type { CallTemplate } from './call-template'
import { callTemplates } from './templates/index'

/** Points that are tried before a template is given up for a draw. */
const TRIES = 200

/** A call of a template, repeatable for a seed; none of those to leave out. */
export function drawCallOf(t: CallTemplate, seed: string, not: ReadonlySet<string> = new Set()): Call | undefined {
  const axes = axesOf(t)
  const all = shuffled(`${seed}:${t.id}`, [...Array(pointCount(axes)).keys()])
  for (const n of all.slice(0, TRIES)) {
    const indices = indicesOf(axes, n)
    const point = pointAt(axes, indices)
    const id = formatItemId(t, indices)
    const made = point && !not.has(id) ? callAt(t, point, id) : undefined
    if (made?.ok) return made.value
  }
  return undefined
}

/** Those of some rules that decide some call, as they were given. */
export const rulesWithCalls = (rules: readonly string[]): readonly string[] =>
  rules.filter((rule) => callTemplates.some(isAbout(new Set([rule]))))

const isAbout =
  (rules: ReadonlySet<string>) =>
  (t: CallTemplate): boolean =>
    t.about.some((rule) => rules.has(rule))

/** A call of any template but those to leave out, or of one that these rules decide; those first that were not met lately. */
export function drawCall(
  seed: string,
  met: readonly string[],
  {
    rules = new Set(),
    without = [],
  }: { readonly rules?: ReadonlySet<string>; readonly without?: readonly string[] } = {},
): Call | undefined {
  const lately = met.map((id) => id.split('.')[0])
  const age = (t: CallTemplate): number => lately.lastIndexOf(t.id)
  const offered = callTemplates.filter(({ id }) => !without.includes(id))
  const wanted = offered.filter(isAbout(rules))
  const among = wanted.length > 0 ? wanted : offered
  for (const t of shuffled(seed, among).toSorted((a, b) => age(a) - age(b))) {
    const call = drawCallOf(t, seed, new Set(met))
    if (call) return call
  }
  return undefined
}
