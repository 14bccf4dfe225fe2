import { randomUUID } from 'node:crypto'
import { sql } from '../setup/sql'
import { newUser } from './rows'

// Rows of courses, decks, own questions and live sessions; each with some columns changed.

type Columns = Readonly<Record<string, unknown>>
const SHAPE = '{"schema": 1}'
const frozen = { itemId: 'x.v1.0', template: 'x', seed: 's', shown: SHAPE, secret: SHAPE }

/** A row; returns its id, where it has one. */
async function insert(table: string, row: Columns, changed: Columns): Promise<string> {
  const all = { ...row, ...changed }
  const names = Object.keys(all).map((name) => `"${name}"`)
  await sql(`INSERT INTO "${table}" (${names}) VALUES (${names.map((_, i) => `$${i + 1}`)})`, ...Object.values(all))
  return String((all as Columns).id)
}

export const newCourse = (changed: Columns = {}): Promise<string> =>
  insert('Course', { id: randomUUID(), title: 'Corso', createdAt: new Date() }, changed)

export const newAssignment = async (changed: Columns = {}): Promise<string> =>
  insert(
    'Assignment',
    {
      id: randomUUID(),
      courseId: changed.courseId ?? (await newCourse()),
      kind: 'esercizio',
      title: 'Compito',
      task: SHAPE,
      createdAt: new Date(),
    },
    changed,
  )

export const newEntry = async (changed: Columns = {}): Promise<string> =>
  insert(
    'RosterEntry',
    {
      id: randomUUID(),
      courseId: changed.courseId ?? (await newCourse()),
      batchId: randomUUID(),
      email: 'una@esempio.it',
      createdAt: new Date(),
    },
    changed,
  )

export const newDeck = async (changed: Columns = {}): Promise<string> =>
  insert('Deck', { id: randomUUID(), ownerId: await newUser(), title: 'Mazzo', createdAt: new Date() }, changed)

export const newDeckItem = async (changed: Columns = {}): Promise<string> =>
  insert('DeckItem', { id: randomUUID(), deckId: await newDeck(), position: 1, ...frozen }, changed)

export const newOwn = async (changed: Columns = {}): Promise<string> =>
  insert(
    'OwnQuestion',
    {
      id: randomUUID(),
      authorId: await newUser(),
      title: 'Mia',
      draft: SHAPE,
      createdAt: new Date(),
      changedAt: new Date(),
    },
    changed,
  )

export const newSession = async (changed: Columns = {}): Promise<string> =>
  insert(
    'ClassSession',
    {
      id: randomUUID(),
      code: randomUUID().slice(0, 6),
      hostId: await newUser(),
      title: 'Sessione',
      settings: SHAPE,
      state: SHAPE,
      createdAt: new Date(),
    },
    changed,
  )

export const newQuestion = async (changed: Columns = {}): Promise<string> =>
  insert(
    'ClassQuestion',
    { id: randomUUID(), sessionId: changed.sessionId ?? (await newSession()), position: 1, ...frozen },
    changed,
  )

export const newPlayer = async (changed: Columns = {}): Promise<string> =>
  insert(
    'ClassPlayer',
    {
      id: randomUUID(),
      sessionId: changed.sessionId ?? (await newSession()),
      tokenHash: randomUUID(),
      nickname: 'Anna',
      folded: 'anna',
      joinedAt: new Date(),
    },
    changed,
  )

export const newEvent = async (changed: Columns = {}): Promise<string> =>
  insert('ClassEvent', { sessionId: await newSession(), seq: 1, at: new Date(), event: SHAPE }, changed)

/** An answer of a new player to a new question of one session, or to those that are named. */
export async function newAnswer(changed: Columns = {}): Promise<void> {
  const sessionId = await newSession()
  const row = {
    questionId: changed.questionId ?? (await newQuestion({ sessionId })),
    playerId: changed.playerId ?? (await newPlayer({ sessionId })),
    idempotencyKey: 'una',
    answer: SHAPE,
    verdict: 'right',
    beliefs: [],
    createdAt: new Date(),
  }
  await insert('ClassAnswer', row, changed)
}

export async function newDoubt(changed: Columns = {}): Promise<void> {
  const sessionId = await newSession()
  const row = { questionId: await newQuestion({ sessionId }), playerId: await newPlayer({ sessionId }), step: 1 }
  await insert('ClassDoubt', row, changed)
}
