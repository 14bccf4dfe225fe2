import 'server-only'
import { requireInstructor } from '#lib/auth/user'
import { err, ok, type Result } from '#lib/base/result'
import { type Db, database } from '#lib/db/client'
import { type DeckState, findDeck, lockDeck } from '#lib/db/decks'
import type { Person } from '#lib/db/users'
import { courseTaught } from '../courses/own-course'

type Asking = Pick<Person, 'id' | 'role'>
type Refused = 'expired-session' | 'not-allowed' | 'not-found'

/** The only door to a deck: its owner, and the instructors of its course. To everybody else there is no such deck. */
async function opened(db: Db, who: Asking, deck: DeckState | null): Promise<Result<DeckState, 'not-found'>> {
  if (deck === null) return err('not-found')
  if (deck.ownerId === who.id) return ok(deck)
  const course = deck.courseId === null ? null : await courseTaught(who, deck.courseId, db)
  return course?.ok ? ok(deck) : err('not-found')
}

/** A deck for somebody who is known already. */
export const deckOf = async (who: Asking, unsafeDeckId: string): Promise<Result<DeckState, 'not-found'>> =>
  opened(database(), who, await findDeck(database(), unsafeDeckId))

/** An instructor's deck, or one of a course of theirs. */
export async function deckOpened(unsafeDeckId: string, now: number): Promise<Result<DeckState, Refused>> {
  const who = await requireInstructor(now)
  return who.ok ? deckOf(who.value, unsafeDeckId) : who
}

/** The same inside a transaction, with the deck held. */
export const deckHeld = async (tx: Db, who: Person, unsafeDeckId: string): Promise<Result<DeckState, 'not-found'>> =>
  opened(tx, who, await lockDeck(tx, unsafeDeckId))
