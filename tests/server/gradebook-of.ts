import { makeAssignment } from '#lib/server/courses/assignments'
import { beginAssignment } from '#lib/server/courses/begin-assignment'
import { getGradebook } from '#lib/server/courses/gradebook'
import { sql } from '../setup/sql'
import { as } from './browser'
import { classOf, type Somebody } from './class'
import { answer, value } from './play'

export type Made = Parameters<typeof makeAssignment>[0]
export const free = { opensAt: '', dueAt: '', closesAt: '', attempts: null }
export const practice: Made['task'] = { type: 'esercizio', rules: [], lessons: [], template: 'legame', length: 2 }

/** A class whose students are called so, in that order, with a way to give something to do, to do it, and to read what came of it. */
export async function gradebookOf(...names: readonly string[]) {
  const { teacher, courseId, students } = await classOf(names.length)
  for (const [n, name] of names.entries()) await sql('UPDATE "User" SET name = $1 WHERE id = $2', name, students[n]?.id)
  const assign = async (more: Partial<Made> = {}) => {
    const make = { courseId, title: 'Legame', task: practice, ...free, ...more }
    return value(await as(teacher.browser, () => makeAssignment(make))).assignmentId
  }
  const begin = async (who: Somebody, assignmentId: string) =>
    value(await as(who.browser, () => beginAssignment({ assignmentId }))).path.split(/[/?]/)[2] ?? ''
  const does = async (who: Somebody, assignmentId: string, ...how: readonly ('right' | 'wrong')[]) => {
    const quizId = await begin(who, assignmentId)
    for (const [n, each] of how.entries()) await answer(who.browser, quizId, n + 1, each)
  }
  const book = async (wish: Omit<Parameters<typeof getGradebook>[0], 'courseId'> = {}) =>
    value(await as(teacher.browser, () => getGradebook({ courseId, ...wish })))
  return { teacher, courseId, students: students as [Somebody, Somebody, Somebody], assign, begin, does, book }
}
