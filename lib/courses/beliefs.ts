import { FEW } from './report'

/** An answer given in a course, with the beliefs that its question could betray and those that it does. */
export interface TellingAnswer {
  readonly userId: string
  readonly template: string
  readonly offered: readonly string[]
  readonly beliefs: readonly string[]
  /** Whether it was right, with its reason where one was asked. */
  readonly right: boolean
}

/** A belief that people of a class hold now, how many have ever shown it, and how many met a question that could betray it. */
export interface HeldBelief {
  readonly belief: string
  /** Who holds it. */
  readonly people: readonly string[]
  /** Who held it and has answered right since. */
  readonly corrected: readonly string[]
  /** Those who hold it and those who have learnt better. */
  readonly shown: number
  readonly of: number
}

/** What somebody's answers say of one belief so far. */
type Standing = 'never' | 'held' | 'corrected'

/**
 * What people hold now: whoever has shown a belief holds it until a right answer to a question that could betray it. A wrong answer of
 * another kind, none, or the right one for a wrong reason corrects nothing. Those of most people first; of as many, those that more of
 * them share.
 */
export function heldBeliefs(answers: readonly TellingAnswer[]): readonly HeldBelief[] {
  const known = new Map<string, Map<string, Standing>>()
  for (const { userId, offered, beliefs, right } of answers)
    for (const belief of new Set([...offered, ...beliefs])) {
      const people = known.get(belief) ?? new Map<string, Standing>()
      const before = people.get(userId) ?? 'never'
      const after = right && before === 'held' ? 'corrected' : before
      known.set(belief, people.set(userId, beliefs.includes(belief) ? 'held' : after))
    }
  return [...known]
    .map(([belief, who]) => {
      const those = (which: Standing) => [...who].flatMap(([userId, standing]) => (standing === which ? [userId] : []))
      const [people, corrected] = [those('held'), those('corrected')]
      return { belief, people, corrected, shown: people.length + corrected.length, of: who.size }
    })
    .filter(({ people }) => people.length > 0)
    .sort((a, b) => b.people.length - a.people.length || a.of - b.of || (a.belief < b.belief ? -1 : 1))
}

/** Whether a class shares a belief: more than one person holds it, however few have met it. */
export const isShared = ({ people }: Pick<HeldBelief, 'people'>): boolean => people.length > 1

/** Whether too few met a belief for its figures to say much of a class. */
export const isOfFew = ({ of }: Pick<HeldBelief, 'of'>): boolean => of < FEW
