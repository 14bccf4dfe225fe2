import 'server-only'
import { z } from 'zod'
import { COURSE } from '#lib/auth/limits'
import { err, ok, type Result } from '#lib/base/result'
import { dayLater, daysFrom, parseCourse } from '#lib/courses/index'
import { createAssignment, listAssignments } from '#lib/db/assignments'
import { addCourseLessons, listCourseLessons } from '#lib/db/course-lessons'
import { createCourse } from '#lib/db/courses'
import { copyDecks } from '#lib/db/decks'
import { withinLimit } from '#lib/db/limits'
import type { Task } from '#lib/db/tasks'
import { defineUseCase, unsafeId } from '../define-use-case'
import { newShortCode } from '../short-code'
import { CODE_LENGTH } from './create-course'
import { romeMoment, romeTime } from './rome'
import { changeTaught } from './taught-course'

const shape = z.object({ courseId: unsafeId, title: z.string().max(1_000), startsOn: z.string().max(20) })

/**
 * Makes a course like another, for other people: lessons with their notes, decks, assignments. Days move as far as the beginning does, at the
 * same hour; where one of the two has no beginning, nothing has a date.
 */
export const copyCourse = defineUseCase('course/copy', shape, ({ courseId, ...typed }, { now }) =>
  changeTaught(
    courseId,
    now,
    async (tx, { who, course }): Promise<Result<{ readonly courseId: string }, CopyError>> => {
      const said = parseCourse({ ...typed, endsOn: '' })
      if (!said.ok) return said
      if (!(await withinLimit(COURSE, who.id))) return err('rate-limited')
      const { title, startsOn } = said.value
      const days = startsOn !== null && course.startsOn !== null ? daysFrom(course.startsOn, startsOn) : null
      const day = (old: string | null): string | null => (old === null || days === null ? null : dayLater(old, days))
      const moment = (old: number | null): number | null => {
        if (old === null || days === null) return null
        const [date = '', time = ''] = romeTime(old).split('T')
        return romeMoment(`${dayLater(date, days)}T${time}`)
      }
      const joinCode = newShortCode(CODE_LENGTH)
      const fields = { title, startsOn, endsOn: day(course.endsOn), joinCode }
      const copy = await createCourse(tx, { ...fields, instructorId: who.id, copiedFromId: course.id, at: now })
      const lessons = await listCourseLessons(tx, course.id)
      await addCourseLessons(
        tx,
        copy,
        lessons.map((lesson) => ({ ...lesson, dueOn: day(lesson.dueOn) })),
      )
      // What others wrote on paper is theirs, and so is what was for some of them.
      const assignments = (await listAssignments(tx, [course.id])).filter(
        ({ task, people }) => task.type !== 'carta' && people === null,
      )
      const assigned = assignments.flatMap(({ task }) => (task.type === 'mazzo' ? [task.deckId] : []))
      const decks = await copyDecks(tx, course.id, { courseId: copy, ownerId: who.id, at: now }, assigned)
      for (const assignment of assignments) {
        const { opensAt, dueAt, closesAt } = assignment
        const times = { opensAt: moment(opensAt), dueAt: moment(dueAt), closesAt: moment(closesAt) }
        await createAssignment(tx, copy, { ...assignment, ...times, task: ofCopy(assignment.task, decks), at: now })
      }
      return ok({ courseId: copy })
    },
  ),
)

/** What is to be done in the copy: a deck of the course is its copy there; one of somebody's own stays that one. */
const ofCopy = (task: Task, decks: ReadonlyMap<string, string>): Task =>
  task.type === 'mazzo' ? { ...task, deckId: decks.get(task.deckId) ?? task.deckId } : task

type CopyError = 'rate-limited' | 'course-title' | 'course-dates'
