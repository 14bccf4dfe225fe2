import './next'
import { findClass } from '#lib/db/classroom/sessions'
import { transaction } from '#lib/db/client'
import { answerClassQuestion } from '#lib/server/classroom/answer-question'
import { doubtStep } from '#lib/server/classroom/doubt-step'
import { followAsPlayer } from '#lib/server/classroom/follow-class'
import { joinClass, MOST_PLAYERS } from '#lib/server/classroom/join-class'
import { keepAttempts } from '#lib/server/classroom/keep-attempts'
import { lookAtClass } from '#lib/server/classroom/look-at-class'
import { exportClass, reportClass } from '#lib/server/classroom/report'
import { createCourse } from '#lib/server/courses/create-course'
import { assignReview } from '../../app/(aula)/formatore/sessioni/actions'
import { sql } from '../setup/sql'
import { SECRET } from './bank'
import { as, newBrowser } from './browser'
import { command, type Heard, join, lead, listenAs, lobby, newTeacher, questionAt, respond } from './classroom-play'
import { newKey, register, value } from './play'
import './streams'

const answers = async (id: string): Promise<number> => {
  const [row] = await sql<{ n: number }>(
    'SELECT count(*)::int n FROM "ClassAnswer" a JOIN "ClassQuestion" q ON q.id = a."questionId" WHERE q."sessionId" = $1',
    id,
  )
  return row?.n ?? 0
}
const attempts = async (email: string): Promise<number> => {
  const [row] = await sql<{ n: number }>(
    'SELECT count(*)::int n FROM "Attempt" a JOIN "User" u ON u.id = a."userId" WHERE u.email = $1',
    email,
  )
  return row?.n ?? 0
}

describe('joining', () => {
  test('takes a code, written as it likes, and a name; no account', async () => {
    const lesson = await lobby()
    const browser = newBrowser()
    const typed = ` ${lesson.code.slice(0, 3).toLowerCase()}-${lesson.code.slice(3)} `
    value(await as(browser, () => joinClass({ code: typed, nickname: 'Anna', joinKey: newKey() })))
    expect(value(await as(browser, () => lookAtClass({ code: lesson.code })))).toMatchObject({
      title: 'Prova',
      nickname: 'Anna',
    })
  })
  test('a code under which nothing goes on is unknown, also once its session has ended', async () => {
    const lesson = await lobby()
    await lead(lesson, 'end')
    for (const code of ['', 'XXXXXX', '%00', 'X'.repeat(10_000), lesson.code])
      expect(await as(newBrowser(), () => joinClass({ code, nickname: 'Anna', joinKey: newKey() }))).toMatchObject({
        error: 'class-unknown',
      })
  })
  test('a name that somebody has is refused, in whatever letters; one that is too long or empty too', async () => {
    const lesson = await lobby()
    await join(lesson, 'Niccolò')
    const refused = async (nickname: string) =>
      as(newBrowser(), () => joinClass({ code: lesson.code, nickname, joinKey: newKey() }))
    expect(await refused(' NICCOLO ')).toMatchObject({ error: 'nickname-taken' })
    expect(await refused('x'.repeat(25))).toMatchObject({ error: 'nickname-long' })
    expect(await refused('  ')).toMatchObject({ error: 'nickname-short' })
    expect(await refused('x'.repeat(100_000))).toMatchObject({ error: 'nickname-long' })
  })
  test('asked again after a reply that was lost, one is in once', async () => {
    const lesson = await lobby()
    const joinKey = newKey()
    for (const browser of [newBrowser(), newBrowser()])
      value(await as(browser, () => joinClass({ code: lesson.code, nickname: 'Anna', joinKey })))
    expect(await sql('SELECT id FROM "ClassPlayer" WHERE "sessionId" = $1', lesson.id)).toHaveLength(1)
  })
  test('a locked session lets in nobody new, and whoever is in stays', async () => {
    const lesson = await lobby()
    const anna = await join(lesson, 'Anna')
    await lead(lesson, 'lock')
    const late = await as(newBrowser(), () => joinClass({ code: lesson.code, nickname: 'Nora', joinKey: newKey() }))
    expect(late).toMatchObject({ error: 'class-locked' })
    expect((await as(anna, () => joinClass({ code: lesson.code, nickname: 'Anna', joinKey: newKey() }))).ok).toBe(true)
    await lead(lesson, 'unlock')
    await join(lesson, 'Nora')
  })
  test('a full session says so', async () => {
    const lesson = await lobby()
    await sql(
      `INSERT INTO "ClassPlayer" (id, "sessionId", "tokenHash", nickname, folded, "joinedAt")
       SELECT gen_random_uuid(), $1::uuid, $1::text || n, 'n' || n, 'n' || n, now() FROM generate_series(1, $2::int) n`,
      lesson.id,
      MOST_PLAYERS,
    )
    const late = await as(newBrowser(), () => joinClass({ code: lesson.code, nickname: 'Nora', joinKey: newKey() }))
    expect(late).toMatchObject({ error: 'class-full' })
  })
})

