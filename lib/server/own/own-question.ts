import 'server-only'
import { requireInstructor } from '#lib/auth/user'
import { err, ok, type Result } from '#lib/base/result'
import { type Db, database } from '#lib/db/client'
import { findOwn, lockOwn, type OwnQuestionState, sameSituation } from '#lib/db/own-questions'
import type { Person } from '#lib/db/users'
import { type Item, ownId } from '#lib/questions/index'
import { courseTaught } from '../courses/own-course'

/** The only door to a question of somebody's own: its author, and the instructors of its course. */
async function opened(
  db: Db,
  who: Pick<Person, 'id' | 'role'>,
  own: OwnQuestionState | null,
): Promise<Result<OwnQuestionState, 'not-found'>> {
  if (own === null) return err('not-found')
  if (own.authorId === who.id) return ok(own)
  const course = own.courseId === null ? null : await courseTaught(who, own.courseId, db)
  return course?.ok ? ok(own) : err('not-found')
}

/** A question for an instructor; to everybody else there is none of that id. */
export async function ownOpened(
  unsafeId: string,
  now: number,
): Promise<Result<OwnQuestionState, 'expired-session' | 'not-allowed' | 'not-found'>> {
  const who = await requireInstructor(now)
  return who.ok ? opened(database(), who.value, await findOwn(database(), unsafeId)) : who
}

/** The same for somebody who is known already, with the question held. */
export const ownHeld = async (tx: Db, who: Person, unsafeId: string): Promise<Result<OwnQuestionState, 'not-found'>> =>
  opened(tx, who, await lockOwn(tx, unsafeId))

/** The other questions about the situation of one that open to somebody, the oldest first. */
export async function onSameSituation(
  db: Db,
  who: Pick<Person, 'id' | 'role'>,
  own: OwnQuestionState,
): Promise<readonly OwnQuestionState[]> {
  const found: OwnQuestionState[] = []
  for (const id of await sameSituation(db, own)) {
    const other = await opened(db, who, await findOwn(db, id))
    if (other.ok) found.push(other.value)
  }
  return found
}

/** Whether a question that was taken out of a deck is shown to somebody: one of the bank always is, one of an instructor's own to whom it opens. */
export async function mayPutBack(
  db: Db,
  who: Pick<Person, 'id' | 'role'>,
  item: Pick<Item, 'template'>,
): Promise<boolean> {
  const id = ownId(item)
  return id === null || (await opened(db, who, await findOwn(db, id))).ok
}
