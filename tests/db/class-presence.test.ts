import { GONE_AFTER, KEPT_EVERY } from '#lib/classroom/index'
import { countClass } from '#lib/db/classroom/counts'
import { keepHere } from '#lib/db/classroom/presence'
import { database, disconnect, transaction } from '#lib/db/client'
import { writeAnswer } from '#lib/db/snapshot'
import { sql } from '../setup/sql'
import { newAnswer, newPlayer, newQuestion, newSession } from './classes'

// Who is here, as several processes keep it: each knows of the pages that are open in it, and of no others.

afterAll(disconnect)

const ago = (ms: number) => new Date(Date.now() - ms)
const LONG_AGO = ago(GONE_AFTER + 60_000)

let n = 0
const player = (sessionId: string, seenAt: Date | null = new Date()): Promise<string> =>
  newPlayer({ sessionId, seenAt, folded: `p${n++}` })

const seenAt = async (id: string): Promise<number | null> => {
  const [row] = await sql<{ seenAt: Date | null }>('SELECT "seenAt" FROM "ClassPlayer" WHERE id = $1', id)
  return row?.seenAt?.getTime() ?? null
}

const counted = (sessionId: string, questionId: string | null, ballot: number | null = null) =>
  countClass(database(), {
    sessionId,
    questionId,
    firstId: null,
    ballot: questionId !== null && ballot !== null ? { questionId, ballot } : null,
    asking: ballot !== null,
  })

describe('who is waited for', () => {
  test('is whoever is here and has not answered; who answered is counted among the answers, here or not', async () => {
    const sessionId = await newSession()
    const questionId = await newQuestion({ sessionId })
    const [here, left, answered, answeredAndLeft] = [
      await player(sessionId),
      await player(sessionId, LONG_AGO),
      await player(sessionId),
      await player(sessionId, LONG_AGO),
    ]
    for (const playerId of [answered, answeredAndLeft])
      await newAnswer({ questionId, playerId, answer: writeAnswer({ option: 'x' }) })
    const counts = await counted(sessionId, questionId)
    expect(counts).toMatchObject({ players: 4, yetToVote: 1 })
    expect(counts.answers.reduce((sum, { count }) => sum + count, 0)).toBe(2)
    // Another question asks everybody again.
    expect(await counted(sessionId, await newQuestion({ sessionId, position: 2 }))).toMatchObject({ yetToVote: 2 })
    await sql('UPDATE "ClassPlayer" SET "kickedAt" = now() WHERE id = ANY($1)', [here, left])
    expect(await counted(sessionId, questionId)).toMatchObject({ players: 2, yetToVote: 0 })
  })

  test('in a ballot is whoever has not voted in it', async () => {
    const sessionId = await newSession()
    const questionId = await newQuestion({ sessionId })
    const [voted] = [await player(sessionId), await player(sessionId), await player(sessionId, LONG_AGO)]
    for (const ballot of [1, 2])
      await sql(
        'INSERT INTO "ClassWant" ("questionId", ballot, "playerId", fact, "createdAt") SELECT $1, $2, $3, $4, now() WHERE $2 = 1',
        questionId,
        ballot,
        voted,
        'x',
      )
    expect(await counted(sessionId, questionId, 1)).toMatchObject({ yetToVote: 1 })
    expect(await counted(sessionId, questionId, 2)).toMatchObject({ yetToVote: 2 })
  })

  test('is somebody of whom nobody ever kept when they were here, and somebody who is away for a moment', async () => {
    const sessionId = await newSession()
    await player(sessionId, null)
    await player(sessionId, ago(GONE_AFTER - 30_000))
    expect(await counted(sessionId, null)).toMatchObject({ yetToVote: 2 })
  })
})

describe('what processes keep', () => {
  test('is one moment for all pages that one holds, of whichever sessions; those of the others are theirs', async () => {
    const sessions = [await newSession(), await newSession()]
    const [a = '', b = '', elsewhere = ''] = [
      await player(sessions[0] ?? '', LONG_AGO),
      await player(sessions[1] ?? '', LONG_AGO),
      await player(sessions[1] ?? '', LONG_AGO),
    ]
    expect([...(await keepHere(database(), [a, b]))].sort()).toEqual([...sessions].sort())
    expect(await seenAt(a)).toBe(await seenAt(b))
    expect(await seenAt(elsewhere)).toBe(LONG_AGO.getTime())
    // The other process has its own, and theirs come back by themselves.
    expect(await keepHere(database(), [elsewhere])).toEqual([sessions[1]])
  })

  test('says that somebody came back once, and nothing of who never left', async () => {
    const sessionId = await newSession()
    const [here, never] = [await player(sessionId, ago(KEPT_EVERY)), await player(sessionId, null)]
    expect(await keepHere(database(), [here, never])).toEqual([])
    const back = await player(sessionId, LONG_AGO)
    expect(await keepHere(database(), [back])).toEqual([sessionId])
    expect(await keepHere(database(), [back])).toEqual([])
  })

  test('is not kept again by a page that is loaded again, or by one that is open in two processes', async () => {
    const moment = ago(KEPT_EVERY / 4)
    const one = await player(await newSession(), moment)
    await keepHere(database(), [one])
    expect(await seenAt(one)).toBe(moment.getTime())
  })

  test('waits for nobody: two who keep the same players at once take turns on none of them', async () => {
    const sessionId = await newSession()
    const ids = await Promise.all(Array.from({ length: 20 }, () => player(sessionId, LONG_AGO)))
    await transaction(async (tx) => {
      await keepHere(tx, ids.slice(0, 10))
      // The other one does not wait until this is committed.
      await keepHere(database(), [...ids].reverse())
    })
    for (const id of ids) expect(await seenAt(id)).toBeGreaterThan(LONG_AGO.getTime())
    expect(await counted(sessionId, null)).toMatchObject({ yetToVote: 20 })
  })

  test('of a process that was killed runs out by itself', async () => {
    const sessionId = await newSession()
    const one = await player(sessionId)
    expect(await counted(sessionId, null)).toMatchObject({ yetToVote: 1 })
    await sql('UPDATE "ClassPlayer" SET "seenAt" = $2 WHERE id = $1', one, ago(GONE_AFTER + 1_000))
    expect(await counted(sessionId, null)).toMatchObject({ yetToVote: 0 })
  })
})
