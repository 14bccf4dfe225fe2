import { err, ok, type Result } from '#lib/base/result'
import { plain } from './cell'

/**
 * How one question of a paper is answered, with how many options. By hand: whoever reads it says whether it is right; `key` is what is
 * printed as right, where one thing is.
 */
export type Scannable =
  | { readonly kind: 'one' | 'many' | 'order'; readonly of: number }
  | { readonly kind: 'number' }
  | { readonly kind: 'hand'; readonly key?: string }

/** What a mark says: options and places count from 0. */
export type Mark =
  | { readonly read: 'blank' }
  | { readonly read: 'unclear' }
  | { readonly read: 'options'; readonly at: readonly number[] }
  | { readonly read: 'places'; readonly places: readonly number[] }
  | { readonly read: 'number'; readonly number: number }
  | { readonly read: 'judged'; readonly right: boolean }

/** The marks of one paper. `line` from 1, as whoever made the file counts; `text` as it stands there. */
export interface ScannedPaper {
  readonly line: number
  readonly name: string
  readonly variant: string
  readonly marks: readonly ScannedMark[]
}

/** A mark, with what stands in the file; `doubtful` where that is nothing clear, `settled` where somebody has said what the paper says. */
export interface ScannedMark {
  readonly mark: Mark
  readonly text: string
  readonly doubtful: boolean
  readonly settled?: string
}

/** What somebody who looked at the papers read on them, by `placeOf`: it holds whatever the file says there. */
export type Settled = ReadonlyMap<string, string>

/** A question of a paper: its line in the file, and its place from 1. */
export const placeOf = (line: number, position: number): string => `${line}:${position}`

/** Why a line is no paper, or is one with something left over, with all that stands there. */
export interface ScanTrouble {
  readonly line: number
  readonly problem: 'no-name' | 'no-variant' | 'nothing' | 'twice' | 'too-many'
  readonly text: string
}

export interface Scanned {
  readonly papers: readonly ScannedPaper[]
  readonly troubles: readonly ScanTrouble[]
}

export type ScanError = 'scan-empty' | 'scan-columns' | 'scan-long'

/** Papers of one file at most. */
export const MOST_PAPERS = 1_000

const bare = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** What scanners, and people, call the columns that are no questions. */
const NAMES = ['name', 'nome', 'nome e cognome', 'student', 'student name', 'studente', 'persona', 'first name']
const SURNAMES = ['cognome', 'surname', 'last name']
const IDS = ['id', 'student id', 'studentid', 'external id', 'matricola', 'codice', 'numero', 'e mail', 'email', 'mail']
const VARIANTS = [
  'variante',
  'foglio',
  'form',
  'test form',
  'exam form',
  'version',
  'versione',
  'key version',
  'test version',
]
const QUESTION = /^(q|stu|question|domanda|quesito|item|d|r|risposta|response)?\s?0*([1-9]\d{0,2})$/

interface Columns {
  readonly names: readonly number[]
  readonly ids: readonly number[]
  readonly variant: number | null
  /** By question, from 0; one that has no column is blank. */
  readonly questions: ReadonlyMap<number, number>
  readonly head: boolean
}

/**
 * Reads what a scanner made of papers, from the rows of a table: name or number, variant, a column for each question, in any order where
 * the first line says which is which, in this one where it does not. `variants` has the questions of each variant. No line gets lost: it
 * is a paper, or it is told. What was `settled` holds.
 */
export function readScanned(
  rows: readonly (readonly string[])[],
  variants: ReadonlyMap<string, readonly Scannable[]>,
  settled: Settled = new Map(),
): Result<Scanned, ScanError> {
  const lines = rows.map((cells, n) => ({ line: n + 1, cells: cells.map(plain) }))
  const full = lines.filter(({ cells }) => cells.some((cell) => cell !== ''))
  const [first] = full
  if (!first) return err('scan-empty')
  const columns = headed(first.cells) ?? headless(full, variants)
  if (columns.questions.size === 0 || (columns.variant === null && variants.size > 1)) return err('scan-columns')
  const body = columns.head ? full.slice(1) : full
  if (body.length === 0) return err('scan-empty')
  if (body.length > MOST_PAPERS) return err('scan-long')
  return ok(readLines(body, columns, variants, settled))
}

function headed(cells: readonly string[]): Columns | null {
  const called = (names: readonly string[]) => cells.flatMap((cell, n) => (names.includes(bare(cell)) ? [n] : []))
  const [names, ids, variant] = [[...called(NAMES), ...called(SURNAMES)], called(IDS), called(VARIANTS)]
  const known = names.length + ids.length + variant.length > 0
  const questions = new Map<number, number>()
  for (const [n, cell] of cells.entries()) {
    const [, word, number] = QUESTION.exec(bare(cell)) ?? []
    // A number alone is an answer just as well, unless the line speaks of columns elsewhere.
    if (number !== undefined && (word !== undefined || known) && !questions.has(Number(number) - 1))
      questions.set(Number(number) - 1, n)
  }
  if (questions.size === 0 || !(known || questions.has(0))) return null
  return { names, ids, variant: variant[0] ?? null, questions, head: true }
}

type Line = { readonly line: number; readonly cells: readonly string[] }

