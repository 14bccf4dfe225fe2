import type { Lesson, RuleNumber, Term } from '#lib/lessons/index'

const whole = (n: string): string => n.replace(/[a-z]+$/, '')

/** Whether the passage of one rule teaches another: itself, a letter of its number, or the number of its letters. */
const teaches = (passage: string, n: string): boolean =>
  passage === n || (whole(passage) === whole(n) && (passage === whole(n) || n === whole(n)))

/** Whether the passage of a rule stands under what a glossary entry names: a rule, a number with letters, or a section. */
const under = (passage: string, entry: string): boolean =>
  entry.includes('.') ? teaches(passage, entry) : passage.startsWith(`${entry}.`)

/** Whether a rule is among those of a glossary entry that names numbers: an entry of a whole section says too much. */
export const within = (n: RuleNumber, { rules }: Pick<Term, 'rules'>): boolean =>
  rules.some((entry) => entry.includes('.') && teaches(entry, n))

/** Where on the path something is taught: the place of the lesson with the first passage about it, -1 where no lesson has one. */
export interface Taught {
  readonly rule: (n: RuleNumber) => number
  readonly term: (term: Pick<Term, 'rules'>) => number
}

export function taughtIn(lessons: readonly Pick<Lesson, 'rules'>[]): Taught {
  const known = new Map<string, number>()
  const first = (key: string, has: (passage: string) => boolean): number => {
    const at = known.get(key) ?? lessons.findIndex(({ rules }) => rules.some(has))
    known.set(key, at)
    return at
  }
  return {
    rule: (n) => first(n, (passage) => teaches(passage, n)),
    term: ({ rules }) => first(`term ${rules.join(' ')}`, (passage) => rules.some((n) => under(passage, n))),
  }
}
