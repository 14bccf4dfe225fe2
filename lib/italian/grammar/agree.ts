import { type Gender, type Noun, type Phrase, verbatim } from './noun'

/** What a verb agrees with: how many, one noun, or everything a list names. */
export type Subject = number | Noun | readonly Noun[]

const isList = (x: Subject): x is readonly Noun[] => Array.isArray(x)

/** One thing is singular; none and many are plural (`restano 0 carte`). An empty list is singular: `nessuna carta va`. */
export function isPlural(subject: Subject): boolean {
  if (typeof subject === 'number') return subject !== 1
  if (!isList(subject)) return subject.number === 'p'
  return subject.length > 1 || subject[0]?.number === 'p'
}

/** Feminine only if everything is. */
function genderOf(subject: Noun | readonly Noun[]): Gender {
  if (!isList(subject)) return subject.gender
  return subject.length > 0 && subject.every((x) => x.gender === 'f') ? 'f' : 'm'
}

/** The regular plural of one word; words that end in a consonant, an accent, i or u do not change. */
export function pluralOf(word: string, gender: Gender): string {
  if (gender === 'f')
    return word
      .replace(/([cg])a$/, '$1ha')
      .replace(/(cc|gg|[nr]c)ia$/, '$1a')
      .replace(/[eo]$/, 'i')
      .replace(/a$/, 'e')
  return word
    .replace(/(^|[^aeiou])co$/, '$1cho')
    .replace(/go$/, 'gho')
    .replace(/io$/, 'o')
    .replace(/[aeo]$/, 'i')
}

/** An adjective or participle, given as masculine singular: `agree('distrutto', sfinge)` is `distrutta`; with a mixed list, masculine. */
export function agree(masculine: string, subject: Noun | readonly Noun[]): Phrase {
  const gender = masculine.endsWith('o') ? genderOf(subject) : 'm'
  const one = gender === 'f' ? masculine.replace(/o$/, 'a') : masculine
  return verbatim(isPlural(subject) ? pluralOf(one, gender) : one)
}

/** `da solo`, `da sola`, `da soli`, `da sole`. */
export const daSolo = (x: Noun | readonly Noun[]): Phrase => verbatim(`da ${agree('solo', x)}`)

const irregular: Readonly<Record<string, string>> = {
  è: 'sono',
  ha: 'hanno',
  va: 'vanno',
  fa: 'fanno',
  sa: 'sanno',
  sta: 'stanno',
  dà: 'danno',
  può: 'possono',
  vuole: 'vogliono',
  muore: 'muoiono',
  sale: 'salgono',
  rimane: 'rimangono',
}

/** The first ending that fits decides. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/iene$/, 'engono'],
  [/glie$/, 'lgono'],
  [/pone$/, 'pongono'],
  [/trae$/, 'traggono'],
  [/a$/, 'ano'],
  [/e$/, 'ono'],
]

const theyForm = (it: string): string => {
  const ending = endings.find(([end]) => end.test(it))
  return irregular[it] ?? (ending ? it.replace(...ending) : it)
}

/** A verb in the present, given as third person singular: `verb('infligge', sources)`, `verb('resta', 2)`, `verb('si innesca', many)`. */
export function verb(singular: string, subject: Subject): Phrase {
  if (!isPlural(subject)) return verbatim(singular)
  const clitic = /^(?:si|ne|ci) /.exec(singular)?.[0] ?? ''
  return verbatim(clitic + theyForm(singular.slice(clitic.length)))
}

/** Object pronoun: `lo`, `la`, `li`, `le`. */
export const lo = (x: Noun | readonly Noun[]): Phrase =>
  verbatim({ m: ['lo', 'li'] as const, f: ['la', 'le'] as const }[genderOf(x)][isPlural(x) ? 1 : 0])
