'use server'

import { redirect } from 'next/navigation'
import { addLessons, changeLesson, moveLesson } from '#lib/server/courses/lessons'
import { field } from '#lib/server/form'

const back = (form: FormData): never =>
  redirect(`/formatore/corsi/${encodeURIComponent(field(form, 'courseId'))}/lezioni?salvato=1`)

/** Puts lessons at the end of a course. Fields: `courseId`, `lesson` (as many as wanted). Returns only a failure, as those below. */
export async function add(_: string | null, form: FormData): Promise<string> {
  const done = await addLessons({ courseId: field(form, 'courseId'), lessons: form.getAll('lesson').map(String) })
  return done.ok ? back(form) : done.error
}

/** Says something of a lesson. Fields: `courseId`, `lesson`, `note`, `dueOn`. */
export async function change(_: string | null, form: FormData): Promise<string> {
  const [courseId, lesson] = [field(form, 'courseId'), field(form, 'lesson')]
  const done = await changeLesson({ courseId, lesson, note: field(form, 'note'), dueOn: field(form, 'dueOn') })
  return done.ok ? back(form) : done.error
}

/** Moves a lesson, or takes it out. Fields: `courseId`, `lesson`, `how` (`up`, `down`, `out`). */
export async function move(_: string | null, form: FormData): Promise<string> {
  const how = (['up', 'down', 'out'] as const).find((each) => each === field(form, 'how'))
  if (!how) return 'not-found'
  const done = await moveLesson({ courseId: field(form, 'courseId'), lesson: field(form, 'lesson'), how })
  return done.ok ? back(form) : done.error
}
