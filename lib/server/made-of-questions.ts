import 'server-only'
import { randomBytes } from 'node:crypto'
import { findClass } from '#lib/db/classroom/sessions'
import type { Db } from '#lib/db/client'
import { addToDeck, createDeck, findDeck } from '#lib/db/decks'
import { type MadeWay, type MadeWhose, waitingFor } from '#lib/db/made-for'
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

/** Where what was made is. */
const AT = { session: '/formatore/sessioni', deck: '/formatore/mazzi', paper: '/formatore/fogli' } as const

/** Opens the lobby of a live session, and says where it is. */
export async function madeSession(db: Db, { ownerId, ...rest }: Making): Promise<string> {
  const settings = { seconds: null, scores: 'off', changes: true } as const
  if (!(await findClass(db, rest.id))) await openLobby(db, { ...rest, hostId: ownerId, settings })
  return `${AT.session}/${rest.id}`
}

/** Makes a deck, and says where it is. */
export async function madeDeck(tx: Db, { questions, ...deck }: Making): Promise<string> {
  if (!(await findDeck(tx, deck.id))) {
    await createDeck(tx, deck)
    await addToDeck(tx, deck.id, questions, { at: deck.at })
  }
  return `${AT.deck}/${deck.id}`
}

/** Makes a test on paper, of a deck of its own whose id is given, and says where it is. A deck that was made by itself has the same name without an end. */
async function madeSheet(tx: Db, { id, ...making }: Making, deckId: string): Promise<string> {
  await madeDeck(tx, { ...making, id: deckId, title: titled(making.title, ' (foglio)') })
  const { ownerId, title, at, questions } = making
  const sheet = { id, ownerId, deckId, blueprint: null, title, edition: bank.edition, at }
  if (!(await findSheet(tx, id)))
    await createSheet(tx, { ...sheet, token: randomBytes(18).toString('base64url') }, [questions])
  return `${AT.paper}/${id}`
}

/** What was made of an error and waits to be used, of each kind the last: where it is, and when it was made. */
export type WaitingDto = { readonly [way in MadeWay]?: { readonly path: string; readonly at: number } }

/** The same of some errors, by their beliefs. */
export async function waitingOf(
  db: Db,
  whose: MadeWhose,
  beliefs: readonly string[],
): Promise<ReadonlyMap<string, WaitingDto>> {
  const made = new Map<string, WaitingDto>()
  for (const { belief, way, id, at } of await waitingFor(db, whose, beliefs))
    made.set(belief, { ...made.get(belief), [way]: { path: `${AT[way]}/${id}`, at } })
  return made
}

/** Whose that is which is made for a course, or for none. */
export const whoseOf = ({ courseId, ownerId }: Pick<Making, 'courseId' | 'ownerId'>): MadeWhose =>
  courseId === null ? { ownerId } : { courseId }

interface OfError {
  readonly way: MadeWay
  /** Of the deck of a paper. */
  readonly deckId: string
  /** Made even where one waits to be used. */
  readonly another: boolean
}

/**
 * Makes something to correct an error by, and says where it is: the last one that was made of it, as long as that waits to be used. With something
 * held that two who make it at once both need.
 */
export async function madeOfError(tx: Db, making: Making, { way, deckId, another }: OfError): Promise<string> {
  if (making.belief !== null && !another) {
    const waiting = (await waitingOf(tx, whoseOf(making), [making.belief])).get(making.belief)?.[way]
    if (waiting) return waiting.path
  }
  switch (way) {
    case 'session':
      return madeSession(tx, making)
    case 'deck':
      return madeDeck(tx, making)
    case 'paper':
      return madeSheet(tx, making, deckId)
  }
}