describe('answers', () => {
  test('before it is opened and after it is closed are refused and not kept', async () => {
    const lesson = await lobby()
    const anna = await join(lesson, 'Anna')
    await lead(lesson, 'start')
    expect(await respond(lesson, anna)).toMatchObject({ error: 'not-open' })
    await lead(lesson, 'open', 'close')
    expect(await respond(lesson, anna)).toMatchObject({ error: 'not-open' })
    expect(await answers(lesson.id)).toBe(0)
  })
  test('after the countdown are refused although nobody has closed the question', async () => {
    const lesson = await lobby()
    const anna = await join(lesson, 'Anna')
    await lead(lesson, 'start', 600)
    expect(await respond(lesson, anna)).toMatchObject({ ok: true })
    await sql('UPDATE "ClassSession" SET "closesAt" = clock_timestamp() - interval \'1 ms\' WHERE id = $1', lesson.id)
    const nora = await join(lesson, 'Nora')
    expect(await respond(lesson, nora)).toMatchObject({ error: 'too-late' })
    expect(await answers(lesson.id)).toBe(1)
  })
  test('while it is paused are refused', async () => {
    const lesson = await lobby()
    const anna = await join(lesson, 'Anna')
    await lead(lesson, 'start', 'open', 'pause')
    expect(await respond(lesson, anna)).toMatchObject({ error: 'not-open' })
    await lead(lesson, 'resume')
    expect(await respond(lesson, anna)).toMatchObject({ ok: true })
  })
  test('to another session, from nobody, or to another question are refused', async () => {
    const lesson = await lobby()
    const other = await lobby()
    const anna = await join(lesson, 'Anna')
    await lead(lesson, 'start', 'open')
    await lead(other, 'start', 'open')
    expect(await respond({ id: other.id, code: lesson.code }, anna)).toMatchObject({ error: 'not-playing' })
    expect(await respond(other, anna)).toMatchObject({ error: 'not-playing' })
    expect(await respond(lesson, newBrowser())).toMatchObject({ error: 'not-playing' })
    expect(await respond(lesson, anna, 'right', { position: 2 })).toMatchObject({ error: 'not-open' })
    expect((await answers(lesson.id)) + (await answers(other.id))).toBe(0)
  })
  test('of several sessions are stored together; one whose session is being changed waits, and nobody waits for it', async () => {
    const [lesson, other] = [await lobby(), await lobby()]
    const [anna, nora, ugo] = [await join(lesson, 'Anna'), await join(other, 'Nora'), await join(other, 'Ugo')]
    await lead(lesson, 'start', 'open')
    await lead(other, 'start', 'open')
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let holding = () => {}
    const begun = new Promise<void>((resolve) => {
      holding = resolve
    })
    const changing = transaction(async (tx) => {
      await findClass(tx, lesson.id, 'held')
      holding()
      await held
    })
    await begun
    const waits = respond(lesson, anna)
    const others = [respond(other, nora), respond(other, ugo, 'wrong')]
    for (const one of await Promise.all(others)) expect(one).toMatchObject({ value: { status: 'accepted' } })
    expect([await answers(lesson.id), await answers(other.id)]).toEqual([0, 2])
    release()
    await changing
    expect(await waits).toMatchObject({ value: { status: 'accepted' } })
    expect(await answers(lesson.id)).toBe(1)
  })
  test('from somebody who was removed are refused, and the one before does not count', async () => {
    const lesson = await lobby()
    const [anna, nora] = [await join(lesson, 'Anna'), await join(lesson, 'Nora')]
    await lead(lesson, 'start', 'open')
    value(await respond(lesson, anna))
    value(await respond(lesson, nora))
    const [player] = await sql<{ id: string }>(
      'SELECT id FROM "ClassPlayer" WHERE "sessionId" = $1 AND nickname = \'Anna\'',
      lesson.id,
    )
    value(await command(lesson, { type: 'kick', player: player?.id ?? '' }))
    expect(await respond(lesson, anna, 'wrong', { key: newKey() })).toMatchObject({
      value: { status: 'already-answered' },
    })
    const again = await as(anna, () => joinClass({ code: lesson.code, nickname: 'Anna 2', joinKey: newKey() }))
    expect(again).toMatchObject({ error: 'kicked' })
    await lead(lesson, 'skip', 'open')
    expect(await respond(lesson, anna, 'right', { position: 2 })).toMatchObject({ error: 'kicked' })
    const host = await listenAs(lesson, lesson.teacher, 'host')
    await lead(lesson, 'close', 'back')
    const { data } = await host.until(({ data: view }) => view.position === 1)
    expect(data.spread?.answered).toBe(1)
  })
  test('one counts, whatever is sent again and at the same time', async () => {
    const lesson = await lobby()
    const anna = await join(lesson, 'Anna')
    await lead(lesson, 'start', 'open')
    const key = newKey()
    const all = await Promise.all([
      ...Array.from({ length: 8 }, () => respond(lesson, anna, 'right', { key })),
      ...Array.from({ length: 8 }, () => respond(lesson, anna, 'right')),
    ])
    expect(all.filter(({ ok }) => !ok)).toEqual([])
    expect(await answers(lesson.id)).toBe(1)
    const late = await respond(lesson, anna, 'wrong')
    expect(late).toMatchObject({ value: { status: 'already-answered' } })
  })
  test('of one that does not exist are refused and the question stays open', async () => {
    const lesson = await lobby({ template: 'guadagno' })
    const anna = await join(lesson, 'Anna')
    await lead(lesson, 'start', 'open')
    const question = await questionAt(lesson.id, 1)
    const sent = await as(anna, () =>
      answerClassQuestion({
        code: lesson.code,
        questionId: question.id,
        answer: { option: 'ok' },
        idempotencyKey: newKey(),
      }),
    )
    expect(sent).toMatchObject({ error: 'invalid-answer' })
    expect(await respond(lesson, anna)).toMatchObject({ ok: true })
  })
})

