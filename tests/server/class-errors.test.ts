import './next'
import { actOnSessionError } from '#lib/server/classroom/act-on-error'
import { listClasses } from '#lib/server/classroom/list-classes'
import { reportClass } from '#lib/server/classroom/report'
import { startClass } from '#lib/server/classroom/start-class'
import { makeAssignment } from '#lib/server/courses/assignments'
import { beginAssignment } from '#lib/server/courses/begin-assignment'
import { getDeck } from '#lib/server/deck/get-deck'
import { makeDeck } from '#lib/server/deck/make-deck'
import { begin } from '../../app/(aula)/formatore/sessioni/actions'
import { sql } from '../setup/sql'
import { as, newBrowser } from './browser'
import { classOf, newCourse, type Somebody, somebody } from './class'
import { command, join, lead, lobby, respond } from './classroom-play'
import { answer, value } from './play'
import './streams'

// The errors that a class makes now: from assignments and from live sessions.

const TIMES = { opensAt: '', dueAt: '', closesAt: '', attempts: null }
const errorsOf = async (who: Somebody, courseId: string) =>
  value(await as(who.browser, () => listClasses({ courseId }))).errors

/** A class of three: in an assignment the first errs and the second does not. */
async function assigned() {
  const { teacher, courseId, students } = await classOf(3)
  const [anna, nora, bruno] = students as [Somebody, Somebody, Somebody]
  const task = { type: 'esercizio' as const, rules: [], lessons: [], template: 'legame', length: 2 }
  const made = await as(teacher.browser, () => makeAssignment({ courseId, title: 'Legame', task, ...TIMES }))
  const { assignmentId } = value(made)
  for (const [student, how] of [
    [anna, 'wrong'],
    [nora, 'right'],
  ] as const) {
    const { path } = value(await as(student.browser, () => beginAssignment({ assignmentId })))
    await answer(student.browser, path.replace('/quiz/', ''), 1, how)
  }
  return { teacher, courseId, anna, nora, bruno }
}

