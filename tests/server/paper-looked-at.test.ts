import './next'
import { deleteAccount } from '#lib/server/account/delete-account'
import { makeException } from '#lib/server/courses/exceptions'
import { getWork } from '#lib/server/courses/student-work'
import { dropScan } from '#lib/server/sheet/drop-scan'
import { getSheet } from '#lib/server/sheet/get-sheet'
import { getOnePaper } from '#lib/server/sheet/one-paper'
import { getScans, readScan } from '#lib/server/sheet/scans'
import { settleMarks } from '#lib/server/sheet/settle-marks'
import { sql } from '../setup/sql'
import { as } from './browser'
import { type Somebody, somebody } from './class'
import { papersOf } from './papers'
import { PASSWORD, value } from './play'

// The papers behind the marks of a course: the way to each from the gradebook, and what is not clear on one.

describe('from the gradebook to the paper', () => {
  const workOf = async ({ teacher, courseId, book }: Awaited<ReturnType<typeof papersOf>>, userId: string) => {
    const assignmentId = (await book()).columns[0]?.id ?? ''
    return value(await as(teacher.browser, () => getWork({ courseId, userId, assignmentId }))).paper
  }

  test('the mark leads to the line that it was read from, of the file that says so; without a paper to none', async () => {
    const made = await papersOf(['Anna', 'Bea'], [['Anna', 1]])
    const { students, sheetId, scanId, save, scan, papers } = made
    value(await save())
    const later = await scan([['Anna', 2]])
    const said = 'Su carta: foglio A, con scritto «Anna».'
    expect(await workOf(made, students[0].id)).toEqual({
      ...{ sheetId, open: true, said, worth: { points: 1, outOf: 2 } },
      at: { scanId, line: 2 },
    })
    expect(await workOf(made, students[1].id)).toEqual({
      ...{ sheetId, open: true, said: null, worth: null },
      at: null,
    })
    value(await save({}, later))
    expect((await workOf(made, students[0].id))?.at).toEqual({ scanId: later, line: 2 })
    expect((await papers()).answers.papers[0]?.marks.map(({ worth }) => worth)).toEqual(['right', 'wrong'])
  })

  test('a mark by hand after it leaves the way there, a paper that has become somebody else’s is theirs', async () => {
    const made = await papersOf(['Anna', 'Bea'], [['Anna', 1]])
    const { teacher, courseId, students, scanId, save, book } = made
    const [anna, bea] = students
    value(await save())
    const assignmentId = (await book()).columns[0]?.id ?? ''
    const byHand = {
      courseId,
      assignmentId,
      exception: { kind: 'mark' as const, points: 2, outOf: 2 },
      reason: 'Giusta.',
    }
    value(await as(teacher.browser, () => makeException({ ...byHand, userId: anna.id })))
    expect(await workOf(made, anna.id)).toMatchObject({ worth: { points: 1, outOf: 2 }, at: { scanId, line: 2 } })
    value(await save({ Anna: bea.id }))
    expect(await workOf(made, anna.id)).toMatchObject({ said: null, at: null })
    expect((await workOf(made, bea.id))?.at).toEqual({ scanId, line: 2 })
  })

  test('with the file gone the mark still says which paper it was', async () => {
    const made = await papersOf(['Anna'], [['Anna', 1]])
    const { teacher, sheetId, scanId, save, students } = made
    value(await save())
    value(await as(teacher.browser, () => dropScan({ sheetId, scanId })))
    expect(await workOf(made, students[0].id)).toMatchObject({ said: expect.stringContaining('Anna'), at: null })
  })
})

