import { sql } from '../setup/sql'
import {
  newAnswer,
  newAssignment,
  newCourse,
  newDeck,
  newDeckItem,
  newDoubt,
  newEntry,
  newEvent,
  newOwn,
  newPlayer,
  newQuestion,
  newSession,
} from './classes'
import { newUser } from './rows'

/** What SQL itself refuses of courses, decks, own questions and live sessions, whatever the code above it forgets. */
const LONG = 'x'.repeat(121)
const SHAPE = '{"schema": 1}'
const day = (n: number) => new Date(Date.UTC(2026, 0, n))

test.each<[string, (columns: Record<string, unknown>) => Promise<unknown>, Record<string, unknown>]>([
  ['Course_title', newCourse, { title: '' }],
  ['Course_title', newCourse, { title: LONG }],
  ['Course_dates', newCourse, { startsOn: '2026-02-02', endsOn: '2026-02-01' }],
  ['Assignment_title', newAssignment, { title: '' }],
  ['Assignment_title', newAssignment, { title: LONG }],
  ['Assignment_json', newAssignment, { task: '{}' }],
  ['Assignment_attempts', newAssignment, { attempts: 0 }],
  ['Assignment_times', newAssignment, { opensAt: day(2), dueAt: day(1) }],
  ['Assignment_times', newAssignment, { dueAt: day(2), closesAt: day(1) }],
  ['Assignment_times', newAssignment, { opensAt: day(2), closesAt: day(1) }],
  ['RosterEntry_email_lower', newEntry, { email: 'Una@esempio.it' }],
  ['Deck_title', newDeck, { title: '' }],
  ['Deck_title', newDeck, { title: LONG }],
  ['DeckItem_json', newDeckItem, { shown: '{}' }],
  ['DeckItem_json', newDeckItem, { secret: '{}' }],
  ['OwnQuestion_title', newOwn, { title: '' }],
  ['OwnQuestion_title', newOwn, { title: LONG }],
  ['OwnQuestion_json', newOwn, { draft: '{}' }],
  ['OwnQuestion_json', newOwn, { version: 1, shown: '{}', secret: SHAPE }],
  ['OwnQuestion_json', newOwn, { version: 1, shown: SHAPE, secret: '{}' }],
  ['OwnQuestion_whole', newOwn, { version: 1 }],
  ['OwnQuestion_whole', newOwn, { version: 1, shown: SHAPE }],
  ['OwnQuestion_whole', newOwn, { shown: SHAPE, secret: SHAPE }],
  ['ClassSession_title', newSession, { title: '' }],
  ['ClassSession_title', newSession, { title: LONG }],
  ['ClassSession_json', newSession, { settings: '{}' }],
  ['ClassSession_json', newSession, { state: '{}' }],
  ['ClassSession_code', newSession, { code: null }],
  ['ClassSession_code', newSession, { endedAt: day(1) }],
  ['ClassSession_closesAt', newSession, { closesAt: day(1) }],
  ['ClassQuestion_place', newQuestion, { position: 0 }],
  ['ClassQuestion_place', newQuestion, { round: 3 }],
  ['ClassQuestion_json', newQuestion, { shown: '{}' }],
  ['ClassQuestion_json', newQuestion, { secret: '{}' }],
  ['ClassPlayer_nickname', newPlayer, { nickname: '' }],
  ['ClassPlayer_nickname', newPlayer, { nickname: 'x'.repeat(201) }],
  ['ClassPlayer_nickname', newPlayer, { folded: '' }],
  ['ClassEvent_seq', newEvent, { seq: 0 }],
  ['ClassEvent_json', newEvent, { event: '{}' }],
  ['ClassAnswer_key', newAnswer, { idempotencyKey: '' }],
  ['ClassAnswer_key', newAnswer, { idempotencyKey: LONG }],
  ['ClassAnswer_json', newAnswer, { answer: '{}' }],
  ['ClassDoubt_step', newDoubt, { step: 0 }],
])('%s', async (constraint, make, columns) => {
  await make({})
  await expect(make(columns)).rejects.toThrow(constraint)
})