describe('leading', () => {
  test('is for the instructor alone; a student, another instructor and nobody are refused', async () => {
    const lesson = await lobby()
    const student = newBrowser()
    await register(student)
    const asked = { type: 'start' } as const
    expect(await command({ ...lesson, teacher: student }, asked)).toMatchObject({ error: 'not-allowed' })
    expect(await command({ ...lesson, teacher: await newTeacher() }, asked)).toMatchObject({ error: 'not-found' })
    expect(await command({ ...lesson, teacher: await join(lesson, 'Anna') }, asked)).toMatchObject({
      error: 'expired-session',
    })
    expect(await command(lesson, asked)).toMatchObject({ ok: true })
  })
  test('a command that comes twice is done once', async () => {
    const lesson = await lobby()
    await lead(lesson, 'start')
    const [first, second] = await Promise.all([
      command(lesson, { type: 'skip' }, 1),
      command(lesson, { type: 'skip' }, 1),
    ])
    expect([first, second].filter(({ ok }) => ok)).toHaveLength(1)
    const [row] = await sql<{ state: { position: number } }>(
      'SELECT state FROM "ClassSession" WHERE id = $1',
      lesson.id,
    )
    expect(row?.state.position).toBe(2)
  })
  test('events are numbered without gaps, however many come at once', async () => {
    const lesson = await lobby()
    await lead(lesson, 'start')
    await Promise.all(Array.from({ length: 12 }, (_, n) => command(lesson, { type: n % 2 ? 'lock' : 'unlock' }, 1)))
    const rows = await sql<{ seq: number }>(
      'SELECT seq FROM "ClassEvent" WHERE "sessionId" = $1 ORDER BY seq',
      lesson.id,
    )
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, n) => n + 1))
  })
  test('another device of the same account follows and goes on', async () => {
    const lesson = await lobby()
    await lead(lesson, 'start', 'open')
    const second = await listenAs(lesson, lesson.teacher, 'host')
    expect((await second.until(() => true)).data).toMatchObject({ phase: 'open', position: 1 })
    await lead(lesson, 'close')
    expect((await second.until(({ data }) => data.phase === 'closed')).data.position).toBe(1)
  })
})

