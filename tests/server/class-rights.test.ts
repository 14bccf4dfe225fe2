import './next'
import { CLASS_GUESS, CLASS_JOIN } from '#lib/auth/limits'
import { endEverywhere } from '#lib/server/account/sessions'
import { followAsLeader, followAsPlayer } from '#lib/server/classroom/follow-class'
import { joinClass } from '#lib/server/classroom/join-class'
import { lookAtClass } from '#lib/server/classroom/look-at-class'
import { clock } from '#lib/server/clock'
import type { Telling } from '#lib/server/events'
import { sql } from '../setup/sql'
import { as, type Browser, newBrowser } from './browser'
import { join, type Lesson, lobby } from './classroom-play'
import { newKey, value } from './play'
import './streams'

// A stream is open for as long as its reader may look, and codes are not found by trying.

const MINUTE = 60_000

beforeEach(() => {
  // Only the heartbeats are the test's: everything else takes the time that it takes.
  jest.useFakeTimers({
    doNotFake: [
      'Date',
      'setTimeout',
      'clearTimeout',
      'setImmediate',
      'clearImmediate',
      'nextTick',
      'queueMicrotask',
      'performance',
      'hrtime',
    ],
  })
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

interface Stream {
  over: boolean
  readonly leave: () => void
}
const listen = (telling: Telling): Stream => {
  const stream = { over: false, leave: () => leave() }
  const end = () => {
    stream.over = true
  }
  const leave = telling({ write: () => true, end })
  return stream
}
const watch = async ({ id, teacher }: Lesson): Promise<Stream> =>
  listen(value(await as(teacher, () => followAsLeader({ id, role: 'host', lastSeq: null }))))
const play = async ({ code }: Lesson, browser: Browser): Promise<Stream> =>
  listen(value(await as(browser, () => followAsPlayer({ code, lastSeq: null }))))

/** Lets minutes pass, each with what is asked of the database in it, until a stream has ended or so many are over. */
async function endsWithin(stream: Stream, minutes: number): Promise<boolean> {
  for (let n = 0; n < minutes && !stream.over; n++) {
    jest.advanceTimersByTime(MINUTE)
    await sql('SELECT 1')
  }
  stream.leave()
  return stream.over
}

/** As often as minutes may pass while a machine that is busy answers one question. */
const PATIENCE = 2_000

describe('a stream ends within a minute of its right', () => {
  test.each<[string, (lesson: Lesson) => Promise<unknown>]>([
    ['somebody signs out everywhere', ({ teacher }) => as(teacher, () => endEverywhere())],
    [
      'the role is taken',
      ({ id }) =>
        sql(`UPDATE "User" SET role = 'studente' WHERE id = (SELECT "hostId" FROM "ClassSession" WHERE id = $1)`, id),
    ],
    [
      'the session is too old',
      async () => jest.spyOn(clock, 'now').mockReturnValue(Date.now() + 91 * 24 * 60 * MINUTE),
    ],
  ])('of a leader: %s', async (_, happens) => {
    const lesson = await lobby()
    const stream = await watch(lesson)
    await happens(lesson)
    expect(await endsWithin(stream, PATIENCE)).toBe(true)
  })

  test('of a player whose place is gone', async () => {
    const lesson = await lobby()
    const stream = await play(lesson, await join(lesson, 'Anna'))
    await sql('DELETE FROM "ClassPlayer" WHERE "sessionId" = $1', lesson.id)
    expect(await endsWithin(stream, PATIENCE)).toBe(true)
  })

  test('and not before', async () => {
    const lesson = await lobby()
    expect(await endsWithin(await watch(lesson), 50)).toBe(false)
    expect(await endsWithin(await play(lesson, await join(lesson, 'Anna')), 50)).toBe(false)
  })
})

test('of too many streams of one browser the oldest ends, and nobody else’s', async () => {
  const lesson = await lobby()
  const [anna, nora] = [await join(lesson, 'Anna'), await join(lesson, 'Nora')]
  const other = await play(lesson, nora)
  const first = await play(lesson, anna)
  for (let n = 0; n < 8; n++) await play(lesson, anna)
  expect(await endsWithin(first, PATIENCE)).toBe(true)
  expect(await endsWithin(other, 50)).toBe(false)
})

describe('a code is not found by trying', () => {
  const look = (browser: Browser, code: string) => as(browser, () => lookAtClass({ code }))

  test('nor is what no database can hold looked for', async () => {
    expect(await look(newBrowser(), 'A\0')).toEqual({ ok: false, error: 'malformed' })
    const stream = await as(newBrowser(), () => followAsPlayer({ code: '\0', lastSeq: null }))
    expect(stream).toEqual({ ok: false, error: 'malformed' })
  })

  test('after more mistypings than a school makes an address is answered no more, but others are, and so is who is in', async () => {
    const lesson = await lobby()
    const guesser = newBrowser()
    const anna = { ...(await join(lesson, 'Anna', { ...newBrowser(), headers: guesser.headers })) }
    for (let n = 0; n < CLASS_GUESS.times; n++)
      expect(await look({ ...newBrowser(), headers: guesser.headers }, 'AAAAAA')).toMatchObject({
        error: 'class-unknown',
      })
    const stranger = () => ({ ...newBrowser(), headers: guesser.headers })
    expect(await look(stranger(), lesson.code)).toMatchObject({ error: 'rate-limited' })
    expect(
      await as(stranger(), () => joinClass({ code: lesson.code, nickname: 'Uno', joinKey: newKey() })),
    ).toMatchObject({ error: 'rate-limited' })
    expect(await as(stranger(), () => followAsPlayer({ code: lesson.code, lastSeq: null }))).toMatchObject({
      error: 'rate-limited',
    })
    expect((await look(anna, lesson.code)).ok).toBe(true)
    expect((await look(newBrowser(), lesson.code)).ok).toBe(true)
  })

  test('whoever joins on and on from one address is let in no more, and others are', async () => {
    const lesson = await lobby()
    const anna = await join(lesson, 'Anna')
    await sql(`UPDATE "RateLimit" SET points = ${CLASS_JOIN.times} WHERE key LIKE 'class-join:%'`)
    const enter = (browser: Browser, nickname: string) =>
      as(browser, () => joinClass({ code: lesson.code, nickname, joinKey: newKey() }))
    expect(await enter({ ...newBrowser(), headers: anna.headers }, 'Bis')).toEqual({ ok: false, error: 'rate-limited' })
    expect((await enter(newBrowser(), 'Nora')).ok).toBe(true)
  })

  test('five hundred who join from one address are all let in', async () => {
    const lesson = await lobby()
    const { headers } = newBrowser()
    for (let n = 0; n < 500; n++) await join(lesson, `Allievo ${n}`, { ...newBrowser(), headers })
    const [row] = await sql<{ n: string }>('SELECT count(*) AS n FROM "ClassPlayer" WHERE "sessionId" = $1', lesson.id)
    expect(Number(row?.n)).toBe(500)
  })
})
