import { shuffled } from '#lib/base/seed'
import { formatItemId, indicesOf, pointAt, pointCount } from '../item-id'
import { axesOf, type Call, callAt } from './call-at'
import type { CallTemplate } from './call-template'
import { callTemplates } from './templates/index'

/** Points that are tried before a template is given up for a draw. */
const TRIES = 200

/** A call of a template, repeatable for a seed; none of those to leave out. `shown` orders what is shown of it, where its id is not to say that. */
export function drawCallOf(
  t: CallTemplate,
  seed: string,
  not: ReadonlySet<string> = new Set(),
  shown?: string,
): Call | undefined {
  const axes = axesOf(t)
  const all = shuffled(`${seed}:${t.id}`, [...Array(pointCount(axes)).keys()])
  for (const n of all.slice(0, TRIES)) {
    const indices = indicesOf(axes, n)
    const point = pointAt(axes, indices)
    const id = formatItemId(t, indices)
    const made = point && !not.has(id) ? callAt(t, point, id, shown) : undefined
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
    shown,
  }: { readonly rules?: ReadonlySet<string>; readonly without?: readonly string[]; readonly shown?: string } = {},
): Call | undefined {
  const lately = met.map((id) => id.split('.')[0])
  const age = (t: CallTemplate): number => lately.lastIndexOf(t.id)
  const offered = callTemplates.filter(({ id }) => !without.includes(id))
  const wanted = offered.filter(isAbout(rules))
  const among = wanted.length > 0 ? wanted : offered
  for (const t of shuffled(seed, among).toSorted((a, b) => age(a) - age(b))) {
    const call = drawCallOf(t, seed, new Set(met), shown)
    if (call) return call
  }
  return undefined
}

/** Some calls to be drawn together, each by a seed of its own and shown by another, which says nothing of the first. */
export interface CallsWish {
  readonly seeds: readonly { readonly seed: string; readonly shown: string }[]
  readonly met: readonly string[]
  /** Rules that they are to be decided by; none for any. */
  readonly rules: readonly string[]
  readonly without: readonly string[]
}

/** As many calls as there are seeds, no template twice; fewer where there are no more. */
export function drawCalls({ seeds, met, rules, without }: CallsWish): readonly Call[] {
  const calls: Call[] = []
  for (const { seed, shown } of seeds) {
    const used = calls.map(({ item }) => item.template)
    const call = drawCall(seed, met, { rules: new Set(rules), without: [...without, ...used], shown })
    if (call) calls.push(call)
  }
  return calls
}

/** Whether a template is one of calls, and not of the bank. */
export const isCall = (template: string): boolean => callTemplates.some(({ id }) => id === template)
