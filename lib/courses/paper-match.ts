import { nameWords } from '#lib/base/name-words'
import { plain } from './cell'

/** What the reason of a mark begins with that was read from paper: one that was given by hand says something else. */
export const ON_PAPER = 'Su carta: '
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
  | {
      readonly line: number
      readonly userId: null
      readonly by: 'several' | 'nobody'
      /** The one person that may be meant by less than a name: for somebody to confirm. */
      readonly maybe?: string
    }

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
  const free = people.filter(({ userId }) => !times.has(userId))
  const maybe = papers.map((paper, n) => (found[n]?.by === 'nobody' ? maybeOf(paper, free) : undefined))
  return found.map((match, n): PaperMatch => {
    const { line, userId } = match
    if (userId !== null) return (times.get(userId) ?? 0) > 1 ? { line, userId: null, by: 'several' } : match
    const one = maybe[n]
    return one !== undefined && maybe.filter((each) => each === one).length === 1 ? { ...match, maybe: one } : match
  })
}

/** The one person of whom a paper has a surname with an initial, in either order, or a given name alone; undefined for none, or several. */
function maybeOf({ name }: NamedPaper, people: readonly PaperPerson[]): string | undefined {
  const parts = name.split('·').map(nameWords)
  const fits = people.filter(({ name: called }) => parts.some((written) => isShort(written, nameWords(called))))
  return fits.length === 1 ? fits[0]?.userId : undefined
}

/** Whether what is written is some words of a name in full and the others by their initials: «Esposito D.», «davide». */
function isShort(written: readonly string[], called: readonly string[]): boolean {
  const full = written.filter((word) => word.length > 1)
  const initials = written.filter((word) => word.length === 1)
  if (full.length === 0 || written.length > called.length || called.length < 2) return false
  const rest = [...called]
  const takes = (fits: (word: string) => boolean): boolean => {
    const at = rest.findIndex(fits)
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  }
  return (
    full.every((word) => takes((each) => each === word)) &&
    initials.every((word) => takes((each) => each.startsWith(word)))
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