describe('what is seen', () => {
  test('no key and no belief reaches a phone or the wall before it is revealed', async () => {
    const lesson = await lobby()
    const anna = await join(lesson, 'Anna')
    const ears = [await listenAs(lesson, anna), await listenAs(lesson, lesson.teacher, 'projector')]
    await lead(lesson, 'start', 'open')
    value(await respond(lesson, anna, 'wrong'))
    await lead(lesson, 'close')
    for (const ear of ears) {
      await ear.until(({ data }) => data.phase === 'closed')
      const said = JSON.stringify(ear.heard)
      expect(said).not.toContain(SECRET)
      expect(said).not.toContain('headline')
      expect(said).not.toContain('bars')
      expect(said).not.toContain('itemId')
    }
    await lead(lesson, 'reveal')
    const told = await ears[0]?.until(({ data }) => data.phase === 'revealed')
    expect(told?.data.own).toMatchObject({ verdict: 'wrong' })
    expect(told?.data.spread?.bars.map(({ count, right }) => [count, right])).toContainEqual([1, false])
  })
  test('whoever leads sees from the first which belief leads to which wrong answer, with its rule; nobody else ever does', async () => {
    const lesson = await lobby()
    const anna = await join(lesson, 'Anna')
    const host = await listenAs(lesson, lesson.teacher, 'host')
    const others = [await listenAs(lesson, anna), await listenAs(lesson, lesson.teacher, 'projector')]
    await lead(lesson, 'start', 'open')
    value(await respond(lesson, anna, 'wrong'))
    const { data } = await host.until((message) => message.data.phase === 'open')
    const bars = data.spread?.bars ?? []
    const held = data.held ?? []
    expect(held.length).toBeGreaterThan(0)
    for (const { key, beliefs } of held) {
      expect(bars.find((bar) => bar.key === key)?.right).toBe(false)
      for (const { id, title, rule } of beliefs) {
        expect(id.startsWith(`${rule}/`)).toBe(true)
        expect(title).not.toBe('')
      }
    }
    await lead(lesson, 'close', 'reveal')
    for (const ear of others) {
      await ear.until((message) => message.data.phase === 'revealed')
      expect(JSON.stringify(ear.heard)).not.toContain('"held"')
    }
  })
  test('the wall names who is in while they come, and nobody once it has begun', async () => {
    const lesson = await lobby()
    await join(lesson, 'Anna')
    const wall = await listenAs(lesson, lesson.teacher, 'projector')
    await join(lesson, 'Nora')
    const { data } = await wall.until((message) => message.data.people?.length === 2)
    expect(data.people?.map(({ nickname }) => nickname)).toEqual(['Anna', 'Nora'])
    await lead(lesson, 'start')
    expect((await wall.until((message) => message.data.phase === 'shown')).data).not.toHaveProperty('people')
    const phone = await listenAs(lesson, await join(lesson, 'Zoe'))
    expect((await phone.until(() => true)).data).not.toHaveProperty('people')
  })
  test('whoever comes back finds the question, that they have answered, and their points', async () => {
    const lesson = await lobby({ scores: 'personal' })
    const anna = await join(lesson, 'Anna')
    await lead(lesson, 'start', 'open')
    value(await respond(lesson, anna))
    const first = await listenAs(lesson, anna)
    const { own } = (await first.until(() => true)).data
    expect(own).toMatchObject({ answered: true, chosen: expect.any(String) })
    expect(Object.keys(own ?? {}).filter((name) => ['verdict', 'beliefs'].includes(name))).toEqual([])
    await first.leave()
    await lead(lesson, 'close', 'reveal')
    const again = await listenAs(lesson, anna)
    const { data } = await again.until(() => true)
    expect(data.own).toMatchObject({ verdict: 'right', points: 1, rank: 1, nickname: 'Anna' })
    expect(data.question?.ask).toBeDefined()
  })
  test('the wall names as many of those who share a place as it has room for, and says how many more there are', async () => {
    const lesson = await lobby({ scores: 'podium' })
    await lead(lesson, 'start', 'open')
    const phones = await Promise.all(Array.from({ length: 8 }, (_, n) => join(lesson, `Persona ${n + 1}`)))
    for (const phone of phones) value(await respond(lesson, phone))
    await lead(lesson, 'close', 'reveal')
    const wall = await listenAs(lesson, lesson.teacher, 'projector')
    const { data } = await wall.until((message) => message.data.phase === 'revealed')
    expect(data.podium?.map(({ points, rank }) => [points, rank])).toEqual(Array(6).fill([1, 1]))
    expect(data.podiumMore).toBe(2)
    // Whoever plays sees it at the end.
    const ear = await listenAs(lesson, phones[0] as Awaited<ReturnType<typeof join>>)
    expect((await ear.until(() => true)).data).not.toHaveProperty('podium')
    await lead(lesson, 'end')
    const { data: end } = await ear.until((message) => message.data.phase === 'ended')
    expect([end.podium?.length, end.podiumMore]).toEqual([6, 2])
    // Everybody was right: no error is the most common.
    expect((await wall.until((message) => message.data.phase === 'ended')).data).not.toHaveProperty('mostHeld')
  })
  test('the wall ends with the error that most people held, and with none that one person held alone', async () => {
    for (const wrong of [2, 1]) {
      const lesson = await lobby()
      await lead(lesson, 'start', 'open')
      const phones = await Promise.all([0, 1, 2].map((n) => join(lesson, `Persona ${n + 1}`)))
      for (const [n, phone] of phones.entries()) value(await respond(lesson, phone, n < wrong ? 'wrong' : 'right'))
      await lead(lesson, 'close', 'reveal', 'end')
      const wall = await listenAs(lesson, lesson.teacher, 'projector')
      const { data } = await wall.until((message) => message.data.phase === 'ended')
      expect(data.mostHeld?.people).toBe(wrong > 1 ? wrong : undefined)
    }
  })
  test('whoever comes back with the number of the last event is told nothing again', async () => {
    const lesson = await lobby()
    const anna = await join(lesson, 'Anna')
    await lead(lesson, 'start')
    const ear = await listenAs(lesson, anna, 'player', 1)
    await lead(lesson, 'open')
    await ear.until(({ id }) => id === 2)
    expect(ear.heard.map(({ id }) => id)).toEqual([2])
  })
  test('a player gets as many messages for a question, whoever many answer', async () => {
    const lesson = await lobby()
    const players = await Promise.all(Array.from({ length: 20 }, (_, n) => join(lesson, `Persona ${n}`)))
    const ear = await listenAs(lesson, players[0] ?? newBrowser())
    const wall = await listenAs(lesson, lesson.teacher, 'projector')
    // States that follow one another faster than they are read are told as one: each is waited for.
    const told = (phase: string) => ear.until(({ data }) => data.phase === phase)
    await told('lobby')
    await lead(lesson, 'start')
    await told('shown')
    await lead(lesson, 'open')
    await told('open')
    await Promise.all(players.map((browser) => respond(lesson, browser)))
    await wall.until(({ data }) => data.answered === 20)
    await lead(lesson, 'close')
    await told('closed')
    await lead(lesson, 'reveal')
    await told('revealed')
    expect(ear.heard.map(({ data }) => data.phase)).toEqual(['lobby', 'shown', 'open', 'closed', 'revealed'])
  })
  test('a phone hears where the wall has come to in the answer, in a word, and of no page of the question', async () => {
    const lesson = await lobby()
    const anna = await join(lesson, 'Anna')
    const ear = await listenAs(lesson, anna)
    await lead(lesson, 'start')
    value(await command(lesson, { type: 'step', step: 2 }))
    await lead(lesson, 'open', 'close', 'reveal')
    expect((await ear.until(({ data }) => data.phase === 'revealed')).data.step).toBe(0)
    value(await command(lesson, { type: 'step', step: 3 }))
    expect((await ear.until(({ event }) => event === 'passo')).data).toEqual({ step: 3 })
    expect(ear.heard.filter(({ event }) => event === 'passo')).toHaveLength(1)
    const late = await listenAs(lesson, anna)
    expect((await late.until(() => true)).data.step).toBe(3)
  })
  test('the countdown closes the question without anybody’s doing', async () => {
    const lesson = await lobby()
    const anna = await join(lesson, 'Anna')
    const ear = await listenAs(lesson, anna)
    await lead(lesson, 'start', 5)
    expect((await ear.until(({ data }) => data.phase === 'open')).data.left).toBeGreaterThan(3_000)
    await ear.until(({ data }) => data.phase === 'closed')
  })
  test('whoever is removed is told, and their stream ends', async () => {
    const lesson = await lobby()
    const anna = await join(lesson, 'Anna')
    const ear = await listenAs(lesson, anna)
    await ear.until(() => true)
    const [player] = await sql<{ id: string }>('SELECT id FROM "ClassPlayer" WHERE "sessionId" = $1', lesson.id)
    value(await command(lesson, { type: 'kick', player: player?.id ?? '' }))
    await ear.until(({ event }) => event === 'fuori')
    expect(await as(anna, () => followAsPlayer({ code: lesson.code, lastSeq: null }))).toMatchObject({
      error: 'kicked',
    })
  })
  test('a listening connection that is lost costs nothing but delay', async () => {
    const lesson = await lobby()
    const anna = await join(lesson, 'Anna')
    const ear = await listenAs(lesson, anna)
    await ear.until(() => true)
    await sql(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'verdetto-aula' AND datname = current_database()",
    )
    await lead(lesson, 'start')
    await ear.until(({ data }) => data.phase === 'shown')
    await lead(lesson, 'open')
    await ear.until(({ data }) => data.phase === 'open')
  })
})

