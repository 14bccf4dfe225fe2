import { shuffled } from '#lib/base/seed'

/** An item that may enter a quiz, with what variety is measured on. */
export interface Candidate {
  readonly id: string
  readonly template: string
  readonly form: string
  readonly claims: readonly string[]
  /** True when this person has already answered it. */
  readonly seen: boolean
  /** What is right, and what happens but for names and numbers: what differs in them is rather taken. */
  readonly answer?: string
  readonly board?: string
  /** About what stands beside what was asked for: taken where another would be the third of its template. */
  readonly beside?: boolean
}

/** A seen item is taken only where an unseen one would be the third of its template. */
const SEEN_COSTS = 2
/** More than a second one of a template that was asked for, and less than a third. */
const BESIDE_COSTS = 1.5
/** The same again, but for names and numbers, costs more than what stands beside. */
const AGAIN_COSTS = 2

/**
 * Up to `n` different items in an order that depends on the seed alone: spread over templates, rules and forms, unseen ones first, of
 * one template those that are least alike, and never two of one template in a row unless nothing else is left. They differ as well from what
 * stands `beside` them.
 */
export function assembleQuiz(
  seed: string,
  candidates: readonly Candidate[],
  n: number,
  beside: readonly Candidate[] = [],
): readonly Candidate[] {
  return apart(seed, chosen(seed, candidates, n, beside))
}

function chosen(
  seed: string,
  candidates: readonly Candidate[],
  n: number,
  beside: readonly Candidate[],
): readonly Candidate[] {
  const left = new Map(shuffled(`${seed}|choose`, candidates).map((c) => [c.id, c]))
  const uses = new Map<string, number>()
  const used = (what: string): number => uses.get(what) ?? 0
  const kinds = ({ template, answer, board }: Candidate): readonly string[] =>
    [answer, board].flatMap((what, n) => (what === undefined ? [] : [`kind ${n} ${template} ${what}`]))
  const again = (c: Candidate): string => `again ${kinds(c).join()}`
  const cost = (c: Candidate): readonly number[] => [
    used(`template ${c.template}`) +
      (c.seen ? SEEN_COSTS : 0) +
      (c.beside ? BESIDE_COSTS : 0) +
      (kinds(c).length > 0 ? AGAIN_COSTS * used(again(c)) : 0),
    kinds(c).reduce((sum, kind) => sum + used(kind), 0),
    Math.max(0, ...c.claims.map((rule) => used(`rule ${rule}`))),
    used(`form ${c.form}`),
  ]
  const use = (c: Candidate): void => {
    const rules = c.claims.map((rule) => `rule ${rule}`)
    for (const what of [`template ${c.template}`, `form ${c.form}`, again(c), ...kinds(c), ...rules])
      uses.set(what, used(what) + 1)
  }
  beside.forEach(use)
  const out: Candidate[] = []
  while (out.length < n && left.size > 0) {
    const best = [...left.values()].reduce((a, b) => (less(cost(b), cost(a)) ? b : a))
    left.delete(best.id)
    out.push(best)
    use(best)
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
