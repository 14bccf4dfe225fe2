import 'server-only'
import { z } from 'zod'
import { ok } from '#lib/base/result'
import { moved, parseLesson } from '#lib/courses/index'
import { database } from '#lib/db/client'
import {
  addCourseLessons,
  changeCourseLesson,
  dropCourseLesson,
  listCourseLessons,
  orderCourseLessons,
} from '#lib/db/course-lessons'
import { defineUseCase, unsafeId } from '../define-use-case'
import { outlines } from '../outlines'
import { changeTaught, taughtCourse } from './taught-course'

const lesson = z.string().max(100)

/** The lessons of a course in order, and those that may be added. */
export const getLessons = defineUseCase('course/lessons', z.object({ courseId: unsafeId }), async (unsafe, { now }) => {
  const taught = await taughtCourse(unsafe.courseId, now)
  if (!taught.ok) return taught
  const { course } = taught.value
  const own = await listCourseLessons(database(), course.id)
  const titles = new Map(outlines().map(({ slug, title }) => [slug, title]))
  return ok({
    course,
    lessons: own.map((each) => ({ ...each, title: titles.get(each.lesson) ?? each.lesson })),
    others: outlines().filter(({ slug }) => !own.some((each) => each.lesson === slug)),
  })
})

/** Puts lessons at the end of a course. */
export const addLessons = defineUseCase(
  'course/add-lessons',
  z.object({ courseId: unsafeId, lessons: z.array(lesson).max(100) }),
  ({ courseId, lessons }, { now }) =>
    changeTaught(courseId, now, async (tx, { course }) => {
      const known = outlines().filter(({ slug }) => lessons.includes(slug))
      await addCourseLessons(
        tx,
        course.id,
        known.map(({ slug }) => ({ lesson: slug, note: '', dueOn: null })),
      )
      return ok(null)
    }),
)

/** Says of a lesson of a course what to look at, and by when. */
export const changeLesson = defineUseCase(
  'course/change-lesson',
  z.object({ courseId: unsafeId, lesson, note: z.string().max(5_000), dueOn: z.string().max(20) }),
  ({ courseId, lesson, ...typed }, { now }) =>
    changeTaught(courseId, now, async (tx, { course }) => {
      const said = parseLesson(typed)
      if (said.ok) await changeCourseLesson(tx, course.id, lesson, said.value)
      return said.ok ? ok(null) : said
    }),
)

/** Moves a lesson of a course one place up or down, or takes it out. */
export const moveLesson = defineUseCase(
  'course/move-lesson',
  z.object({ courseId: unsafeId, lesson, how: z.enum(['up', 'down', 'out']) }),
  ({ courseId, lesson, how }, { now }) =>
    changeTaught(courseId, now, async (tx, { course }) => {
      if (how === 'out') {
        await dropCourseLesson(tx, course.id, lesson)
        return ok(null)
      }
      const order = (await listCourseLessons(tx, course.id)).map((each) => each.lesson)
      await orderCourseLessons(tx, course.id, moved(order, lesson, how === 'up' ? -1 : 1))
      return ok(null)
    }),
)
