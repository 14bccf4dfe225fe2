import { nameWords } from '#lib/base/name-words'
import { plain } from './cell'

/** What the reason of a mark begins with that was read from paper: one that was given by hand says something else. */
const ON_PAPER = 'Su carta: '
/** Letters of a name that are repeated in a reason. */
const NAME = 200

/** Why a mark is that was read from paper: which one, by what is written on it. By that it is known when it is read again. */
export const paperReason = ({ variant, name }: { readonly variant: string; readonly name: string }): string =>
  `${ON_PAPER}foglio ${variant}, con scritto «${name.slice(0, NAME)}».`

/** Whether a mark was read from paper. */
export const isOnPaper = ({ reason }: { readonly reason: string }): boolean => reason.startsWith(ON_PAPER)

/** A paper by the name that is written on it: a name, a number, an e-mail, apart from one another by `·`. */
export interface NamedPaper {
  readonly line: number
  readonly name: string
}

/** Somebody whose paper it may be. */
export interface PaperPerson {
  readonly userId: string
  readonly name: string
  readonly email: string
}

/** Whose a paper is, and how that is known: by the e-mail, the name, or the number that an e-mail begins with; by none; or not by one person alone. */
export type PaperMatch =
  | { readonly line: number; readonly userId: string; readonly by: 'email' | 'name' | 'number' }
  | { readonly line: number; readonly userId: null; readonly by: 'several' | 'nobody' }

/** The words of a name in any order, without case and accents. */
const wordsOf = (name: string): string => nameWords(name).toSorted().join(' ')

const lower = (text: string): string => plain(text).toLowerCase()

/** What stands before the @. */
const boxOf = (email: string): string => lower(email).split('@')[0] ?? ''

/**
 * Whose papers are. What is written has to be of one person alone, and of one paper alone: where two people fit, or two papers are one
 * person's, nobody is taken.
 */
export function matchPapers(papers: readonly NamedPaper[], people: readonly PaperPerson[]): readonly PaperMatch[] {
  const found = papers.map((paper) => matchOf(paper, people))
  const times = new Map<string, number>()
  for (const { userId } of found) if (userId !== null) times.set(userId, (times.get(userId) ?? 0) + 1)
  return found.map((match) =>
    match.userId !== null && (times.get(match.userId) ?? 0) > 1
      ? { line: match.line, userId: null, by: 'several' }
      : match,
  )
}

function matchOf({ line, name }: NamedPaper, people: readonly PaperPerson[]): PaperMatch {
  const parts = name.split('·').map(plain)
  const fits = {
    email: ({ email }: PaperPerson, part: string) => email !== '' && lower(email) === lower(part),
    name: (person: PaperPerson, part: string) => wordsOf(person.name) !== '' && wordsOf(person.name) === wordsOf(part),
    number: ({ email }: PaperPerson, part: string) => /\d/.test(part) && boxOf(email) === lower(part),
  }
  const all = new Map<string, 'email' | 'name' | 'number'>()
  for (const by of ['email', 'name', 'number'] as const)
    for (const person of people)
      if (!all.has(person.userId) && parts.some((part) => fits[by](person, part))) all.set(person.userId, by)
  const [only, ...more] = all
  if (!only) return { line, userId: null, by: 'nobody' }
  // An e-mail is of one person, whoever else is called so; another e-mail or number beside it says otherwise.
  const sure = [...all].filter(([, by]) => by !== 'name')
  const one = more.length === 0 ? only : sure.length === 1 ? sure[0] : undefined
  return one ? { line, userId: one[0], by: one[1] } : { line, userId: null, by: 'several' }
}
