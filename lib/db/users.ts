import 'server-only'
import { err, ok, type Result } from '#lib/base/result'
import { forgetNicknames } from './classroom/players'
import type { Db } from './client'
import { forgetMarkers } from './decided/hand-marks'
import { forgetDeciders } from './decided/run-decisions'
import { isDuplicate } from './down'
import { forgetGivers } from './exceptions'
import { forgetLeavers } from './left-out'
import { forgetSettlers } from './sheet-scans'

/** A row of User without its password. */
export interface Person {
  readonly id: string
  readonly kind: 'guest' | 'account'
  readonly email: string | null
  /** When they proved that the e-mail is theirs. */
  readonly emailVerifiedAt: Date | null
  readonly name: string | null
  readonly role: 'studente' | 'formatore' | 'amministratore'
  readonly sessionVersion: number
  readonly progressVersion: number
  readonly mergedIntoId: string | null
}

/** What makes an account of a guest. The e-mail in lower case; without a password somebody else vouches for the person. */
export interface Credentials {
  readonly email: string
  readonly passwordHash: string | null
  readonly emailVerifiedAt: Date | null
  readonly name: string | null
}

const person = {
  id: true,
  kind: true,
  email: true,
  emailVerifiedAt: true,
  name: true,
  role: true,
  sessionVersion: true,
  progressVersion: true,
  mergedIntoId: true,
} as const

/** The person with this id, or null. Asked by every request. */
export async function findPerson(db: Db, id: string): Promise<Person | null> {
  const [found] = await db.$queryRaw<Person[]>`
    SELECT "id", "kind"::text, "email", "emailVerifiedAt", "name", "role"::text, "sessionVersion", "progressVersion", "mergedIntoId"
    FROM "User" WHERE "id" = ${id}::uuid`
  return found ?? null
}

/** Everybody who may have answered something, some at a time: those after an id, in the order of ids. */
export async function peopleAfter(db: Db, id: string | null, n: number): Promise<readonly string[]> {
  const rows = await db.user.findMany({
    where: { mergedIntoId: null, ...(id === null ? {} : { id: { gt: id } }) },
    orderBy: { id: 'asc' },
    take: n,
    select: { id: true },
  })
  return rows.map((row) => row.id)
}

/** How many people may have answered something. */
export const countPeople = (db: Db): Promise<number> => db.user.count({ where: { mergedIntoId: null } })

/** The account with this e-mail (lower case) and its password's hash, or null. */
export const findByEmail = (
  db: Db,
  email: string,
): Promise<(Person & { readonly passwordHash: string | null }) | null> =>
  db.user.findUnique({ where: { email }, select: { ...person, passwordHash: true } })

/** The password's hash of an account, or null. */
export async function passwordHashOf(db: Db, id: string): Promise<string | null> {
  return (await db.user.findUnique({ where: { id }, select: { passwordHash: true } }))?.passwordHash ?? null
}

/** Gives an account another password, or none. */
export async function setPassword(db: Db, id: string, passwordHash: string | null): Promise<void> {
  await db.user.update({ where: { id }, data: { passwordHash } })
}

/** Gives an account another e-mail, proven or not. */
export function setEmail(
  db: Db,
  id: string,
  email: string,
  provenAt: number | null,
): Promise<Result<Person, 'email-taken'>> {
  const emailVerifiedAt = provenAt === null ? null : new Date(provenAt)
  return unlessTaken(db.user.update({ where: { id }, data: { email, emailVerifiedAt }, select: person }))
}

/**
 * Erases a person with everything that is theirs: every table that names a person goes with the row, and so does what knows them by their e-mail
 * or by what they were called alone. Returns the ids that are gone, those of the guests they were too.
 */
