import { shuffled } from '#lib/base/seed'
import { assembleQuiz, type Candidate } from '../quiz'
import { expectedScore } from './expected'

/** A candidate with how hard it probably is, in logits. */
export interface Weighed extends Candidate {
  readonly estimate: number
  /** Two or more cards have a part in it; where it is not said, it does not matter. */
  readonly interacts?: boolean | undefined
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

/** At least so many of the questions are about two or more cards. */
const INTERACTING = 1 / 3
/** By such a part of a right answer for each question may an exam be easier or harder than it should be. */
const NEAR = 0.002

/** One question of an exam, and the part that it is of. */
interface Place {
  readonly part: Supply
  readonly chosen: Weighed
}

/**
 * The questions of an exam in an order that depends on the seed alone: of each part as many as it asks for, spread over templates and
 * rules as in a quiz, no template twice where there are others, at least a third about two or more cards, and together as hard as the parts
 * say: candidates get other questions and equal exams. Fewer where there are no more.
 */
export function assembleExam(seed: string, supplies: readonly Supply[]): readonly Chosen[] {
  const used = new Set<string>()
  const first = supplies.flatMap((part, n) => {
    const from = part.candidates.map((c) => (used.has(c.template) ? { ...c, seen: true } : c))
    const own = assembleQuiz(`${seed}|${n}`, from, part.count) as readonly Weighed[]
    for (const { template } of own) used.add(template)
    return own.map((chosen): Place => ({ part, chosen }))
  })
  const ids = new Set<string>()
  const once = levelled(seed, first).filter(({ chosen: { id } }) => !ids.has(id) && ids.add(id))
  return shuffled(
    `${seed}|order`,
    once.map(({ part: { area }, chosen: { id } }) => ({ id, area })),
  )
}

/** How far some questions are from what they should be: cards that are missing weigh more than any difficulty. */
function offBy(places: readonly Place[]): number {
  const worth = ({ part, chosen }: Place): number => expectedScore([chosen.estimate]) - expectedScore([part.target])
  const interacting = places.filter(({ chosen }) => chosen.interacts !== false).length
  const missing = Math.max(0, Math.ceil(places.length * INTERACTING) - interacting)
  return missing * places.length + Math.abs(places.reduce((sum, place) => sum + worth(place), 0))
}

/** The same number of questions, with one exchanged at a time for one of another template until they are as they should be. */
function levelled(seed: string, first: readonly Place[]): readonly Place[] {
  const off = offBy(first)
  const near = NEAR * first.length
  if (off <= near) return first
  const templates = new Set(first.map(({ chosen }) => chosen.template))
  const exchanges = first.flatMap(({ part }, n) =>
    shuffled(
      `${seed}|${n}|${off}`,
      part.candidates.filter(({ template, seen }) => !templates.has(template) && !seen),
    ).map((chosen) => first.with(n, { part, chosen })),
  )
  let best = first
  let least = off - 1e-9
  for (const exchanged of exchanges) {
    const now = offBy(exchanged)
    if (now < least) [best, least] = [exchanged, now]
    if (least <= near) break
  }
  return best === first ? first : levelled(seed, best)
}
