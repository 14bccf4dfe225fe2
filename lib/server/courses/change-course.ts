import 'server-only'
import { z } from 'zod'
import { ok } from '#lib/base/result'
import { parseCourse } from '#lib/courses/index'
import { changeCourse as change, setArchived, setJoinCode } from '#lib/db/courses'
import { defineUseCase, unsafeId } from '../define-use-case'
import { newShortCode } from '../short-code'
import { CODE_LENGTH } from './create-course'
import { changeTaught } from './taught-course'

const fields = { title: z.string().max(1_000), startsOn: z.string().max(20), endsOn: z.string().max(20) }

/** Says something else of a course. */
export const changeCourse = defineUseCase(
  'course/change',
  z.object({ courseId: unsafeId, ...fields }),
  ({ courseId, ...typed }, { now }) =>
    changeTaught(courseId, now, async (tx, { course }) => {
      const said = parseCourse(typed)
      if (said.ok) await change(tx, course.id, said.value)
      return said.ok ? ok(null) : said
    }),
)

/** Puts a course away, or takes it out again: nobody is invited to one that is put away, and it stands among the old ones. */
export const archiveCourse = defineUseCase(
  'course/archive',
  z.object({ courseId: unsafeId, archived: z.boolean() }),
  ({ courseId, archived }, { now }) =>
    changeTaught(courseId, now, async (tx, { course }) => {
      await setArchived(tx, course.id, archived ? now : null)
      return ok(null)
    }),
)

/** Gives a course another code to be joined by, which makes the one before worthless; or none, so that nobody joins by themselves. */
export const renewCode = defineUseCase(
  'course/renew-code',
  z.object({ courseId: unsafeId, open: z.boolean() }),
  ({ courseId, open }, { now }) =>
    changeTaught(courseId, now, async (tx, { course }) => {
      await setJoinCode(tx, course.id, open ? newShortCode(CODE_LENGTH) : null)
      return ok(null)
    }),
)