export async function erasePerson(db: Db, id: string): Promise<readonly string[]> {
  const people = await db.user.findMany({
    where: { OR: [{ id }, { mergedIntoId: id }] },
    select: { id: true, email: true, emailVerifiedAt: true },
  })
  const ids = people.map((each) => each.id)
  // Links that were sent before the account was made name no person.
  const emails = people.flatMap(({ email }) => email ?? [])
  await db.mailToken.deleteMany({ where: { email: { in: emails } } })
  // Of an e-mail that nobody has proven, the place on a list is somebody else's perhaps.
  const proven = people.flatMap(({ email, emailVerifiedAt }) => (emailVerifiedAt === null ? [] : (email ?? [])))
  await db.rosterEntry.deleteMany({ where: { email: { in: proven }, userId: null } })
  await forgetNicknames(db, ids)
  await forgetGivers(db, ids)
  await forgetLeavers(db, ids)
  await forgetMarkers(db, ids)
  await forgetSettlers(db, ids)
  await forgetDeciders(db, ids)
  await db.user.deleteMany({ where: { id } })
  return ids
}

/** Gives an account the name that its owner goes by. */
export async function setName(db: Db, id: string, name: string): Promise<void> {
  await db.user.update({ where: { id }, data: { name } })
}

/** Notes that the owner of an account has proven its e-mail. */
export async function markVerified(db: Db, id: string, at: number): Promise<void> {
  await db.user.update({ where: { id }, data: { emailVerifiedAt: new Date(at) } })
}

/** A new guest. */
export const createGuest = (db: Db, at: number): Promise<Person> =>
  db.user.create({ data: { createdAt: new Date(at) }, select: person })

/** A guest of this id, unless there is somebody of it: asked twice at once it makes one. */
export async function createGuestAs(db: Db, id: string, at: number): Promise<void> {
  await db.user.createMany({ data: { id, createdAt: new Date(at) }, skipDuplicates: true })
}

/** A new account. */
export function createAccount(db: Db, who: Credentials, at: number): Promise<Result<Person, 'email-taken'>> {
  return unlessTaken(db.user.create({ data: { ...who, kind: 'account', createdAt: new Date(at) }, select: person }))
}

/** Makes an account of a guest, in the same row: what the guest did is already the account's. */
export function upgradeGuest(db: Db, id: string, who: Credentials): Promise<Result<Person, 'email-taken'>> {
  return unlessTaken(
    db.user.update({
      where: { id, kind: 'guest', mergedIntoId: null },
      data: { ...who, kind: 'account' },
      select: person,
    }),
  )
}

async function unlessTaken(writing: Promise<Person>): Promise<Result<Person, 'email-taken'>> {
  try {
    return ok(await writing)
  } catch (error) {
    // Only the e-mail is unique here. The transaction is lost: the caller must end it.
    if (isDuplicate(error)) return err('email-taken')
    throw error
  }
}

/** Notes that a guest's rows now belong to an account. */
export async function markMerged(db: Db, guestId: string, accountId: string, at: number): Promise<void> {
  await db.user.update({ where: { id: guestId }, data: { mergedIntoId: accountId, mergedAt: new Date(at) } })
}

/**
 * Locks people until the transaction ends, so that their answers are accepted one at a time. Always in the same order, so that two
 * transactions never wait for each other. Returns those that exist, as they are once the lock is held.
 */
export const lockPeople = (db: Db, ids: readonly string[]): Promise<readonly Person[]> => db.$queryRaw<Person[]>`
  SELECT "id", "kind"::text, "email", "emailVerifiedAt", "name", "role"::text, "sessionVersion", "progressVersion", "mergedIntoId"
  FROM "User" WHERE "id" = ANY(${[...ids]}::uuid[]) ORDER BY "id" FOR NO KEY UPDATE`

/**
 * Locks the person that `id` is now: a guest whose rows moved to an account while a request of theirs was on its way is
 * that account. Null when the row is gone.
 */
export async function lockPerson(db: Db, id: string): Promise<Person | null> {
  const [found] = await lockPeople(db, [id])
  return found?.mergedIntoId ? lockPerson(db, found.mergedIntoId) : (found ?? null)
}
