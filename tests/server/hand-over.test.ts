import './next'
import { deleteAccount } from '#lib/server/account/delete-account'
import { reportClass } from '#lib/server/classroom/report'
import { addInstructor, setMember } from '#lib/server/courses/members'
import { ownClassResult } from '#lib/server/courses/own-class-result'
import { addQuestions } from '#lib/server/deck/add-questions'
import { getDeck } from '#lib/server/deck/get-deck'
import { makeDeck } from '#lib/server/deck/make-deck'
import { getOwn } from '#lib/server/own/get-own'
import { makeOwn } from '#lib/server/own/make-own'
import { makeSheet } from '#lib/server/sheet/make-sheet'
import { sql } from '../setup/sql'
import { as } from './browser'
import { classOf, type Somebody, somebody } from './class'
import { join, lead, lobby, respond } from './classroom-play'
import { PASSWORD, value } from './play'
import './streams'

// What an instructor made for a course stays with the course when their account goes, as long as somebody teaches it.

const goes = async (who: Somebody) => value(await as(who.browser, () => deleteAccount({ current: PASSWORD })))

/** An instructor with a course and all that one makes for it; and a deck of their own beside. */
async function prepared() {
  const { teacher, courseId, students } = await classOf(1)
  const { browser } = teacher
  const [student] = students as [Somebody]
  const { deckId } = value(await as(browser, () => makeDeck({ title: 'Del corso', courseId })))
  value(await as(browser, () => addQuestions({ deckId, template: 'legame', count: 2 })))
  const { sheetId } = value(await as(browser, () => makeSheet({ deckId, variants: 1, others: 'like' })))
  const { questionId } = value(await as(browser, () => makeOwn({ title: 'Mia', courseId })))
  const { deckId: aside } = value(await as(browser, () => makeDeck({ title: 'Da parte' })))
  const lesson = await lobby({ courseId }, browser)
  await join(lesson, 'Anna', student.browser)
  await lead(lesson, 'start', 'open')
  value(await respond(lesson, student.browser))
  await lead(lesson, 'close', 'reveal', 'end')
  return { teacher, student, courseId, deckId, sheetId, questionId, aside, classId: lesson.id }
}

/** Another instructor of a course. */
async function colleague({ browser }: Somebody, courseId: string): Promise<Somebody> {
  const who = await somebody('formatore')
  value(await as(browser, () => addInstructor({ courseId, email: who.email })))
  return who
}

const rowsOf = async (made: Awaited<ReturnType<typeof prepared>>): Promise<Record<string, string>> => {
  const rows = await sql<{ what: string; whose: string }>(
    `SELECT 'deck' AS what, "ownerId" AS whose FROM "Deck" WHERE id = $1 UNION ALL SELECT 'sheet', "ownerId" FROM "Sheet" WHERE id = $2
     UNION ALL SELECT 'own', "authorId" FROM "OwnQuestion" WHERE id = $3 UNION ALL SELECT 'aside', "ownerId" FROM "Deck" WHERE id = $4
     UNION ALL SELECT 'class', "hostId" FROM "ClassSession" WHERE id = $5`,
    made.deckId,
    made.sheetId,
    made.questionId,
    made.aside,
    made.classId,
  )
  return Object.fromEntries(rows.map(({ what, whose }) => [what, whose]))
}

test('it goes to the instructor who has been there longest; what was for no course is erased', async () => {
  const made = await prepared()
  const { teacher, student, courseId, deckId, questionId, classId } = made
  const [first, second] = [await colleague(teacher, courseId), await colleague(teacher, courseId)]
  await goes(teacher)
  expect(await rowsOf(made)).toEqual({ deck: first.id, sheet: first.id, own: first.id, class: first.id })
  for (const { browser } of [first, second]) {
    expect(value(await as(browser, () => getDeck({ deckId }))).questions).toHaveLength(2)
    expect((await as(browser, () => getOwn({ questionId }))).ok).toBe(true)
    expect(value(await as(browser, () => reportClass({ id: classId }))).players).toBe(1)
  }
  expect(value(await as(student.browser, () => ownClassResult({ courseId, classId }))).right).toBe(1)
})

test('it is erased where nobody teaches the course any more: not a student, not who was removed or is no instructor now', async () => {
  const made = await prepared()
  const { teacher, courseId } = made
  const [removed, demoted] = [await colleague(teacher, courseId), await colleague(teacher, courseId)]
  value(await as(teacher.browser, () => setMember({ courseId, userId: removed.id, removed: true })))
  await sql(`UPDATE "User" SET role = 'studente' WHERE id = $1`, demoted.id)
  await goes(teacher)
  expect(await rowsOf(made)).toEqual({})
})

test('of two instructors who go at once nothing is left to anybody who is gone', async () => {
  const made = await prepared()
  const other = await colleague(made.teacher, made.courseId)
  await Promise.all([goes(made.teacher), goes(other)])
  expect(await rowsOf(made)).toEqual({})
})
