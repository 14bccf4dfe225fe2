import { shuffled } from '#lib/base/seed'

/** An item that may enter a quiz, with what variety is measured on. */
export interface Candidate {
  readonly id: string
  readonly template: string
  readonly form: string
  readonly claims: readonly string[]
  /** True when this person has already answered it. */
  readonly seen: boolean
}

/** A seen item is taken only where an unseen one would be the third of its template. */
const SEEN_COSTS = 2

/**
 * Up to `n` different items in an order that depends on the seed alone: spread over templates, rules and forms, unseen ones first,
 * never two of one template in a row unless nothing else is left.
 */
export function assembleQuiz(seed: string, candidates: readonly Candidate[], n: number): readonly Candidate[] {
  return apart(seed, chosen(seed, candidates, n))
}

function chosen(seed: string, candidates: readonly Candidate[], n: number): Candidate[] {
  const left = new Map(shuffled(`${seed}|choose`, candidates).map((c) => [c.id, c]))
  const uses = new Map<string, number>()
  const used = (what: string): number => uses.get(what) ?? 0
  const cost = (c: Candidate): readonly number[] => [
    used(`template ${c.template}`) + (c.seen ? SEEN_COSTS : 0),
    Math.max(0, ...c.claims.map((rule) => used(`rule ${rule}`))),
    used(`form ${c.form}`),
  ]
  const out: Candidate[] = []
  while (out.length < n && left.size > 0) {
    const best = [...left.values()].reduce((a, b) => (less(cost(b), cost(a)) ? b : a))
    left.delete(best.id)
    out.push(best)
    for (const what of [`template ${best.template}`, `form ${best.form}`, ...best.claims.map((rule) => `rule ${rule}`)])
      uses.set(what, used(what) + 1)
  }
  return out
}

function less(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((x, i) => x !== b[i])
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0)
}

/** The same items with equal templates apart: always one of the most frequent template left, other than the last one's. */
function apart(seed: string, items: readonly Candidate[]): Candidate[] {
  const left = shuffled(`${seed}|order`, items)
  const out: Candidate[] = []
  while (left.length > 0) {
    const count = (c: Candidate): number => left.filter((other) => other.template === c.template).length
    const free = left.filter((c) => c.template !== out.at(-1)?.template)
    const next = (free.length > 0 ? free : left).reduce((a, b) => (count(b) > count(a) ? b : a))
    left.splice(left.indexOf(next), 1)
    out.push(next)
  }
  return out
}
