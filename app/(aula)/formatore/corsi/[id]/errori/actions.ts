'use server'

import { redirect } from 'next/navigation'
import { actOnError, type ErrorWay } from '#lib/server/courses/act-on-error'
import { field } from '#lib/server/form'

/**
 * Makes something of an error that the class shares, or of an area in which it is weak, and goes to it. Fields: `courseId`, `belief` or
 * `lesson`, `key`, and `way`: `session`, `deck`, `review`, `paper`. Returns only a failure.
 */
export async function act(_: string | null, form: FormData): Promise<string> {
  const done = await actOnError({
    courseId: field(form, 'courseId'),
    about: form.has('lesson') ? { lesson: field(form, 'lesson') } : { belief: field(form, 'belief') },
    way: field(form, 'way') as ErrorWay,
    key: field(form, 'key'),
  })
  return done.ok ? redirect(done.value.path) : done.error
}