test('of assignments and of live sessions count together, each person once, and a deck offers the same ones', async () => {
  const { teacher, courseId, anna, nora, bruno } = await assigned()
  expect(await errorsOf(teacher, courseId)).toMatchObject([{ people: 1, of: 2, few: true }])
  const lesson = await lobby({ courseId }, teacher.browser)
  for (const [student, name] of [
    [anna, 'Anna'],
    [nora, 'Nora'],
    [bruno, 'Bruno'],
  ] as const)
    await join(lesson, name, student.browser)
  const [guest, other] = [await join(lesson, 'Carla'), await join(lesson, 'Ciro')]
  await lead(lesson, 'start', 'open')
  // Nora was right before and errs now: she holds it now.
  for (const { browser } of [anna, nora, bruno]) value(await respond(lesson, browser, 'wrong'))
  value(await respond(lesson, guest, 'wrong'))
  value(await respond(lesson, other))
  await lead(lesson, 'close')
  // Nothing counts before it is told.
  expect(await errorsOf(teacher, courseId)).toMatchObject([{ people: 1, of: 2 }])
  await lead(lesson, 'reveal')
  const errors = await errorsOf(teacher, courseId)
  expect(errors).toMatchObject([{ people: 4, of: 5, few: false }])
  expect(errors[0]?.belief).toMatch(/^702\.15b\//)
  expect(errors[0]?.title).not.toBe('')
  const { deckId } = value(await as(teacher.browser, () => makeDeck({ title: 'Ripasso', courseId })))
  expect(value(await as(teacher.browser, () => getDeck({ deckId }))).errors).toEqual(errors)
})

test('not of who was removed from a session, nor of who teaches the course, nor of another course', async () => {
  const { teacher, courseId } = await classOf(1)
  const lesson = await lobby({ courseId }, teacher.browser)
  await join(lesson, 'Chi insegna', teacher.browser)
  const anna = await join(lesson, 'Anna')
  await lead(lesson, 'start', 'open')
  value(await respond(lesson, teacher.browser, 'wrong'))
  value(await respond(lesson, anna, 'wrong'))
  const [player] = await sql<{ id: string }>(
    `SELECT id FROM "ClassPlayer" WHERE nickname = 'Anna' AND "sessionId" = $1`,
    lesson.id,
  )
  value(await command(lesson, { type: 'kick', player: player?.id ?? '' }))
  await lead(lesson, 'close', 'reveal', 'end')
  expect(await errorsOf(teacher, courseId)).toEqual([])
  expect(await errorsOf(teacher, await newCourse(teacher))).toEqual([])
  const stranger = await somebody('formatore')
  expect(await as(stranger.browser, () => listClasses({ courseId }))).toEqual({ ok: false, error: 'not-found' })
  expect(value(await as(teacher.browser, () => listClasses({}))).errors).toEqual([])
})

describe('a hall without a course', () => {
  /** Two of three believe the same at the end, and one of them has learnt better. */
  async function played() {
    const lesson = await lobby()
    const people = [await join(lesson, 'Anna'), await join(lesson, 'Nora'), await join(lesson, 'Bruno')] as const
    await lead(lesson, 'start', 'open')
    for (const each of people.slice(0, 2)) value(await respond(lesson, each, 'wrong'))
    value(await respond(lesson, people[2]))
    await lead(lesson, 'close', 'reveal', 'end')
    const report = value(await as(lesson.teacher, () => reportClass({ id: lesson.id })))
    const acts = (way: 'session' | 'deck' | 'paper', belief = report.errors[0]?.belief ?? '', who = lesson.teacher) =>
      as(who, () => actOnSessionError({ id: lesson.id, belief, way, key: 'una' }))
    return { lesson, report, acts }
  }

  test('tells in its report what people believe, of how many who could show it', async () => {
    const { report } = await played()
    expect(report.errors).toMatchObject([{ people: 2, of: 3, rule: '702.15b', title: expect.stringMatching(/./) }])
    expect(report.errors[0]?.belief).toMatch(/^702\.15b\//)
  })

  test('leads to a session, a deck and a paper on that error: once for one press, of no course', async () => {
    const { report, acts } = await played()
    for (const [way, where, table] of [
      ['session', 'sessioni', 'ClassSession'],
      ['deck', 'mazzi', 'Deck'],
      ['paper', 'fogli', 'Sheet'],
    ] as const) {
      const { path } = value(await acts(way))
      expect(value(await acts(way)).path).toBe(path)
      const id = new RegExp(`^/formatore/${where}/([0-9a-f-]{36})$`).exec(path)?.[1]
      expect(await sql(`SELECT FROM "${table}" WHERE id = $1`, id)).toHaveLength(1)
    }
    const decks = await sql<{ courseId: string | null; secret: { options: { beliefs: string[] }[] } }>(
      `SELECT d."courseId", i.secret FROM "Deck" d JOIN "DeckItem" i ON i."deckId" = d.id WHERE d.id = $1`,
      value(await acts('deck'))
        .path.split('/')
        .at(-1),
    )
    expect(decks).toHaveLength(8)
    for (const { courseId, secret } of decks) {
      expect(courseId).toBeNull()
      expect(secret.options.flatMap(({ beliefs }) => beliefs)).toContain(report.errors[0]?.belief)
    }
  })

  test('to nobody but whoever led it, and of no error that there is not', async () => {
    const { acts } = await played()
    expect(await acts('deck', '702.15b/nessuno')).toEqual({ ok: false, error: 'none-left' })
    const stranger = await somebody('formatore')
    expect(await acts('deck', undefined, stranger.browser)).toEqual({ ok: false, error: 'not-found' })
  })
})

describe('a session is made', () => {
  const questionsOf = (id: string) =>
    sql<{ template: string; itemId: string; secret: { options: { beliefs: string[] }[] } }>(
      'SELECT template, "itemId", secret FROM "ClassQuestion" WHERE "sessionId" = $1 ORDER BY position',
      id,
    )
  const wish = { title: 'Prova', courseId: null, length: 3, seconds: null, scores: 'off' } as const

  test('of questions one of whose answers betrays the errors, none twice', async () => {
    const { teacher, courseId } = await assigned()
    const beliefs = (await errorsOf(teacher, courseId)).map(({ belief }) => belief)
    const { id } = value(await as(teacher.browser, () => startClass({ ...wish, courseId, beliefs, length: 4 })))
    const questions = await questionsOf(id)
    expect(questions).toHaveLength(4)
    expect(new Set(questions.map(({ itemId }) => itemId)).size).toBe(4)
    for (const { secret } of questions) expect(secret.options.flatMap((o) => o.beliefs)).toContain(beliefs[0])
    const none = await as(teacher.browser, () => startClass({ ...wish, beliefs: ['702.15b/nessuno'] }))
    expect(none).toEqual({ ok: false, error: 'class-empty' })
    expect(await as(teacher.browser, () => startClass({ ...wish, beliefs: [] }))).toEqual({
      ok: false,
      error: 'class-empty',
    })
  })

  /** Where the form led, and the templates of what it made. */
  async function sent(who: Somebody, fields: readonly (readonly [string, string])[]) {
    const form = new FormData()
    for (const [name, text] of [['title', 'Prova'], ['length', '3'], ...fields]) form.append(name ?? '', text ?? '')
    try {
      return await as(who.browser, () => begin(null, form))
    } catch (signal) {
      const id = /sessioni\/([0-9a-f-]{36})/.exec(String((signal as { digest?: string }).digest))?.[1]
      return new Set((await questionsOf(id ?? '')).map(({ template }) => template))
    }
  }

  test('from the form, of what was chosen and of nothing else that it holds', async () => {
    const { teacher, courseId } = await assigned()
    const [error] = await errorsOf(teacher, courseId)
    const all = [
      ['rule', '120.3'],
      ['template', 'sconfitta'],
      ['belief', error?.belief ?? ''],
      ['courseId', courseId],
    ] as const
    expect(await sent(teacher, [['from', 'modello'], ...all])).toEqual(new Set(['sconfitta']))
    expect(await sent(teacher, [['from', 'errori'], ...all])).toEqual(new Set(['legame']))
    expect(await sent(teacher, [['from', 'argomento'], ...all])).toEqual(new Set(['danno']))
    expect(
      await sent(teacher, [
        ['from', 'errori'],
        ['courseId', courseId],
      ]),
    ).toBe('class-empty')
    expect(
      await sent(teacher, [
        ['from', 'modello'],
        ['template', ''],
      ]),
    ).toBe('class-empty')
  })

  test('from the form, of what is answered by choosing where only that is wanted', async () => {
    const { teacher, courseId } = await assigned()
    const [error] = await errorsOf(teacher, courseId)
    const only = ['byChoice', '1'] as const
    expect(await sent(teacher, [['from', 'argomento'], ['rule', '119'], only])).toEqual(
      new Set(['pagamento', 'legame']),
    )
    expect(await sent(teacher, [['from', 'argomento'], ['rule', '120.3'], only])).toBe('class-no-choice')
    expect(await sent(teacher, [['from', 'modello'], ['template', 'danno'], only])).toBe('class-no-choice')
    expect(
      await sent(teacher, [['from', 'errori'], ['belief', error?.belief ?? ''], ['courseId', courseId], only]),
    ).toEqual(new Set(['legame']))
  })

  test('by no student and by nobody, whatever they choose', async () => {
    const student = await somebody()
    expect(await as(student.browser, () => startClass({ ...wish, beliefs: ['x'] }))).toMatchObject({
      error: 'not-allowed',
    })
    expect(await as(newBrowser(), () => startClass({ ...wish, template: 'legame' }))).toMatchObject({
      error: 'expired-session',
    })
  })
})
