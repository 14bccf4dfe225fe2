import 'server-only'
import type { Item } from '#lib/questions/item'
import type { Db } from './client'
import { awayAt, ofCourses } from './prepared'
import type { NewQuestion } from './quizzes'
import { readSecret, readShown, writeSecret, writeShown } from './snapshot'

/** A deck without its questions. Times in ms since 1970. */
export interface DeckState {
  readonly id: string
  readonly ownerId: string
  readonly courseId: string | null
  readonly title: string
  /** The belief that it was made to correct; null for none. Told to instructors alone. */
  readonly belief: string | null
  readonly createdAt: number
  /** When its title or its questions were last changed. */
  readonly changedAt: number
  readonly archivedAt: number | null
}

/** A question of a deck with its key. */
export interface DeckQuestion {
  readonly id: string
  readonly seed: string
  readonly item: Item
}

const columns = {
  id: true,
  ownerId: true,
  courseId: true,
  title: true,
  belief: true,
  createdAt: true,
  changedAt: true,
  archivedAt: true,
} as const

type DeckTimes = Record<'createdAt' | 'changedAt', Date> & { archivedAt: Date | null }

const readDeck = (row: Omit<DeckState, keyof DeckTimes> & DeckTimes) => ({
  ...row,
  createdAt: row.createdAt.getTime(),
  changedAt: row.changedAt.getTime(),
  archivedAt: row.archivedAt?.getTime() ?? null,
})

/** Makes an empty deck, of this id where one is given; returns its id. */
export async function createDeck(
  db: Db,
  deck: Pick<DeckState, 'ownerId' | 'courseId' | 'title'> & {
    readonly id?: string
    readonly belief?: string | null
    readonly at: number
  },
): Promise<string> {
  const { at, ...data } = deck
  const made = new Date(at)
  const { id } = await db.deck.create({ data: { ...data, createdAt: made, changedAt: made }, select: { id: true } })
  return id
}

/** The deck of an id, whoever's it is. */
export async function findDeck(db: Db, id: string): Promise<DeckState | null> {
  const row = await db.deck.findUnique({ where: { id }, select: columns })
  return row && readDeck(row)
}

/** The same, held until the transaction ends: what changes its questions waits. */
export async function lockDeck(tx: Db, id: string): Promise<DeckState | null> {
  await tx.$queryRaw`SELECT FROM "Deck" WHERE "id" = ${id}::uuid FOR UPDATE`
  return findDeck(tx, id)
}

/** The decks of a person and of some courses, or of one course alone; what was changed last first, each with how many questions it has. */
export async function listDecks(
  db: Db,
  whose: { readonly ownerId?: string; readonly courses: readonly string[] },
  limit: number,
): Promise<readonly (DeckState & { readonly questions: number })[]> {
  const rows = await db.deck.findMany({
    where: {
      OR: [ofCourses(whose.courses), ...(whose.ownerId === undefined ? [] : [{ ownerId: whose.ownerId }])],
    },
    orderBy: [{ changedAt: 'desc' }, { id: 'desc' }],
    take: limit,
    select: { ...columns, _count: { select: { items: { where: { removedAt: null } } } } },
  })
  return rows.map(({ _count, ...row }) => ({ ...readDeck(row), questions: _count.items }))
}

/** Gives a deck another title at a time. */
export async function renameDeck(db: Db, id: string, title: string, at: number): Promise<void> {
  await db.deck.update({ where: { id }, data: { title, changedAt: new Date(at) } })
}

/** Gives a deck another course, or puts it away (null takes it back): its questions are the same. */
export async function placeDeck(
  db: Db,
  id: string,
  { courseId, archivedAt }: Partial<Pick<DeckState, 'courseId' | 'archivedAt'>>,
): Promise<void> {
  const away = archivedAt === undefined ? {} : { archivedAt: awayAt(archivedAt) }
  await db.deck.update({ where: { id }, data: { ...(courseId === undefined ? {} : { courseId }), ...away } })
}

const stamp = async (db: Db, id: string, at: number): Promise<void> => {
  await db.deck.update({ where: { id }, data: { changedAt: new Date(at) } })
}

const inOrder = [{ position: 'asc' }, { id: 'asc' }] as const
const question = { id: true, seed: true, shown: true, secret: true } as const
const readQuestion = (row: { id: string; seed: string; shown: unknown; secret: unknown }): DeckQuestion => ({
  id: row.id,
  seed: row.seed,
  item: readSecret(readShown(row.shown), row.secret),
})

/** The questions of a deck, in order, with their keys. */
export async function deckQuestions(db: Db, deckId: string): Promise<readonly DeckQuestion[]> {
  const rows = await db.deckItem.findMany({
    where: { deckId, removedAt: null },
    orderBy: [...inOrder],
    select: question,
  })
  return rows.map(readQuestion)
}

