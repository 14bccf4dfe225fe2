import { FEW, firstAnswers } from './report'

/** An answer given in a course, with the beliefs that its question could betray and those that it does. */
export interface TellingAnswer {
  readonly userId: string
  readonly template: string
  readonly offered: readonly string[]
  readonly beliefs: readonly string[]
}

/** A belief that a class showed: so many of those who met a question that could betray it. */
export interface BeliefShare {
  readonly belief: string
  readonly people: number
  readonly of: number
  /** Too few met it to say much about the class. */
  readonly few: boolean
}

/** The beliefs that first answers betrayed, those of most people first; of as many, those that more of them share. */
export function beliefShares(answers: readonly TellingAnswer[]): readonly BeliefShare[] {
  const met = new Map<string, Set<string>>()
  const betrayed = new Map<string, Set<string>>()
  const note = (to: Map<string, Set<string>>, belief: string, person: string) =>
    to.set(belief, (to.get(belief) ?? new Set()).add(person))
  for (const { userId, offered, beliefs } of firstAnswers(answers)) {
    for (const belief of [...offered, ...beliefs]) note(met, belief, userId)
    for (const belief of beliefs) note(betrayed, belief, userId)
  }
  return [...betrayed]
    .map(([belief, who]) => {
      const of = met.get(belief)?.size ?? who.size
      return { belief, people: who.size, of, few: of < FEW }
    })
    .sort((a, b) => b.people - a.people || a.of - b.of || (a.belief < b.belief ? -1 : 1))
}
