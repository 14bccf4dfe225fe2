import 'server-only'
import { z } from 'zod'
import { ASSIGNMENT } from '#lib/auth/limits'
import { err, ok } from '#lib/base/result'
import { addPeople } from '#lib/db/assignments'
import { withinLimit } from '#lib/db/limits'
import { listStudents } from '#lib/db/members'
import { defineUseCase } from '../../define-use-case'
import { changeAssigned, which } from '../assigned'
import { heldInCourse } from '../held-in-course'
import { mayGrow } from '../reviews'

/**
 * Gives a revision that some people have to those too who have come to hold its error since. Sent twice it gives nothing more; of one that is everybody's,
 * or whose time is over, it gives nothing. For whoever teaches the course.
 */
export const addToReview = defineUseCase(
  'course/add-to-review',
  z.object(which),
  ({ courseId, assignmentId }, { now }) =>
    changeAssigned(courseId, assignmentId, now, async (tx, assignment, who) => {
      const { task } = assignment
      const beliefs = task.type === 'esercizio' ? (task.beliefs ?? []) : []
      if (beliefs.length === 0) return err('not-found' as const)
      if (!(await withinLimit(ASSIGNMENT, who.id))) return err('rate-limited' as const)
      if (!mayGrow(assignment, now)) return ok({ added: 0 })
      const students = await listStudents(tx, assignment.courseId)
      const held = await heldInCourse(tx, assignment.courseId)
      const holders = new Set(held.flatMap(({ belief, people }) => (beliefs.includes(belief) ? people : [])))
      const more = students.flatMap(({ userId }) =>
        holders.has(userId) && !assignment.people?.includes(userId) ? [userId] : [],
      )
      await addPeople(tx, assignment.id, more)
      return ok({ added: more.length })
    }),
)
