import 'server-only'
import { z } from 'zod'
import { COURSE } from '#lib/auth/limits'
import { requireInstructor } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import { parseCourse } from '#lib/courses/index'
import { database } from '#lib/db/client'
import { createCourse as create } from '#lib/db/courses'
import { withinLimit } from '#lib/db/limits'
import { keepName, typedName } from '../account/name'
import { defineUseCase } from '../define-use-case'
import { newShortCode } from '../short-code'

/** Signs of the code that a course is joined by. */
export const CODE_LENGTH = 8

const shape = z.object({
  title: z.string().max(1_000),
  startsOn: z.string().max(20),
  endsOn: z.string().max(20),
  /** What its students are told that whoever makes it is called; without one that stays as it was. */
  name: typedName.optional(),
})

/** Makes a course; whoever makes it is its instructor. For instructors. */
export const createCourse = defineUseCase('course/create', shape, async ({ name, ...typed }, { now }) => {
  const who = await requireInstructor(now)
  if (!who.ok) return who
  const course = parseCourse(typed)
  if (!course.ok) return course
  if (!(await withinLimit(COURSE, who.value.id))) return err('rate-limited')
  const named = await keepName(database(), who.value.id, name)
  if (!named.ok) return named
  const courseId = await create(database(), {
    ...course.value,
    joinCode: newShortCode(CODE_LENGTH),
    instructorId: who.value.id,
    copiedFromId: null,
    at: now,
  })
  return ok({ courseId })
})