describe('a second vote', () => {
  test('is on another item of the same template, and the change is shown by belief', async () => {
    const lesson = await lobby()
    const [anna, nora] = [await join(lesson, 'Anna'), await join(lesson, 'Nora')]
    const host = await listenAs(lesson, lesson.teacher, 'host')
    await lead(lesson, 'start', 'open')
    value(await respond(lesson, anna))
    value(await respond(lesson, nora, 'wrong'))
    await lead(lesson, 'close')
    expect((await host.until(({ data }) => data.phase === 'closed')).data.talk).toBe(true)
    const wall = await listenAs(lesson, lesson.teacher, 'projector')
    const { data: seen } = await wall.until(() => true)
    // Whether it is worth it, and nothing of how.
    expect(seen.talk).toBe(true)
    for (const part of ['spread', 'answer', 'people', 'held']) expect(seen).not.toHaveProperty(part)
    await lead(lesson, 'revote')
    const [first, second] = [await questionAt(lesson.id, 1), await questionAt(lesson.id, 1, 2)]
    expect(second.itemId).not.toBe(first.itemId)
    expect(second.itemId.split('.')[0]).toBe('legame')
    await lead(lesson, 'open')
    for (const browser of [anna, nora]) value(await respond(lesson, browser, 'right', { round: 2 }))
    await lead(lesson, 'close', 'reveal')
    const { data } = await host.until((message) => message.data.phase === 'revealed')
    expect(data.spread?.change).toMatchObject({
      first: { answered: 2, right: 1 },
      beliefs: [{ before: 1, after: 0 }],
    })
  })

  test('while people talk everybody looks at the first question; the other one is read once it is shown, and whoever leads reads it before', async () => {
    const lesson = await lobby()
    const anna = await join(lesson, 'Anna')
    const ears = [
      await listenAs(lesson, anna),
      await listenAs(lesson, lesson.teacher, 'projector'),
      await listenAs(lesson, lesson.teacher, 'host'),
    ]
    await lead(lesson, 'start', 'open')
    value(await respond(lesson, anna))
    await lead(lesson, 'close', 'revote')
    const [first, second] = [await questionAt(lesson.id, 1), await questionAt(lesson.id, 1, 2)]
    const late = [await listenAs(lesson, anna), await listenAs(lesson, lesson.teacher, 'projector')]
    const talking = ({ data }: Heard) => data.phase === 'shown' && data.round === 2
    for (const ear of [...ears, ...late]) {
      expect((await ear.until(talking)).data.question?.id).toBe(first.id)
      const heard = JSON.stringify(ear.heard)
      if (ear !== ears[2]) for (const secret of [second.id, second.itemId]) expect(heard).not.toContain(secret)
    }
    expect((await ears[2]?.until(talking))?.data.twin?.id).toBe(second.id)
    await lead(lesson, 'read')
    for (const ear of [...ears, ...late]) {
      const { data } = await ear.until((message) => message.data.reading === true)
      expect(data).toMatchObject({ phase: 'shown', round: 2, question: { id: second.id } })
      expect(data).not.toHaveProperty('twin')
      if (ear !== ears[2]) expect(data).not.toHaveProperty('answer')
    }
    // To be read, not yet to be answered.
    expect(await respond(lesson, anna, 'right', { round: 2 })).toMatchObject({ error: 'not-open' })
    await lead(lesson, 'open')
    for (const ear of [...ears, ...late]) {
      const { data } = await ear.until((message) => message.data.phase === 'open' && message.data.round === 2)
      // Whoever has read it has it.
      expect(data).not.toHaveProperty('question')
      expect(data.sameAgain).toBeUndefined()
    }
    const [player] = ears
    expect((await player?.until((m) => m.data.reading === true))?.data.own?.answered).toBe(false)
  })
})