/** The ids of the questions of a deck, in its order. */
export async function deckItems(db: Db, deckId: string): Promise<readonly string[]> {
  const rows = await db.deckItem.findMany({
    where: { deckId, removedAt: null },
    orderBy: [...inOrder],
    select: { itemId: true },
  })
  return rows.map(({ itemId }) => itemId)
}

/** What decides the order of the options of each question of a deck, by its id; of those that were taken out too. */
export async function deckSeeds(db: Db, deckId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db.deckItem.findMany({
    where: { deckId },
    orderBy: { removedAt: { sort: 'asc', nulls: 'last' } },
    select: { itemId: true, seed: true },
  })
  return new Map(rows.map(({ itemId, seed }) => [itemId, seed]))
}

/** The questions that were taken out of a deck, the last one first. */
export async function removedQuestions(db: Db, deckId: string, limit: number): Promise<readonly DeckQuestion[]> {
  const rows = await db.deckItem.findMany({
    where: { deckId, removedAt: { not: null } },
    orderBy: [{ removedAt: 'desc' }, { id: 'desc' }],
    take: limit,
    select: question,
  })
  return rows.map(readQuestion)
}

/** How many questions a deck has ever had, those that were taken out among them. */
export const countDeckRows = (db: Db, deckId: string): Promise<number> => db.deckItem.count({ where: { deckId } })

/** Puts questions into a deck at a time: at its end, or at the place of another one. */
export async function addToDeck(
  db: Db,
  deckId: string,
  questions: readonly NewQuestion[],
  { at, instead }: { readonly at: number; readonly instead?: string },
): Promise<void> {
  if (questions.length === 0) return
  const first = instead === undefined ? await endOf(db, deckId) : await placeOf(db, deckId, instead)
  await db.deckItem.createMany({
    data: questions.map(({ seed, item, shown }, n) => ({
      deckId,
      position: first + n,
      itemId: item.id,
      template: item.template,
      seed,
      shown: writeShown(shown),
      secret: writeSecret(item),
    })),
  })
  await stamp(db, deckId, at)
}

async function endOf(db: Db, deckId: string): Promise<number> {
  const { _max } = await db.deckItem.aggregate({ where: { deckId }, _max: { position: true } })
  return (_max.position ?? 0) + 1
}

async function placeOf(db: Db, deckId: string, id: string): Promise<number> {
  const { position } = await db.deckItem.findFirstOrThrow({ where: { id, deckId }, select: { position: true } })
  return position
}

/** Takes a question out of a deck at a time, or puts it back where it was. Says whether there was one to take or put. */
export async function setRemoved(
  db: Db,
  deckId: string,
  id: string,
  { at, back }: { readonly at: number; readonly back: boolean },
): Promise<boolean> {
  const { count } = await db.deckItem.updateMany({
    where: { id, deckId, removedAt: back ? { not: null } : null },
    data: { removedAt: back ? null : new Date(at) },
  })
  if (count > 0) await stamp(db, deckId, at)
  return count > 0
}

/** How many questions some decks have, by their ids; one that is gone is left out. */
export async function deckSizes(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db.deckItem.groupBy({
    by: ['deckId'],
    where: { deckId: { in: [...ids] }, removedAt: null },
    _count: true,
  })
  return new Map(rows.map(({ deckId, _count }) => [deckId, _count]))
}

/** Puts the questions of a deck in this order at a time. */
export async function orderDeck(db: Db, deckId: string, ids: readonly string[], at: number): Promise<void> {
  await db.$executeRaw`
    UPDATE "DeckItem" i SET "position" = o."n" FROM unnest(${[...ids]}::uuid[]) WITH ORDINALITY AS o("id", "n")
    WHERE i."id" = o."id" AND i."deckId" = ${deckId}::uuid`
  await stamp(db, deckId, at)
}

/** Makes a deck with the questions that are in another one, in their order; returns its id. */
export async function copyDeck(tx: Db, from: string, to: Parameters<typeof createDeck>[1]): Promise<string> {
  const copy = await createDeck(tx, to)
  await tx.$executeRaw`
    INSERT INTO "DeckItem" ("id", "deckId", "position", "itemId", "template", "seed", "shown", "secret")
    SELECT gen_random_uuid(), ${copy}::uuid, row_number() OVER (ORDER BY "position", "id"), "itemId", "template", "seed", "shown", "secret"
    FROM "DeckItem" WHERE "deckId" = ${from}::uuid AND "removedAt" IS NULL`
  return copy
}

/**
 * Copies the decks of a course to another one, for whoever makes the copy: those in use with the questions that are in them, and of those put
 * away the ones named. Returns each copy by what it is a copy of.
 */
export async function copyDecks(
  tx: Db,
  from: string,
  to: { readonly courseId: string; readonly ownerId: string; readonly at: number },
  named: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const decks = await tx.deck.findMany({
    where: { courseId: from, OR: [{ archivedAt: null }, { id: { in: [...named] } }] },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, title: true, belief: true },
  })
  const copies = new Map<string, string>()
  for (const { id, title, belief } of decks) copies.set(id, await copyDeck(tx, id, { ...to, title, belief }))
  return copies
}
