import 'server-only'
import { z } from 'zod'
import { requireInstructor } from '#lib/auth/user'
import { ok } from '#lib/base/result'
import { type CoursePhase, coursePhase, isGiven } from '#lib/courses/index'
import { countAppeals } from '#lib/db/appeals'
import { listAssignments } from '#lib/db/assignments'
import { recentClasses } from '#lib/db/classroom/sessions'
import { database } from '#lib/db/client'
import { listCourses } from '#lib/db/courses'
import { countWaiting } from '#lib/db/rosters'
import { defineUseCase } from '../define-use-case'
import { romeDay } from './rome'

/** How long before its end an assignment is told of, in ms. */
const SOON = 7 * 86_400_000
/** Sessions that are looked at for those that go on. */
const LOOKED_AT = 20

interface Named {
  readonly id: string
  readonly title: string
}

/** What whoever teaches finds first: what waits for them today in any of their courses, and the courses. */
export interface TeachersDayDto {
  readonly now: number
  /** Whether the site knows what they are called. */
  readonly named: boolean
  readonly courses: readonly (Named & { readonly phase: CoursePhase; readonly students: number })[]
  /** Sessions of theirs that have not ended. */
  readonly classes: readonly (Named & { readonly code: string | null; readonly players: number })[]
  /** Courses in which students wait for a reply. */
  readonly appeals: readonly { readonly course: Named; readonly waiting: number }[]
  /** Assignments that end soon, the first of them first. */
  readonly ending: readonly (Named & { readonly course: Named; readonly end: number })[]
  /** Courses that nobody follows yet, each with how many are awaited from a list. */
  readonly empty: readonly (Named & { readonly awaited: number })[]
}

/** The first page of whoever teaches. For instructors. */
export const teachersDay = defineUseCase('course/teachers-day', z.void(), async (_, { now }) => {
  const who = await requireInstructor(now)
  if (!who.ok) return who
  const db = database()
  const all = await listCourses(db, who.value.id, 'formatore')
  const courses = all.map((course) => ({ ...course, phase: coursePhase(course, romeDay(now)) }))
  const open = courses.filter(({ phase }) => phase !== 'archived')
  const ids = open.map(({ id }) => id)
  const [classes, waiting, awaited, assignments] = await Promise.all([
    recentClasses(db, { hostId: who.value.id }, LOOKED_AT),
    countAppeals(db, ids),
    countWaiting(db, ids),
    listAssignments(db, ids),
  ])
  const named = ({ id, title }: Named): Named => ({ id, title })
  const courseOf = (courseId: string) => open.flatMap((course) => (course.id === courseId ? [named(course)] : []))
  return ok<TeachersDayDto>({
    now,
    named: who.value.name !== null,
    courses: courses.map(({ phase, students, ...course }) => ({ ...named(course), phase, students })),
    classes: classes.filter(({ code }) => code !== null),
    appeals: open.flatMap((course) => {
      const n = waiting.get(course.id) ?? 0
      return n === 0 ? [] : [{ course: named(course), waiting: n }]
    }),
    ending: assignments
      .flatMap((assignment) => {
        const { courseId, dueAt, closesAt, task } = assignment
        const end = dueAt ?? closesAt
        if (end === null || end < now || end > now + SOON || isGiven(task.type)) return []
        return courseOf(courseId).map((course) => ({ ...named(assignment), course, end }))
      })
      .sort((a, b) => a.end - b.end),
    empty: open
      .filter(({ students, phase }) => students === 0 && phase !== 'over')
      .map((course) => ({ ...named(course), awaited: awaited.get(course.id) ?? 0 })),
  })
})
