import 'server-only'
import type { Db } from './client'
import { namesOf } from './decided/names-of'

/** What somebody read on a paper, whatever its file says there; `by` is null where they are gone. Times in ms since 1970. */
export interface SettledMark {
  readonly line: number
  /** Of the question, from 1. */
  readonly position: number
  readonly given: string
  readonly by: string | null
  readonly at: number
}

/** What a scanner made of papers, as it was sent, and what was settled of it. Times in ms since 1970. */
export interface SheetScan {
  readonly id: string
  readonly text: string
  readonly readAt: number
  readonly settled: readonly SettledMark[]
}

const settled = { select: { line: true, position: true, given: true, at: true, byId: true } } as const
const select = { id: true, text: true, readAt: true, settled } as const

interface Row {
  readonly id: string
  readonly text: string
  readonly readAt: Date
  readonly settled: readonly {
    readonly line: number
    readonly position: number
    readonly given: string
    readonly at: Date
    readonly byId: string | null
  }[]
}

async function scansIn(db: Db, rows: readonly Row[]): Promise<readonly SheetScan[]> {
  const nameOf = await namesOf(
    db,
    rows.flatMap((row) => row.settled.map(({ byId }) => byId)),
  )
  return rows.map(({ readAt, settled: marks, ...scan }) => ({
    ...scan,
    readAt: readAt.getTime(),
    settled: marks.map(({ byId, at, ...mark }) => ({ ...mark, by: nameOf(byId), at: at.getTime() })),
  }))
}

/** Which of what was kept of a sheet is this very text; null for none. */
export const sameScan = (db: Db, sheetId: string, text: string): Promise<{ readonly id: string } | null> =>
  db.sheetScan.findFirst({ where: { sheetId, text }, select: { id: true } })

/** Keeps what was sent of a sheet, and says which it is. */
export const keepScan = (db: Db, sheetId: string, text: string, at: number): Promise<{ readonly id: string }> =>
  db.sheetScan.create({ data: { sheetId, text, readAt: new Date(at) }, select: { id: true } })

/** What was kept of a sheet, the newest first. */
export async function scansOf(db: Db, sheetId: string, limit: number): Promise<readonly SheetScan[]> {
  const orderBy = [{ readAt: 'desc' as const }, { id: 'desc' as const }]
  return scansIn(db, await db.sheetScan.findMany({ where: { sheetId }, orderBy, take: limit, select }))
}

/** One of them; null where it is none of that sheet. */
export async function findScan(db: Db, sheetId: string, id: string): Promise<SheetScan | null> {
  const row = await db.sheetScan.findFirst({ where: { sheetId, id }, select })
  const [scan = null] = await scansIn(db, row ? [row] : [])
  return scan
}

/** How much is kept of a sheet. */
export const countScans = (db: Db, sheetId: string): Promise<number> => db.sheetScan.count({ where: { sheetId } })

/** Erases one; says whether there was one. */
export async function eraseScan(db: Db, sheetId: string, id: string): Promise<boolean> {
  const { count } = await db.sheetScan.deleteMany({ where: { sheetId, id } })
  return count > 0
}

/** Keeps what somebody read at some places of a file, instead of what was settled there before; null is as the file says. */
export async function settle(
  tx: Db,
  scanId: string,
  marks: readonly { readonly line: number; readonly position: number; readonly given: string | null }[],
  { byId, at }: { readonly byId: string; readonly at: number },
): Promise<void> {
  for (const { line, position, given } of marks) {
    const key = { scanId, line, position }
    const said = { given: given ?? '', byId, at: new Date(at) }
    if (given === null) await tx.settledMark.deleteMany({ where: key })
    else
      await tx.settledMark.upsert({
        where: { scanId_line_position: key },
        create: { ...key, ...said },
        update: said,
      })
  }
}

/** Forgets that some people settled marks: what they said stays. */
export async function forgetSettlers(db: Db, ids: readonly string[]): Promise<void> {
  await db.settledMark.updateMany({ where: { byId: { in: [...ids] } }, data: { byId: null } })
}
