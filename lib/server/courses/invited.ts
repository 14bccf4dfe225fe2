import 'server-only'
import { type CoursePhase, coursePhase, type Day } from '#lib/courses/index'
import { listAssignments } from '#lib/db/assignments'
import type { Db } from '#lib/db/client'
import { listCourseLessons } from '#lib/db/course-lessons'
import type { Course } from '#lib/db/courses'
import { listMembers } from '#lib/db/members'
import { outlines } from '../outlines'
import { romeDay } from './rome'

/** What a course is, for whoever has its code and thinks about joining it. Of its students it says nothing. */
export interface InvitedDto {
  readonly title: string
  readonly phase: CoursePhase
  readonly startsOn: Day | null
  readonly endsOn: Day | null
  /** Who teaches it, where they say what they are called: never an e-mail. */
  readonly teachers: readonly string[]
  readonly lessons: readonly { readonly slug: string; readonly title: string }[]
  /** How many assignments there are so far for everybody, those on paper left out. */
  readonly assignments: number
}

/** What a course is, before one is in it. */
export async function invitedTo(db: Db, course: Course, now: number): Promise<InvitedDto> {
  const [members, lessons, assignments] = await Promise.all([
    listMembers(db, course.id),
    listCourseLessons(db, course.id),
    listAssignments(db, [course.id]),
  ])
  const known = outlines()
  return {
    title: course.title,
    phase: coursePhase(course, romeDay(now)),
    startsOn: course.startsOn,
    endsOn: course.endsOn,
    teachers: members.flatMap(({ role, removedAt, name }) =>
      role === 'formatore' && removedAt === null && name !== null ? [name] : [],
    ),
    lessons: lessons.flatMap(({ lesson }) => {
      const outline = known.find(({ slug }) => slug === lesson)
      return outline ? [{ slug: outline.slug, title: outline.title }] : []
    }),
    assignments: assignments.filter(({ task, people }) => task.type !== 'carta' && people === null).length,
  }
}
