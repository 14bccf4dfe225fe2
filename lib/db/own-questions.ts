import 'server-only'
import type { Item } from '#lib/questions/item'
import type { Db } from './client'
import { awayAt, ofCourses } from './prepared'
import { type Draft, readDraft, readSecret, readShown, writeDraft, writeSecret, writeShown } from './snapshot'

/** A question that somebody has put together. Times in ms since 1970. */
export interface OwnQuestionState {
  readonly id: string
  readonly authorId: string
  readonly courseId: string | null
  readonly title: string
  readonly draft: Draft
  /** The first question about the same situation; null where it is that one, or alone. */
  readonly situationOf: string | null
  readonly version: number
  /** The last version with its key; null while it was never made a question. */
  readonly item: Item | null
  readonly changedAt: number
  readonly archivedAt: number | null
}

interface Row {
  readonly id: string
  readonly authorId: string
  readonly courseId: string | null
  readonly title: string
  readonly draft: unknown
  readonly situationOf: string | null
  readonly version: number
  readonly shown: unknown
  readonly secret: unknown
  readonly changedAt: Date
  readonly archivedAt: Date | null
}

const columns = {
  id: true,
  authorId: true,
  courseId: true,
  title: true,
  draft: true,
  situationOf: true,
  version: true,
  shown: true,
  secret: true,
  changedAt: true,
  archivedAt: true,
} as const

const readOwn = ({ shown, secret, draft, changedAt, archivedAt, ...row }: Row): OwnQuestionState => ({
  ...row,
  draft: readDraft(draft),
  item: shown === null ? null : readSecret(readShown(shown), secret),
  changedAt: changedAt.getTime(),
  archivedAt: archivedAt?.getTime() ?? null,
})

/** Begins a question; returns its id. */
export async function createOwn(
  db: Db,
  own: Pick<OwnQuestionState, 'authorId' | 'courseId' | 'title' | 'draft'> &
    Partial<Pick<OwnQuestionState, 'situationOf'>> & { readonly at: number },
): Promise<string> {
  const { at, draft, ...data } = own
  const when = { createdAt: new Date(at), changedAt: new Date(at) }
  const { id } = await db.ownQuestion.create({
    data: { ...data, ...when, draft: writeDraft(draft) },
    select: { id: true },
  })
  return id
}

/** The question of an id, whoever's it is. */
export async function findOwn(db: Db, id: string): Promise<OwnQuestionState | null> {
  const row = await db.ownQuestion.findUnique({ where: { id }, select: columns })
  return row && readOwn(row)
}

/** The same, held until the transaction ends. */
export async function lockOwn(tx: Db, id: string): Promise<OwnQuestionState | null> {
  await tx.$queryRaw`SELECT FROM "OwnQuestion" WHERE "id" = ${id}::uuid FOR UPDATE`
  return findOwn(tx, id)
}

/** The questions of a person and of some courses, or of one course alone; the one changed last comes first. */
export async function listOwn(
  db: Db,
  whose: { readonly authorId?: string; readonly courses: readonly string[] },
  limit: number,
): Promise<readonly OwnQuestionState[]> {
  const rows = await db.ownQuestion.findMany({
    where: {
      OR: [ofCourses(whose.courses), ...(whose.authorId === undefined ? [] : [{ authorId: whose.authorId }])],
    },
    orderBy: [{ changedAt: 'desc' }, { id: 'desc' }],
    take: limit,
    select: columns,
  })
  return rows.map(readOwn)
}

/** The questions about the situation of one, by their ids, without that one; the oldest first. Whose they are is for whoever asks. */
export async function sameSituation(
  db: Db,
  { id, situationOf }: Pick<OwnQuestionState, 'id' | 'situationOf'>,
): Promise<readonly string[]> {
  const first = situationOf ?? id
  const rows = await db.ownQuestion.findMany({
    where: { OR: [{ id: first }, { situationOf: first }], NOT: { id }, archivedAt: null },
    orderBy: { id: 'asc' },
    take: 60,
    select: { id: true },
  })
  return rows.map((row) => row.id)
}

/** Gives a question to a course, or to its author alone (null). */
export async function moveOwn(db: Db, id: string, courseId: string | null): Promise<void> {
  await db.ownQuestion.update({ where: { id }, data: { courseId } })
}

/** Titles of questions by id; one that is gone has none. */
export async function ownTitles(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.ownQuestion.findMany({ where: { id: { in: [...ids] } }, select: { id: true, title: true } })
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** Keeps what is being written. */
export async function keepDraft(
  db: Db,
  id: string,
  kept: Pick<OwnQuestionState, 'title' | 'draft'> & { readonly at: number },
): Promise<void> {
  const { title, draft, at } = kept
  await db.ownQuestion.update({ where: { id }, data: { title, draft: writeDraft(draft), changedAt: new Date(at) } })
}

/** Makes a version of a question: what decks take a copy of. */
export async function freezeOwn(
  db: Db,
  id: string,
  item: Item,
  shown: Parameters<typeof writeShown>[0],
): Promise<void> {
  await db.ownQuestion.update({
    where: { id },
    data: { version: item.version, shown: writeShown(shown), secret: writeSecret(item) },
  })
}

/** Puts a question away at a time, or takes it back (null). */
export async function archiveOwn(db: Db, id: string, at: number | null): Promise<void> {
  await db.ownQuestion.update({ where: { id }, data: { archivedAt: awayAt(at) } })
}
