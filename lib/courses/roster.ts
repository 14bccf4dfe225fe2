import { err, ok, type Result } from '#lib/base/result'
import { plain } from './cell'

/** Somebody on a list of names. `line` from 1, as whoever wrote the file counts. */
export interface Listed {
  readonly line: number
  /** Lower case. */
  readonly email: string
  readonly name: string | null
}

/** Why a line puts nobody on the list, with what stands there. */
export interface RosterProblem {
  readonly line: number
  readonly problem: 'bad-email' | 'no-email' | 'twice' | 'long-name'
  readonly text: string
}

export interface Roster {
  readonly people: readonly Listed[]
  readonly problems: readonly RosterProblem[]
}

export type RosterError = 'roster-empty' | 'roster-columns' | 'roster-long'

/** Lines of one list at most. */
export const LONGEST_ROSTER = 1_000
const LONGEST_NAME = 120
const LONGEST_EMAIL = 254

const isEmail = (text: string): boolean =>
  text.length <= LONGEST_EMAIL && /^[^\s@,;:|<>"()]+@[^\s@,;:|<>"()]+\.[^\s@.,;:|<>"()]+$/.test(text)
const called = (cell: string, ...names: readonly string[]): boolean => names.includes(cell.toLowerCase())

interface Columns {
  readonly email: number
  readonly names: readonly number[]
  readonly head: boolean
}

/**
 * A list of names, from the rows of a table. Which column is which is said by its head (`email`, `nome`, `cognome`), or found: e-mails are
 * where the first one stands, the name is beside it. Lines that say nothing are passed over.
 */
export function readRoster(rows: readonly (readonly string[])[]): Result<Roster, RosterError> {
  const lines = rows.map((cells, n) => ({ line: n + 1, cells: cells.map(plain) }))
  const full = lines.filter(({ cells }) => cells.some((cell) => cell !== ''))
  const [first] = full
  if (!first) return err('roster-empty')
  const columns = columnsOf(first.cells, full)
  if (!columns) return err('roster-columns')
  const body = columns.head ? full.slice(1) : full
  if (body.length === 0) return err('roster-empty')
  if (body.length > LONGEST_ROSTER) return err('roster-long')
  return ok(readLines(body, columns))
}

function columnsOf(first: readonly string[], lines: readonly { readonly cells: readonly string[] }[]): Columns | null {
  const headed = first.findIndex((cell) => called(cell, 'email', 'e-mail', 'mail', 'posta', 'posta elettronica'))
  if (headed >= 0 && !first.some(isEmail)) {
    const of = (...names: readonly string[]) => first.findIndex((cell) => called(cell, ...names))
    const names = [of('nome', 'name', 'nome e cognome', 'nominativo', 'studente'), of('cognome', 'surname')]
    return { email: headed, names: names.filter((column) => column >= 0), head: true }
  }
  const email = lines.map(({ cells }) => cells.findIndex((cell) => isEmail(cell))).find((column) => column >= 0)
  if (email === undefined) return null
  return { email, names: [email === 0 ? 1 : 0], head: !first.some((cell) => cell.includes('@')) }
}

function readLines(
  lines: readonly { readonly line: number; readonly cells: readonly string[] }[],
  columns: Columns,
): Roster {
  const people = new Map<string, Listed>()
  const problems: RosterProblem[] = []
  for (const { line, cells } of lines) {
    const email = (cells[columns.email] ?? '').toLowerCase()
    const name = plain(columns.names.map((column) => cells[column] ?? '').join(' '))
    const problem = people.has(email) ? 'twice' : problemOf(email, name)
    if (problem) problems.push({ line, problem, text: email || name })
    else people.set(email, { line, email, name: name || null })
  }
  return { people: [...people.values()], problems }
}

function problemOf(email: string, name: string): Exclude<RosterProblem['problem'], 'twice'> | null {
  if (email === '') return 'no-email'
  if (!isEmail(email)) return 'bad-email'
  return name.length > LONGEST_NAME ? 'long-name' : null
}

/** How somebody on a list stands in the course already. */
export type Standing = 'member' | 'waiting' | 'removed'

/** What adding a list would do. */
export interface RosterPlan {
  readonly add: readonly Listed[]
  /** Removed before: they come back. */
  readonly back: readonly Listed[]
  /** In the course or on its list already: nothing changes. */
  readonly there: readonly Listed[]
}

export function planRoster(people: readonly Listed[], standing: ReadonlyMap<string, Standing>): RosterPlan {
  const of = (...wanted: readonly (Standing | undefined)[]) =>
    people.filter(({ email }) => wanted.includes(standing.get(email)))
  return { add: of(undefined), back: of('removed'), there: of('member', 'waiting') }
}
