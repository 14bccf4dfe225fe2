import './next'
import { sayError } from '#lib/italian/errors'
import { deleteAccount } from '#lib/server/account/delete-account'
import { makeAssignment } from '#lib/server/courses/assignments'
import { getAttended, getDuty } from '#lib/server/courses/attended'
import { beginAssignment } from '#lib/server/courses/begin-assignment'
import { extend, makeException, takeBack } from '#lib/server/courses/exceptions'
import { addInstructor, setMember } from '#lib/server/courses/members'
import { romeTime } from '#lib/server/courses/rome'
import { giveAttempts, giveMark } from '../../app/(aula)/formatore/corsi/[id]/registro/actions'
import { sql } from '../setup/sql'
import { as } from './browser'
import { classOf, type Somebody, somebody } from './class'
import { answer, PASSWORD, setClock, value } from './play'

// What an instructor lets hold for one student: it holds for that student alone, counts once, is written with who and when, and can be taken back.

const HOUR = 3_600_000
const now = Date.UTC(2026, 10, 24, 9)
const free = { opensAt: '', dueAt: '', closesAt: '', attempts: null }
const code = (error: string) => ({ ok: false, error })
type Wish = Parameters<typeof makeException>[0]['exception']

beforeEach(() => setClock(now))

async function assigned(more: Partial<Parameters<typeof makeAssignment>[0]> = {}) {
  const { teacher, courseId, students } = await classOf(2)
  const task = { type: 'esercizio' as const, rules: [], lessons: [], template: 'legame', length: 2 }
  const make = { courseId, title: 'Legame', task, ...free, ...more }
  const { assignmentId } = value(await as(teacher.browser, () => makeAssignment(make)))
  const [student, other] = students as [Somebody, Somebody]
  const target = { courseId, assignmentId, userId: student.id }
  const give = (exception: Wish, reason = 'Era malata.', who = teacher) =>
    as(who.browser, () => makeException({ ...target, exception, reason }))
  const back = (kind: 'time' | 'attempts' | 'excuse' | 'mark', who = teacher) =>
    as(who.browser, () => takeBack({ ...target, kind }))
  const seen = async (who = student) => value(await as(who.browser, () => getDuty({ courseId, assignmentId }))).duty
  const begin = (who = student) => as(who.browser, () => beginAssignment({ assignmentId }))
  const rows = () =>
    sql<{ kind: string; by: string | null; ended: string | null; endedAt: Date | null; createdAt: Date }>(
      'SELECT kind::text, "byId" AS by, "endedById" AS ended, "endedAt", "createdAt" FROM "AssignmentException" WHERE "assignmentId" = $1 ORDER BY id',
      assignmentId,
    )
  return { teacher, courseId, student, other, assignmentId, target, give, back, seen, begin, rows }
}

/** Begins once and answers all of it wrongly. */
async function does({ begin }: Awaited<ReturnType<typeof assigned>>, who: Somebody) {
  const quizId = value(await begin(who)).path.replace('/quiz/', '')
  for (const position of [1, 2]) await answer(who.browser, quizId, position, 'wrong')
}

test('an attempt more is one more, for that student alone; taken back, it is none', async () => {
  const made = await assigned({ attempts: 1 })
  const { give, back, seen, begin, student, other } = made
  await does(made, student)
  await does(made, other)
  value(await give({ kind: 'attempts', attempts: 1 }, ''))
  expect([(await seen()).attempts, (await seen(other)).attempts]).toEqual([2, 1])
  expect(await begin(other)).toEqual(code('no-attempts'))
  value(await back('attempts'))
  expect(await begin()).toEqual(code('no-attempts'))
  value(await give({ kind: 'attempts', attempts: 1 }, ''))
  await does(made, student)
  expect(await begin()).toEqual(code('no-attempts'))
})

test('sent twice at once it counts once, and is written once', async () => {
  const { give, seen, rows } = await assigned({ attempts: 1 })
  const sent = await Promise.all([1, 2, 3].map(() => give({ kind: 'attempts', attempts: 1 }, '')))
  for (const each of sent) value(each)
  expect((await seen()).attempts).toBe(2)
  expect(await rows()).toHaveLength(1)
  await Promise.all([give({ kind: 'excuse' }), give({ kind: 'excuse' }, 'Un altro motivo.')])
  expect((await rows()).filter(({ kind, endedAt }) => kind === 'excuse' && endedAt === null)).toHaveLength(1)
})

test('a mark by hand stands beside the one that is computed, with its reason', async () => {
  const made = await assigned()
  const { give, seen, student, other } = made
  await does(made, student)
  value(await give({ kind: 'mark', points: 1.5, outOf: 2 }, 'Ha spiegato a voce.'))
  expect(await seen()).toMatchObject({
    best: { right: 0, total: 2 },
    allowance: { mark: { points: 1.5, outOf: 2, reason: 'Ha spiegato a voce.' } },
  })
  expect((await seen(other)).allowance.mark).toBeNull()
  expect(
    await sql('SELECT 1 FROM "Attempt" WHERE "userId" = $1 AND verdict = $2::"Verdict"', student.id, 'wrong'),
  ).toHaveLength(2)
})

test('who is excused has nothing to do there, and may', async () => {
  const { give, back, seen, begin, student, courseId } = await assigned()
  const next = async () => value(await as(student.browser, () => getAttended({ courseId }))).next
  expect((await next())?.title).toBe('Legame')
  value(await give({ kind: 'excuse' }))
  expect([(await seen()).done, await next()]).toEqual([true, null])
  value(await back('excuse'))
  expect((await seen()).done).toBe(false)
  value(await give({ kind: 'excuse' }))
  value(await begin())
})