describe('counts', () => {
  test('come to whoever looks after the answers, though nobody was there to hear of them', async () => {
    const lesson = await lobby()
    const anna = await join(lesson, 'Anna')
    await lead(lesson, 'start', 'open')
    const ear = await listenAs(lesson, anna)
    await ear.until(({ data }) => data.phase === 'open')
    expect(await respond(lesson, anna)).toMatchObject({ ok: true })
    await new Promise((resolve) => setTimeout(resolve, 500))
    for (const role of ['host', 'projector'] as const) {
      const late = await listenAs(lesson, lesson.teacher, role)
      await late.until(({ event, data }) => event === 'conteggio' && data.answered === 1)
    }
  })
})

describe('doubts', () => {
  test('about a step reach whoever leads without a name, once each, and are taken back', async () => {
    const lesson = await lobby()
    const anna = await join(lesson, 'Anna')
    await lead(lesson, 'start', 'open', 'close', 'reveal')
    const question = await questionAt(lesson.id, 1)
    const doubt = (doubts: boolean, step = 1) =>
      as(anna, () => doubtStep({ code: lesson.code, questionId: question.id, step, doubts }))
    const host = await listenAs(lesson, lesson.teacher, 'host')
    value(await doubt(true))
    value(await doubt(true))
    const heard = await host.until(({ data }) => data.doubts?.[0]?.count === 1)
    expect(JSON.stringify(heard.data.doubts)).not.toContain('Anna')
    value(await doubt(false))
    await host.until(({ event, data }) => event === 'conteggio' && data.doubts?.length === 0)
    expect(await doubt(true, 9)).toMatchObject({ error: 'malformed' })
  })
  test('about what is not told yet are refused', async () => {
    const lesson = await lobby()
    const anna = await join(lesson, 'Anna')
    await lead(lesson, 'start', 'open')
    const question = await questionAt(lesson.id, 1)
    const early = await as(anna, () => doubtStep({ code: lesson.code, questionId: question.id, step: 1, doubts: true }))
    expect(early).toMatchObject({ error: 'class-not-now' })
  })
})