test('a code leads to one session at a time, and is free when it has ended', async () => {
  const one = await newSession({ code: 'AAAAAA' })
  await expect(newSession({ code: 'AAAAAA' })).rejects.toThrow('ClassSession_code_key')
  await sql('UPDATE "ClassSession" SET code = NULL, "endedAt" = now() WHERE id = $1', one)
  await newSession({ code: 'AAAAAA' })
})

test('a name is one player’s in a session, a place and a round one question’s, a number one event’s', async () => {
  const sessionId = await newSession()
  await newPlayer({ sessionId })
  await expect(newPlayer({ sessionId })).rejects.toThrow('ClassPlayer_sessionId_folded_key')
  await newQuestion({ sessionId })
  await expect(newQuestion({ sessionId })).rejects.toThrow('ClassQuestion_sessionId_position_round_key')
  await newEvent({ sessionId })
  await expect(newEvent({ sessionId })).rejects.toThrow('ClassEvent_pkey')
})

test('a player answers a question once', async () => {
  const sessionId = await newSession()
  const which = { questionId: await newQuestion({ sessionId }), playerId: await newPlayer({ sessionId }) }
  await newAnswer(which)
  await expect(newAnswer({ ...which, idempotencyKey: 'altra' })).rejects.toThrow('ClassAnswer_pkey')
})

test('what was asked, answered and done in a session never changes; when it was told does', async () => {
  const sessionId = await newSession()
  const questionId = await newQuestion({ sessionId })
  await newAnswer({ questionId, playerId: await newPlayer({ sessionId }) })
  await newEvent({ sessionId })
  await expect(sql('UPDATE "ClassQuestion" SET seed = \'altro\' WHERE id = $1', questionId)).rejects.toThrow(
    'never changed',
  )
  await expect(sql('UPDATE "ClassAnswer" SET verdict = \'wrong\' WHERE "questionId" = $1', questionId)).rejects.toThrow(
    'never changed',
  )
  await expect(sql('UPDATE "ClassEvent" SET at = now() WHERE "sessionId" = $1', sessionId)).rejects.toThrow(
    'never changed',
  )
  const write = (event: object) => sql('UPDATE "ClassEvent" SET event = $2 WHERE "sessionId" = $1', sessionId, event)
  const blanked = { schema: 1, type: 'renamed', player: 'x', nickname: '' }
  await expect(write(blanked)).rejects.toThrow('ClassEvent rows are never changed')
  await sql('DELETE FROM "ClassEvent" WHERE "sessionId" = $1', sessionId)
  await newEvent({ sessionId, event: JSON.stringify({ ...blanked, nickname: 'Ada' }) })
  for (const changed of [
    { ...blanked, nickname: 'Eva' },
    { ...blanked, player: 'y' },
    { schema: 1, type: 'renamed', player: 'x' },
  ])
    await expect(write(changed)).rejects.toThrow('ClassEvent rows are never changed')
  await write(blanked)
  await sql('UPDATE "ClassQuestion" SET "toldAt" = now() WHERE id = $1', questionId)
})

test('what was for a course is left when the course goes; what was somebody’s goes with them', async () => {
  const [courseId, ownerId] = [await newCourse(), await newUser()]
  const made = [await newDeck({ courseId, ownerId }), await newOwn({ courseId, authorId: ownerId })]
  const sessionId = await newSession({ courseId, hostId: ownerId })
  const left = async () =>
    sql(
      `SELECT id, "courseId" FROM "Deck" WHERE id = ANY($1) UNION SELECT id, "courseId" FROM "OwnQuestion" WHERE id = ANY($1)
       UNION SELECT id, "courseId" FROM "ClassSession" WHERE id = ANY($1)`,
      [...made, sessionId],
    )
  await sql('DELETE FROM "Course" WHERE id = $1', courseId)
  expect(await left()).toEqual(Array(3).fill({ id: expect.anything(), courseId: null }))
  await sql('DELETE FROM "User" WHERE id = $1', ownerId)
  expect(await left()).toEqual([])
})