test('each change is written with who and when; what is given anew ends what was there', async () => {
  const { teacher, courseId, give, back, rows, target } = await assigned()
  const colleague = await somebody('formatore')
  value(await as(teacher.browser, () => addInstructor({ courseId, email: colleague.email })))
  value(await give({ kind: 'mark', points: 1, outOf: 2 }))
  setClock(now + HOUR)
  value(await give({ kind: 'mark', points: 2, outOf: 2 }, 'Riletto.', colleague))
  setClock(now + 2 * HOUR)
  value(await back('mark'))
  value(await as(teacher.browser, () => extend({ ...target, dueAt: romeTime(now + 9 * HOUR), closesAt: '' })))
  expect(await rows()).toMatchObject([
    { kind: 'mark', by: teacher.id, ended: colleague.id, createdAt: new Date(now), endedAt: new Date(now + HOUR) },
    { kind: 'mark', by: colleague.id, ended: teacher.id, endedAt: new Date(now + 2 * HOUR) },
    { kind: 'time', by: teacher.id, ended: null, endedAt: null },
  ])
})

test('what was given stays when whoever gave it goes, and names nobody any more', async () => {
  const { teacher, courseId, give, rows, seen } = await assigned()
  const colleague = await somebody('formatore')
  value(await as(teacher.browser, () => addInstructor({ courseId, email: colleague.email })))
  value(await give({ kind: 'mark', points: 1, outOf: 2 }, 'Riletto.', colleague))
  value(await give({ kind: 'excuse' }, 'Era via.', teacher))
  value(await give({ kind: 'excuse' }, 'Era malata.', colleague))
  value(await as(colleague.browser, () => deleteAccount({ current: PASSWORD })))
  expect((await rows()).map(({ kind, by, ended }) => [kind, by, ended])).toEqual([
    ['mark', null, null],
    ['excuse', teacher.id, null],
    ['excuse', null, null],
  ])
  expect((await seen()).allowance).toMatchObject({ mark: { points: 1 }, excuse: { reason: 'Era malata.' } })
})

test('it goes with the student', async () => {
  const { student, give, rows } = await assigned()
  value(await give({ kind: 'excuse' }))
  value(await as(student.browser, () => deleteAccount({ current: PASSWORD })))
  expect(await rows()).toEqual([])
})

test('nothing is given to who is no student of the course, nor to who was removed', async () => {
  const { teacher, courseId, target, give, rows } = await assigned()
  const exception = { kind: 'excuse' as const }
  for (const userId of [(await somebody()).id, teacher.id])
    expect(await as(teacher.browser, () => makeException({ ...target, userId, exception, reason: 'x' }))).toEqual(
      code('not-found'),
    )
  value(await as(teacher.browser, () => setMember({ courseId, userId: target.userId, removed: true })))
  expect(await give(exception)).toEqual(code('not-found'))
  expect(await rows()).toEqual([])
})

test.each<[Wish, string, string]>([
  [{ kind: 'mark', points: 3, outOf: 2 }, 'x', 'exception-mark'],
  [{ kind: 'mark', points: 1, outOf: 2 }, ' ', 'exception-reason'],
  [{ kind: 'excuse' }, '', 'exception-reason'],
  [{ kind: 'attempts', attempts: 0 }, '', 'exception-attempts'],
])('%j because «%s» is refused, and nothing is written', async (exception, reason, error) => {
  const { give, rows } = await assigned()
  expect(await give(exception, reason)).toEqual(code(error))
  expect(await rows()).toEqual([])
})

describe('what is typed and is no number is told in the words of its form', () => {
  test.each([
    [giveMark, { points: 'abc', outOf: '30' }, 'un numero, anche con la virgola, da 0 a 30.'],
    [giveMark, { points: '31', outOf: '30' }, 'un numero, anche con la virgola, da 0 a 30.'],
    [giveMark, { points: '', outOf: '6' }, 'un numero, anche con la virgola, da 0 a 6.'],
    [giveMark, { points: '7', outOf: 'dieci' }, 'il massimo è da 1 a 1000.'],
    [giveAttempts, { attempts: 'due' }, 'i tentativi in più vanno da 1 a 20.'],
  ] as const)('%p %j', async (action, typed, said) => {
    const { teacher, target, rows } = await assigned()
    const form = new FormData()
    for (const [name, text] of Object.entries({ ...target, reason: 'A voce.', ...typed })) form.append(name, text)
    const told = sayError(await as(teacher.browser, () => action(null, form)))
    expect(told.replaceAll('\u00a0', ' ')).toContain(said)
    expect(told).not.toContain('e-mail')
    expect(await rows()).toEqual([])
  })
})

test('more time that is as for everybody says that nothing was written, and to take it back is no such thing', async () => {
  const { teacher, target, rows } = await assigned({ dueAt: romeTime(now + 5 * HOUR) })
  const give = (dueAt: string) =>
    as(teacher.browser, () => extend({ ...target, dueAt, closesAt: '', reason: 'Treno.' }))
  expect(await give('')).toEqual(code('exception-nothing'))
  expect(await give(romeTime(now + 5 * HOUR))).toEqual(code('exception-nothing'))
  expect(await rows()).toEqual([])
  value(await give(romeTime(now + 9 * HOUR)))
  value(await give(''))
  expect(await rows()).toMatchObject([{ kind: 'time', endedAt: expect.any(Date) }])
})
