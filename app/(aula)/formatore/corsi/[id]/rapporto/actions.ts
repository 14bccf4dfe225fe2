'use server'

import { redirect } from 'next/navigation'
import { actOnQuestion } from '#lib/server/courses/act-on-question'
import { field } from '#lib/server/form'

/** Makes a session or a deck of a question of a report, and goes to it. Fields: `courseId`, `question`, `key`, and `way`: `session`, `deck`. Returns only a failure. */
export async function actOn(_: string | null, form: FormData): Promise<string> {
  const done = await actOnQuestion({
    courseId: field(form, 'courseId'),
    question: field(form, 'question'),
    way: field(form, 'way') as 'session' | 'deck',
    key: field(form, 'key'),
  })
  return done.ok ? redirect(done.value.path) : done.error
}
