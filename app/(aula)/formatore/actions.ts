'use server'

import { redirect } from 'next/navigation'
import { createCourse } from '#lib/server/courses/create-course'
import { field } from '#lib/server/form'

/** Makes a course and goes to it. Fields: `title`, `startsOn`, `endsOn` (both may be empty). Returns only a failure. */
export async function makeCourse(_: string | null, form: FormData): Promise<string> {
  const made = await createCourse({
    title: field(form, 'title'),
    startsOn: field(form, 'startsOn'),
    endsOn: field(form, 'endsOn'),
  })
  return made.ok ? redirect(`/formatore/corsi/${made.value.courseId}?creato=1`) : made.error
}
