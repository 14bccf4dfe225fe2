import 'server-only'
import type { Item } from '#lib/questions/item'
import type { Db } from './client'
import type { NewQuestion } from './quizzes'
import { readSecret, readShown, writeSecret, writeShown } from './snapshot'

/** Variants of a sheet, in the order in which they are printed. */
export const VARIANTS = ['A', 'B', 'C'] as const
export type Variant = (typeof VARIANTS)[number]

/** A sheet without its questions. Times in ms since 1970. */
export interface SheetState {
  readonly id: string
  readonly ownerId: string
  readonly deckId: string | null
  readonly blueprint: string | null
  readonly title: string
  readonly edition: string
  readonly token: string
  readonly openAt: number | null
  readonly createdAt: number
  /** The belief that its deck was made to correct; null for none. Told to instructors alone. */
  readonly belief: string | null
}

/** A question of a sheet with its key. */
export interface SheetQuestion {
  readonly position: number
  readonly seed: string
  readonly item: Item
}

const columns = {
  id: true,
  ownerId: true,
  deckId: true,
  blueprint: true,
  title: true,
  edition: true,
  token: true,
  openAt: true,
  createdAt: true,
  deck: { select: { belief: true } },
} as const

interface Row extends Omit<SheetState, 'openAt' | 'createdAt' | 'belief'> {
  readonly openAt: Date | null
  readonly createdAt: Date
  readonly deck: Pick<SheetState, 'belief'> | null
}

const readSheet = ({ deck, ...row }: Row): SheetState => ({
  ...row,
  belief: deck?.belief ?? null,
  openAt: row.openAt?.getTime() ?? null,
  createdAt: row.createdAt.getTime(),
})

/** Freezes a sheet, of this id where one is given, with the questions of each of its variants; returns its id. */
export async function createSheet(
  db: Db,
  sheet: Omit<SheetState, 'id' | 'openAt' | 'createdAt' | 'belief'> & { readonly id?: string; readonly at: number },
  variants: readonly (readonly NewQuestion[])[],
): Promise<string> {
  const { at, ...data } = sheet
  const { id } = await db.sheet.create({ data: { ...data, createdAt: new Date(at) }, select: { id: true } })
  await db.sheetItem.createMany({
    data: variants.flatMap((questions, v) =>
      questions.map(({ seed, item, shown }, n) => ({
        sheetId: id,
        variant: VARIANTS[v] ?? 'A',
        position: n + 1,
        itemId: item.id,
        template: item.template,
        seed,
        shown: writeShown(shown),
        secret: writeSecret(item),
      })),
    ),
  })
  return id
}

/** The sheet of an id, whoever's it is. */
export async function findSheet(db: Db, id: string): Promise<SheetState | null> {
  const row = await db.sheet.findUnique({ where: { id }, select: columns })
  return row && readSheet(row)
}

/** The sheet that a paper leads to. */
export async function sheetOfToken(db: Db, token: string): Promise<SheetState | null> {
  const row = await db.sheet.findUnique({ where: { token }, select: columns })
  return row && readSheet(row)
}

/** The sheets made of a deck, or those a person made of exams; the newest first. */
export async function listSheets(
  db: Db,
  of: { readonly deckId: string } | { readonly ownerId: string },
  limit: number,
): Promise<readonly SheetState[]> {
  const rows = await db.sheet.findMany({
    where: 'deckId' in of ? of : { ...of, deckId: null },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit,
    select: columns,
  })
  return rows.map(readSheet)
}

/** The variants that a sheet has. */
export async function variantsOf(db: Db, sheetId: string): Promise<readonly Variant[]> {
  const rows = await db.sheetItem.findMany({
    where: { sheetId },
    distinct: ['variant'],
    select: { variant: true },
  })
  return VARIANTS.filter((variant) => rows.some((row) => row.variant === variant))
}

/** The questions of one variant, in order, with their keys. */
export async function sheetQuestions(db: Db, sheetId: string, variant: Variant): Promise<readonly SheetQuestion[]> {
  const rows = await db.sheetItem.findMany({
    where: { sheetId, variant },
    orderBy: { position: 'asc' },
    select: { position: true, seed: true, shown: true, secret: true },
  })
  return rows.map(({ position, seed, shown, secret }) => ({
    position,
    seed,
    item: readSecret(readShown(shown), secret),
  }))
}

/** How many questions each variant of some sheets has. */
export async function sheetSizes(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db.sheetItem.groupBy({
    by: ['sheetId'],
    where: { sheetId: { in: [...ids] }, variant: VARIANTS[0] },
    _count: true,
  })
  return new Map(rows.map(({ sheetId, _count }) => [sheetId, _count]))
}

/** The templates of the questions of a sheet that are in its deck no longer. */
export async function templatesGone(db: Db, sheetId: string, deckId: string): Promise<readonly string[]> {
  const rows = await db.$queryRaw<{ template: string }[]>`
    SELECT DISTINCT s."template" FROM "SheetItem" s WHERE s."sheetId" = ${sheetId}::uuid AND NOT EXISTS (
      SELECT FROM "DeckItem" d WHERE d."deckId" = ${deckId}::uuid AND d."itemId" = s."itemId" AND d."removedAt" IS NULL)`
  return rows.map(({ template }) => template)
}

/** Opens the correction of a sheet to its readers from a time, or closes it (null). */
export async function openSheet(db: Db, id: string, at: number | null): Promise<void> {
  await db.sheet.update({ where: { id }, data: { openAt: at === null ? null : new Date(at) } })
}