function headless(lines: readonly Line[], variants: ReadonlyMap<string, readonly Scannable[]>): Columns {
  const says = lines.filter(({ cells }) => variants.has((cells[1] ?? '').toUpperCase())).length
  const most = Math.max(...[...variants.values()].map(({ length }) => length))
  const width = Math.max(...lines.map(({ cells }) => cells.length))
  // With one variant a letter may be the first answer: a column too many tells.
  const variant = variants.size > 1 ? says > 0 : says === lines.length && width > most + 1
  const from = variant ? 2 : 1
  const questions = new Map(Array.from({ length: Math.max(0, width - from) }, (_, n) => [n, n + from] as const))
  return { names: [0], ids: [], variant: variant ? 1 : null, questions, head: false }
}

function readLines(
  lines: readonly Line[],
  { names, ids, variant, questions }: Columns,
  variants: ReadonlyMap<string, readonly Scannable[]>,
  settled: Settled,
): Scanned {
  const papers = new Map<string, ScannedPaper>()
  const troubles: ScanTrouble[] = []
  for (const { line, cells } of lines) {
    const at = (columns: readonly number[]): string => plain(columns.map((column) => cells[column] ?? '').join(' '))
    const name = [at(names), at(ids)].filter((part) => part !== '').join(' · ')
    const letter = variant === null ? ([...variants.keys()][0] ?? '') : (cells[variant] ?? '').toUpperCase()
    const asked = variants.get(letter)
    const text = cells.filter((cell) => cell !== '').join(' · ')
    const tell = (problem: ScanTrouble['problem'], said = text) => troubles.push({ line, problem, text: said })
    if (name === '') tell('no-name')
    else if (letter === '' && ![...questions.values()].some((column) => cells[column])) tell('nothing')
    else if (asked === undefined) tell('no-variant')
    else if (papers.has(bare(name))) tell('twice')
    else {
      const marks = asked.map((question, n) => {
        const cell = cells[questions.get(n) ?? -1] ?? ''
        return settledMark(question, cell, settled.get(placeOf(line, n + 1)))
      })
      papers.set(bare(name), { line, name, variant: letter, marks })
      const more = [...questions].flatMap(([n, column]) => (n >= asked.length && cells[column] ? [cells[column]] : []))
      if (more.length > 0) tell('too-many', `${name}: ${more.join(' · ')}`)
    }
  }
  return { papers: [...papers.values()], troubles }
}

const BLANK = ['', '-', '–', '_', '.', 'blank', 'vuoto', 'vuota', 'bianca', 'none']
/** What is an answer where that is asked, and says nothing of one where it is not. */
const YES_NO = ['si', 'no']
const UNCLEAR: Mark = { read: 'unclear' }

/** A mark as the file has it, or as somebody settled it who has the paper before them. */
function settledMark(question: Scannable, text: string, given: string | undefined): ScannedMark {
  const mark = markOf(question, text)
  const doubtful = mark.read === 'unclear'
  if (given === undefined) return { mark, text, doubtful }
  const said = markOf(question, given)
  return said.read === 'unclear' ? { mark, text, doubtful } : { mark: said, text, doubtful, settled: given }
}

/** What one cell says of one question. */
export function markOf(question: Scannable, cell: string): Mark {
  const text = cell.toLowerCase()
  if (BLANK.includes(text)) return { read: 'blank' }
  switch (question.kind) {
    case 'one': {
      const at = optionsIn(text, question.of)
      return at?.length === 1 ? { read: 'options', at } : UNCLEAR
    }
    case 'many': {
      const at = optionsIn(text, question.of)
      return at && new Set(at).size === at.length ? { read: 'options', at: at.toSorted((a, b) => a - b) } : UNCLEAR
    }
    case 'order': {
      const places = text.match(question.of > 9 ? /\d+/g : /\d/g)?.map((digits) => Number(digits) - 1) ?? []
      const each = new Set(places.filter((place) => place >= 0 && place < question.of))
      return places.length === question.of && each.size === question.of ? { read: 'places', places } : UNCLEAR
    }
    case 'number':
      return /^[-−]?\d{1,9}$/.test(text) ? { read: 'number', number: Number(text.replace('−', '-')) } : UNCLEAR
    case 'hand':
      return judged(text, question.key)
  }
}

/** What is written of an answer by hand: 1 or 0, right or wrong; or the answer, yes or no, where the key is one of them. A sign that may mean either is neither. */
function judged(text: string, key = ''): Mark {
  if (text === '1' || text === '0') return { read: 'judged', right: text === '1' }
  const [said, right] = [bare(text), bare(key)]
  return YES_NO.includes(said) && YES_NO.includes(right) ? { read: 'judged', right: said === right } : UNCLEAR
}

/** Letters of options, together or apart, or one number that counts them; undefined where something else stands there. */
function optionsIn(text: string, of: number): readonly number[] | undefined {
  const at = /^\d$/.test(text)
    ? [Number(text) - 1]
    : text
        .replace(/[\s,;/+&]+/g, '')
        .split('')
        .map((letter) => letter.charCodeAt(0) - 97)
  return at.length > 0 && at.every((n) => n >= 0 && n < of) ? at : undefined
}
