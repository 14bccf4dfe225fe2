import { cardTypes, keywords, steps, zones } from '../names/terms'
import type { Context, Thing } from './check'

// Masks keep every offset: what must not be read becomes as many middle dots, which are neither letters nor spaces.
const dots = (text: string): string => '·'.repeat(text.length)

/** Without the text between « »: the words of a card are not ours. */
export const withoutQuotes = (text: string): string =>
  text.replace(/«([^»]*)»/gu, (_, inside: string) => `«${dots(inside)}»`)

/** The same, with the full stop or question mark that a quotation ends with left where it is. */
export const withoutQuoted = (text: string): string =>
  text.replace(/«([^»]*?)([.?]?)»/gu, (_, inside: string, stop: string) => `«${dots(inside)}${stop}»`)

/** Without the English names in brackets of the printed cards among things, those alone: «Morbo Avvizzente (Bile Blight)». */
export const withoutPrinted = (text: string, things: readonly Thing[] = []): string =>
  things.reduce((t, { printed }) => (printed ? t.replaceAll(`(${printed.en})`, `(${dots(printed.en)})`) : t), text)

/** All names of a thing: of several of one name also that one, of a card of two halves either, of a printed card the whole one. */
export const namesOf = ({ text, base, printed }: Thing): readonly string[] => [
  text,
  ...(base === undefined ? [] : [base]),
  ...text.split(' // '),
  ...(printed ? [printed.it] : []),
]

const ours: ReadonlySet<string> = new Set(
  [keywords, zones, steps, cardTypes].flatMap((record) => Object.values(record).map((term) => term.en)),
)

/** Without the English name that stands in parentheses after a term: «(lifelink)», «(state-based action, SBA)». */
export const withoutEnglish = (text: string, { glossary = [] }: Context): string =>
  text.replace(/\(([^()]+)\)/gu, (whole, inside: string) => {
    const first = inside.split(/,\s*/)[0]?.toLowerCase() ?? ''
    return ours.has(first) || glossary.some((entry) => entry.en.toLowerCase() === first) ? `(${dots(inside)})` : whole
  })

/** A rule number as it is written, right or wrong. */
export const ruleNumber = /(?<![\d.])\d{3}\.\d+[a-z]*/gu

const end = /(?<=[.?]|[.?]»|\.\))\s+(?=[\p{Lu}«{])/u

/** The sentences of a paragraph. A full stop in a number or inside « » ends none, unless it is the last sign before ». */
export const sentences = (text: string): string[] => {
  const masked = withoutQuoted(text)
  let at = 0
  return masked.split(end).flatMap((part) => {
    at = masked.indexOf(part, at)
    const sentence = text.slice(at, at + part.length).trim()
    at += part.length
    return sentence === '' ? [] : [sentence]
  })
}

/** Words as a reader counts them: a text between « » is one, a rule number none. */
export const wordCount = (sentence: string): number =>
  sentence
    .replace(/«[^»]*»/gu, 'testo')
    .replace(ruleNumber, '')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}{]/u.test(word)).length

export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** One of several texts, as an expression: the longest first. */
export const oneOf = (texts: readonly string[]): string =>
  [...texts]
    .sort((a, b) => b.length - a.length)
    .map(literal)
    .join('|')
