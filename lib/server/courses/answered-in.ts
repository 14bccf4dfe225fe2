import 'server-only'
import { ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { listTemplateAnswers } from '#lib/db/course-attempts'
import { answersBy } from '#lib/db/tasks'
import { taughtAssignment } from './assigned'
import { pupilsOf } from './pupils'

/** What the answers of a class to an assignment are read by, for who teaches the course: whose they are, and to which questions (`lines`). */
export async function answeredIn(courseId: string, assignmentId: string, now: number) {
  const taught = await taughtAssignment(courseId, assignmentId, now)
  if (!taught.ok) return taught
  const { assignment } = taught.value
  const { id, title } = taught.value.course
  const db = database()
  const pupils = await pupilsOf(db, id)
  const of = { assignmentId: assignment.id, userIds: pupils.map(({ userId }) => userId) }
  const lines = await listTemplateAnswers(db, of, answersBy(assignment.task))
  return ok({ db, course: { id, title }, assignment, pupils, of, lines })
}