describe('a mark that is not clear', () => {
  /** A class of one, whose paper has a mark that is no letter. */
  async function doubtful() {
    const made = await papersOf(['Anna'], [['Anna', 2]])
    const { teacher, sheetId } = made
    const asked = <T>(call: () => Promise<T>, who = teacher) => as(who.browser, call)
    const { variants } = value(await asked(() => getSheet({ sheetId })))
    const key = variants[0]?.questions.map((each) => each.key.mark) ?? []
    value(await asked(() => readScan({ sheetId, text: `nome;variante;1;2\nAnna;A;otto;${key[1]}` })))
    const scanId = value(await asked(() => getScans({ sheetId }))).scans[0]?.id ?? ''
    const settleAs = (who: Somebody, given: string, position = 1) =>
      asked(() => settleMarks({ sheetId, scanId, marks: [{ line: 2, position, given }] }), who)
    const doubts = async () => (await made.papers(scanId)).doubts
    return { ...made, scanId, key: key[0] ?? '', second: key[1] ?? '', settleAs, doubts }
  }

  test('offers the answers of its question; what was said counts, under the name of who said it, until it is taken back', async () => {
    const { teacher, scanId, key, settleAs, doubts, papers, save, worth } = await doubtful()
    expect(await doubts()).toMatchObject([
      { line: 2, name: 'Anna', position: 1, text: 'otto', given: null, by: null, say: { kind: 'pick' } },
    ])
    const [doubt] = await doubts()
    expect(doubt?.say.kind === 'pick' && doubt.say.answers.map(({ given }) => given)).toEqual(['A', 'B', 'C'])
    value(await save({}, scanId))
    expect(await worth()).toEqual([['Anna', 'done', 1, 1]])
    expect(value(await settleAs(teacher, key))).toEqual({ settled: 1 })
    expect(value(await settleAs(teacher, key))).toEqual({ settled: 0 })
    const [{ name } = { name: '' }] = await sql<{ name: string }>(
      'SELECT coalesce(name, email) AS name FROM "User" WHERE id = $1',
      teacher.id,
    )
    expect(await doubts()).toMatchObject([{ given: key, by: name, at: expect.any(Number) }])
    value(await save({}, scanId))
    expect(await worth()).toEqual([['Anna', 'done', 2, 2]])
    value(await settleAs(teacher, '-'))
    expect((await papers(scanId)).answers.papers[0]?.marks[0]).toMatchObject({
      worth: 'blank',
      text: 'otto',
      settled: '-',
    })
    value(await settleAs(teacher, ''))
    expect(await doubts()).toMatchObject([{ given: null, by: null }])
  })

  test('what is no answer of its question is not kept, nor what the file says just so, and strangers find nothing', async () => {
    const { teacher, second, settleAs, doubts } = await doubtful()
    expect(value(await settleAs(teacher, 'Z'))).toEqual({
      objection: 'mark-unclear',
      of: [{ name: 'Anna', mark: { position: 1, given: 'Z' } }],
    })
    expect(value(await settleAs(teacher, second.toLowerCase(), 2))).toEqual({ settled: 0 })
    expect(await settleAs(await somebody('formatore'), 'A')).toEqual({ ok: false, error: 'not-found' })
    expect(await doubts()).toMatchObject([{ given: null }])
  })

  test('when who settled it goes, what they said stays, without them', async () => {
    const { teacher, courseId, settleAs, doubts } = await doubtful()
    const colleague = await somebody('formatore')
    const join = `INSERT INTO "CourseMember" ("courseId", "userId", role, "joinedAt") VALUES ($1::uuid, $2::uuid, 'formatore', now())`
    await sql(join, courseId, colleague.id)
    expect(value(await settleAs(colleague, 'B'))).toEqual({ settled: 1 })
    value(await as(colleague.browser, () => deleteAccount({ current: PASSWORD })))
    expect(await doubts()).toMatchObject([{ given: 'B', by: null }])
    expect(await sql('SELECT "byId" FROM "SettledMark" WHERE "byId" = $1', colleague.id)).toEqual([])
    expect(value(await settleAs(teacher, 'A'))).toEqual({ settled: 1 })
  })

  test('what was misread as another letter is put right the same way, and taken back', async () => {
    const { teacher, sheetId, scanId, second, settleAs, doubts, save, worth } = await doubtful()
    const other = second === 'A' ? 'B' : 'A'
    const paper = async () => value(await as(teacher.browser, () => getOnePaper({ sheetId, scanId, line: 2 })))
    const answer = async () => (await paper()).questions[1]
    value(await save({}, scanId))
    expect(await answer()).toMatchObject({
      worth: 'right',
      answer: { mark: second },
      said: { text: second, given: null },
    })
    expect(value(await settleAs(teacher, other, 2))).toEqual({ settled: 1 })
    expect(await answer()).toMatchObject({ worth: 'wrong', said: { text: second, given: other } })
    // What is put right is no doubt, and the gradebook is as it was until it is saved.
    expect(await doubts()).toMatchObject([{ position: 1 }])
    expect(await worth()).toEqual([['Anna', 'done', 1, 1]])
    value(await save({}, scanId))
    expect(await worth()).toEqual([['Anna', 'done', 0, 0]])
    expect(value(await settleAs(teacher, second, 2))).toEqual({ settled: 1 })
    expect(await answer()).toMatchObject({ worth: 'right', said: { given: null } })
    const stranger = await somebody('formatore')
    expect(await as(stranger.browser, () => getOnePaper({ sheetId, scanId, line: 2 }))).toEqual({
      ok: false,
      error: 'not-found',
    })
  })
})