describe('what one has answered with an account', () => {
  test('counts among one’s answers once it is told, and once', async () => {
    const lesson = await lobby()
    const anna = newBrowser()
    const email = await register(anna)
    await join(lesson, 'Anna', anna)
    await join(lesson, 'Nora')
    await lead(lesson, 'start', 'open')
    value(await respond(lesson, anna))
    expect(await attempts(email)).toBe(0)
    await lead(lesson, 'close')
    await keepAttempts(lesson.id)
    expect(await attempts(email)).toBe(0)
    await lead(lesson, 'reveal', 'end')
    await Promise.all([keepAttempts(lesson.id), keepAttempts(lesson.id)])
    expect(await attempts(email)).toBe(1)
  })
  test('counts at the end where it was never told', async () => {
    const lesson = await lobby()
    const anna = newBrowser()
    const email = await register(anna)
    await join(lesson, 'Anna', anna)
    await lead(lesson, 'start', 'open')
    value(await respond(lesson, anna))
    await lead(lesson, 'end')
    await keepAttempts(lesson.id)
    expect(await attempts(email)).toBe(1)
  })
})

describe('a name that is changed by whoever leads', () => {
  test('is on the phone at once, in the lobby and with a question open; what was answered is still answered', async () => {
    const lesson = await lobby()
    const anna = await join(lesson, 'Anna')
    const ear = await listenAs(lesson, anna)
    await ear.until(({ event }) => event === 'stato')
    const [{ id = '' } = {}] = await sql<{ id: string }>(
      'SELECT id FROM "ClassPlayer" WHERE "sessionId" = $1',
      lesson.id,
    )
    const rename = async (nickname: string) => {
      value(await command(lesson, { type: 'rename', player: id, nickname }))
      return (await ear.until(({ data }) => data.own?.nickname === nickname)).data.own
    }
    expect(await rename('Bianca')).toMatchObject({ answered: false })
    await lead(lesson, 'start', 'open')
    expect(await rename('Carla')).toMatchObject({ answered: false })
    value(await respond(lesson, anna))
    expect(await rename('Dora')).toMatchObject({ answered: true })
    await lead(lesson, 'close')
    expect(await rename('Elena')).toMatchObject({ answered: true })
  })
})

