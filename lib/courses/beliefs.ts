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

/** A belief that people of a class hold now, and how many met a question that could betray it. */
export interface HeldBelief {
  readonly belief: string
  /** Who holds it. */
  readonly people: readonly string[]
  readonly of: number
}

/**
 * What people hold now: of each person the last answer to a question that could betray a belief says whether they do, so that whoever
 * has learnt better is counted no longer. Those of most people first; of as many, those that more of them share.
 */
export function heldBeliefs(answers: readonly TellingAnswer[]): readonly HeldBelief[] {
  const last = new Map<string, Map<string, boolean>>()
  for (const { userId, offered, beliefs } of answers)
    for (const belief of new Set([...offered, ...beliefs]))
      last.set(belief, (last.get(belief) ?? new Map<string, boolean>()).set(userId, beliefs.includes(belief)))
  return [...last]
    .map(([belief, who]) => ({
      belief,
      people: [...who].flatMap(([userId, holds]) => (holds ? [userId] : [])),
      of: who.size,
    }))
    .filter(({ people }) => people.length > 0)
    .sort((a, b) => b.people.length - a.people.length || a.of - b.of || (a.belief < b.belief ? -1 : 1))
}

/** Whether a class shares a belief: more than one person holds it, and enough met it for that to say something of the class. */
export const isShared = ({ people, of }: HeldBelief): boolean => people.length > 1 && of >= FEW
