import type { Form } from '#lib/questions/index'
import type { Noun } from '../grammar/index'

/** Where a text stands; some checks are for one place only. `label` is a heading, a table, a short caption. */
export const places = ['trace', 'option', 'stem', 'feedback', 'lesson', 'label'] as const
export type Place = (typeof places)[number]

/** A thing of the scenario, with the name it has in the text. */
export interface Thing extends Noun {
  /** English ids of its card types: `['creature']`. */
  readonly types: readonly string[]
  /** The name that it shares with others, where it does. */
  readonly base?: string
  /** Of a card that has been printed, both its whole names. */
  readonly printed?: { readonly it: string; readonly en: string }
}

export interface GlossaryEntry {
  readonly it: string
  readonly en: string
  /** True where a page has to give the English name at the first use (keyword abilities, the names judges need). */
  readonly introduce?: boolean
}

/** An option as the checks see it; `value` is any text that is equal for equal values. */
export interface LintOption {
  readonly text: string
  readonly value: string
  /** Absent for a piece of an answer, which is neither right nor wrong by itself. */
  readonly right?: boolean
  /** Ids of the beliefs that lead here. */
  readonly beliefs?: readonly string[]
  /** The paragraph shown to who chooses it. */
  readonly feedback?: string
}

/** What a check may know besides the text. A check that needs what is absent finds nothing. */
export interface Context {
  readonly where: Place
  /** In turn order from the active player. */
  readonly players?: readonly Noun[]
  readonly things?: readonly Thing[]
  /** Numbers that exist in the edition in force: `119.4a`. */
  readonly rules?: ReadonlySet<string>
  readonly glossary?: readonly GlossaryEntry[]
  /** Ids of the beliefs that exist. */
  readonly beliefs?: ReadonlySet<string>
  readonly form?: Form
  /** All options of the question, the one under the check among them. */
  readonly options?: readonly LintOption[]
  readonly option?: LintOption
  /** The texts before this one: steps of the trace, or what the page said so far. */
  readonly before?: readonly string[]
  /** The whole scenario, for the question that goes with it. */
  readonly scenario?: string
  /** The right answer, when it is a life total; checked at the last step of the trace. */
  readonly answer?: { readonly player: string; readonly life: number }
  /** Under «Com'era», where the old words are the subject. */
  readonly history?: boolean
  /** A rule in question is about enchantments, so that the word is in its place. */
  readonly enchantments?: boolean
  /** Ids of all paragraphs of feedback, this one's first. */
  readonly paragraphs?: readonly string[]
}

/** A stretch of the text, in UTF-16 units. */
export interface Span {
  readonly at: number
  readonly length: number
}

export interface Check {
  readonly id: `L${string}`
  /** An error keeps a text from being published; a warning asks for another look. */
  readonly severity: 'error' | 'warning'
  readonly where: readonly Place[]
  /** What to do, in Italian, for who writes. */
  readonly says: string
  readonly find: (text: string, context: Context) => readonly Span[]
}

type Options = Partial<Pick<Check, 'severity' | 'where'>> & {
  /** What the check does not read: text between « », the English name in parentheses. */
  readonly skips?: readonly ((text: string, context: Context) => string)[]
  readonly unless?: (context: Context) => boolean
}

/** A check that finds whatever one of the expressions (all with the `g` flag) finds. */
export const pattern = (
  id: Check['id'],
  says: string,
  expressions: RegExp | readonly RegExp[],
  { severity = 'error', where = places, skips = [], unless }: Options = {},
): Check => ({
  id,
  severity,
  where,
  says,
  find: (text, context) => {
    if (unless?.(context)) return []
    const read = skips.reduce((t, skip) => skip(t, context), text)
    return [expressions].flat().flatMap((expression) => spans(read, expression))
  },
})

/** A check that a program decides. */
export const described = (
  id: Check['id'],
  says: string,
  where: readonly Place[],
  find: Check['find'],
  severity: Check['severity'] = 'error',
): Check => ({ id, severity, where, says, find })

export const spans = (text: string, expression: RegExp): Span[] =>
  [...text.matchAll(expression)].map((m) => ({ at: m.index, length: m[0].length }))

/** The whole text. */
export const all = (text: string): Span[] => [{ at: 0, length: text.length }]