describe('the report', () => {
  test('says how each question was answered, who missed it, what to go over again; and a table of it is safe to open', async () => {
    const lesson = await lobby()
    const [anna, nora] = [await join(lesson, '=Anna()'), await join(lesson, 'Nora')]
    await lead(lesson, 'start', 'open')
    value(await respond(lesson, anna, 'wrong'))
    value(await respond(lesson, nora))
    await lead(lesson, 'close', 'reveal', 'end')
    const report = value(await as(lesson.teacher, () => reportClass({ id: lesson.id })))
    expect(report).toMatchObject({ players: 2, ended: true, rules: ['702.15b'] })
    expect(report.questions).toHaveLength(1)
    expect(report.questions[0]).toMatchObject({ missed: [{ nickname: '=Anna()' }], spread: { answered: 2, right: 1 } })
    expect(report.people).toEqual([
      { nickname: '=Anna()', name: null, studentId: null, answered: 1, right: 0 },
      { nickname: 'Nora', name: null, studentId: null, answered: 1, right: 1 },
    ])
    const file = value(await as(lesson.teacher, () => exportClass({ id: lesson.id })))
    let text = ''
    for await (const piece of file.pieces) text += piece
    expect(text).toContain("'=Anna();1;1;")
    expect(text.split('\r\n').filter((line) => line !== '')).toHaveLength(3)
  })
  test('leads to a review for the course with the rules that were missed', async () => {
    const teacher = await newTeacher()
    const { courseId } = value(await as(teacher, () => createCourse({ title: 'Arbitri', startsOn: '', endsOn: '' })))
    const lesson = await lobby({ courseId }, teacher)
    const anna = await join(lesson, 'Anna')
    await lead(lesson, 'start', 'open')
    value(await respond(lesson, anna, 'wrong'))
    await lead(lesson, 'close', 'reveal', 'end')
    const form = new FormData()
    form.set('id', lesson.id)
    await expect(as(teacher, () => assignReview(null, form))).rejects.toMatchObject({
      digest: expect.stringContaining(`/formatore/corsi/${courseId}/compiti/`),
    })
    const [assignment] = await sql<{ task: { rules?: string[] } }>(
      'SELECT task FROM "Assignment" WHERE "courseId" = $1',
      courseId,
    )
    expect(assignment?.task.rules).toEqual(['702.15b'])
  })
})
