import 'server-only'
import { randomBytes } from 'node:crypto'
import { type Db, database } from '#lib/db/client'
import { addToDeck, createDeck, findDeck } from '#lib/db/decks'
import type { NewQuestion } from '#lib/db/quizzes'
import { createSheet, findSheet } from '#lib/db/sheets'
import { openLobby } from './classroom/open-lobby'
import { bank } from './ports'
import { titled } from './titled'

/** What one press makes of some questions. */
export interface Making {
  /** Of the press: sent twice it makes one thing. */
  readonly id: string
  readonly ownerId: string
  /** The course that it is for; null for none. */
  readonly courseId: string | null
  readonly title: string
  /** The belief that it is to correct; null for none. */
  readonly belief: string | null
  readonly questions: readonly NewQuestion[]
  readonly at: number
}

/** Opens the lobby of a live session, and says where it is. */
export async function madeSession({ ownerId, ...rest }: Making): Promise<string> {
  const settings = { seconds: null, scores: 'off', changes: true } as const
  return `/formatore/sessioni/${await openLobby(database(), { ...rest, hostId: ownerId, settings })}`
}

/** Makes a deck, and says where it is. */
export async function madeDeck(tx: Db, { questions, ...deck }: Making): Promise<string> {
  if (!(await findDeck(tx, deck.id))) {
    await createDeck(tx, deck)
    await addToDeck(tx, deck.id, questions, { at: deck.at })
  }
  return `/formatore/mazzi/${deck.id}`
}

/** Makes a test on paper, of a deck of its own whose id is given, and says where it is. A deck that was made by itself has the same name without an end. */
export async function madeSheet(tx: Db, { id, ...making }: Making, deckId: string): Promise<string> {
  await madeDeck(tx, { ...making, id: deckId, title: titled(making.title, ' (foglio)') })
  const { ownerId, title, at, questions } = making
  const sheet = { id, ownerId, deckId, blueprint: null, title, edition: bank.edition, at }
  if (!(await findSheet(tx, id)))
    await createSheet(tx, { ...sheet, token: randomBytes(18).toString('base64url') }, [questions])
  return `/formatore/fogli/${id}`
}
