import 'server-only'
import type { LessonPlan } from '#lib/courses/index'
import type { Db } from './client'
import { dateOf, dayOf } from './courses'

/** A lesson of a course. */
export interface CourseLesson extends LessonPlan {
  readonly lesson: string
}

/** The lessons of a course, in order. */
export async function listCourseLessons(db: Db, courseId: string): Promise<readonly CourseLesson[]> {
  const rows = await db.courseLesson.findMany({
    where: { courseId },
    select: { lesson: true, note: true, dueOn: true },
    orderBy: [{ position: 'asc' }, { lesson: 'asc' }],
  })
  return rows.map(({ dueOn, ...row }) => ({ ...row, dueOn: dayOf(dueOn) }))
}

/** Puts lessons at the end of a course; those that are there stay where they are. The course must be held. */
export async function addCourseLessons(tx: Db, courseId: string, lessons: readonly CourseLesson[]): Promise<void> {
  const last = await tx.courseLesson.aggregate({ where: { courseId }, _max: { position: true } })
  const after = last._max.position ?? 0
  await tx.courseLesson.createMany({
    data: lessons.map(({ lesson, note, dueOn }, n) => ({
      courseId,
      lesson,
      note,
      dueOn: dateOf(dueOn),
      position: after + n + 1,
    })),
    skipDuplicates: true,
  })
}

/** Says something else of a lesson of a course. */
export async function changeCourseLesson(
  db: Db,
  courseId: string,
  lesson: string,
  { note, dueOn }: LessonPlan,
): Promise<void> {
  await db.courseLesson.updateMany({ where: { courseId, lesson }, data: { note, dueOn: dateOf(dueOn) } })
}

/** Puts the lessons of a course in this order. The course must be held. */
export async function orderCourseLessons(tx: Db, courseId: string, lessons: readonly string[]): Promise<void> {
  for (const [n, lesson] of lessons.entries())
    await tx.courseLesson.updateMany({ where: { courseId, lesson }, data: { position: n + 1 } })
}

/** Takes a lesson out of a course. */
export async function dropCourseLesson(db: Db, courseId: string, lesson: string): Promise<void> {
  await db.courseLesson.deleteMany({ where: { courseId, lesson } })
}
