import 'server-only'
import type { Db } from './client'

/** What a scanner made of papers, as it was sent. Times in ms since 1970. */
export interface SheetScan {
  readonly id: string
  readonly text: string
  readonly readAt: number
}

/** Keeps what was sent of a sheet; the same text is kept once. */
export async function keepScan(db: Db, sheetId: string, text: string, at: number): Promise<void> {
  const same = await db.sheetScan.findFirst({ where: { sheetId, text }, select: { id: true } })
  if (!same) await db.sheetScan.create({ data: { sheetId, text, readAt: new Date(at) } })
}

/** What was kept of a sheet, the newest first. */
export async function scansOf(db: Db, sheetId: string, limit: number): Promise<readonly SheetScan[]> {
  const rows = await db.sheetScan.findMany({
    where: { sheetId },
    orderBy: [{ readAt: 'desc' }, { id: 'desc' }],
    take: limit,
    select: { id: true, text: true, readAt: true },
  })
  return rows.map(({ readAt, ...scan }) => ({ ...scan, readAt: readAt.getTime() }))
}

/** One of them; null where it is none of that sheet. */
export async function findScan(db: Db, sheetId: string, id: string): Promise<SheetScan | null> {
  const row = await db.sheetScan.findFirst({ where: { sheetId, id }, select: { id: true, text: true, readAt: true } })
  return row && { ...row, readAt: row.readAt.getTime() }
}

/** How much is kept of a sheet. */
export const countScans = (db: Db, sheetId: string): Promise<number> => db.sheetScan.count({ where: { sheetId } })

/** Erases one; says whether there was one. */
export async function eraseScan(db: Db, sheetId: string, id: string): Promise<boolean> {
  const { count } = await db.sheetScan.deleteMany({ where: { sheetId, id } })
  return count > 0
}
