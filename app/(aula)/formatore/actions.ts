'use server'

import { redirect } from 'next/navigation'
import { createCourse } from '#lib/server/courses/create-course'
import { field, sentBack } from '#lib/server/form'
import type { SentBack } from '../../_ui/contracts'

/** Makes a course and goes to it. Fields: `title`, `startsOn`, `endsOn`, `name` (these may be empty). Returns only a failure, with what was typed. */
export async function makeCourse(_: unknown, form: FormData): Promise<SentBack> {
  const made = await createCourse({
    title: field(form, 'title'),
    startsOn: field(form, 'startsOn'),
    endsOn: field(form, 'endsOn'),
    name: field(form, 'name'),
  })
  return made.ok ? redirect(`/formatore/corsi/${made.value.courseId}?creato=1`) : sentBack(made.error, form)
}
