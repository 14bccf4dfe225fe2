import { shuffled } from '#lib/base/seed'
import { assembleQuiz, type Candidate } from '../quiz'

/** A candidate with how hard it probably is, in logits. */
export interface Weighed extends Candidate {
  readonly estimate: number
}

/** What a part of an exam may be made of. */
export interface Supply {
  /** What the questions are about; empty for anything. */
  readonly area: string
  readonly count: number
  /** How hard its questions should be on average, in logits. */
  readonly target: number
  readonly candidates: readonly Weighed[]
}

export interface Chosen {
  readonly id: string
  readonly area: string
}

/**
 * The questions of an exam in an order that depends on the seed alone: of each part as many as it asks for, spread over templates and
 * rules as in a quiz, no template twice where there are others, and together as hard as the parts say: candidates get other questions and
 * equal exams. Fewer where there are no more.
 */
export function assembleExam(seed: string, supplies: readonly Supply[]): readonly Chosen[] {
  const used = new Set<string>()
  const chosen = supplies.flatMap((part, n) => {
    const from = part.candidates.map((c) => (used.has(c.template) ? { ...c, seen: true } : c))
    const first = assembleQuiz(`${seed}|${n}`, from, part.count) as readonly Weighed[]
    const own = levelled(first, from, part.target)
    for (const { template } of own) used.add(template)
    return own.map(({ id }) => ({ id, area: part.area }))
  })
  const ids = new Set<string>()
  const once = chosen.filter(({ id }) => !ids.has(id) && ids.add(id))
  return shuffled(`${seed}|order`, once)
}

/** The same number of questions, with one exchanged at a time for one of another template as long as the average nears the target. */
function levelled(first: readonly Weighed[], from: readonly Weighed[], target: number): readonly Weighed[] {
  const off = (some: readonly Weighed[]): number =>
    Math.abs(some.reduce((sum, { estimate }) => sum + estimate - target, 0))
  const templates = new Set(first.map(({ template }) => template))
  const spare = from.filter(({ template, seen }) => !templates.has(template) && !seen)
  const exchanges = first.flatMap((_, n) => spare.map((other) => first.with(n, other)))
  const best = exchanges.reduce((a, b) => (off(b) < off(a) - 1e-9 ? b : a), first)
  return best === first ? first : levelled(best, from, target)
}
