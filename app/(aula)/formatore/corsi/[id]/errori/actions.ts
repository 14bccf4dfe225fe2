'use server'

import { redirect } from 'next/navigation'
import { actOnError, type ErrorWay } from '#lib/server/courses/act-on-error'
import { addToReview } from '#lib/server/courses/report/add-to-review'
import { decimal, field, optional, sentBack } from '#lib/server/form'
import type { SentBack } from '../../../../../_ui/contracts'
import { wayIn } from './way-in'

const aboutOf = (form: FormData) =>
  form.has('lesson') ? { lesson: field(form, 'lesson') } : { belief: field(form, 'belief') }

/**
 * Makes something of an error that the class shares, or of an area in which it is weak, and goes to it. Fields: `courseId`, `belief` or
 * `lesson`, `key`, and `way`: `session`, `deck`, `paper`, or `another`: the same, where one waits to be used. Returns only a failure.
 */
export async function act(_: string | null, form: FormData): Promise<string> {
  const done = await actOnError({
    courseId: field(form, 'courseId'),
    about: aboutOf(form),
    ...wayIn<ErrorWay>(form),
    key: field(form, 'key'),
  })
  return done.ok ? redirect(done.value.path) : done.error
}

/**
 * Gives a revision as it was looked through, and goes to it. Fields: `courseId`, `belief` or `lesson`, `key`, of one for one student `userId`;
 * `person` for each whom it is for, where `named` says that they can be chosen; `dueAt`, `weight`. Returns only a failure.
 */
export async function giveReview(_: unknown, form: FormData): Promise<SentBack> {
  const people = form.has('named') ? { people: form.getAll('person').map(String) } : {}
  const done = await actOnError({
    courseId: field(form, 'courseId'),
    about: aboutOf(form),
    way: 'review',
    key: field(form, 'key'),
    userId: optional(form, 'userId'),
    given: { ...people, dueAt: field(form, 'dueAt'), weight: decimal(form, 'weight') },
  })
  return done.ok ? redirect(done.value.path) : sentBack(done.error, form)
}

/** Gives a revision to those too who have come to hold its error. Fields: `courseId`, `assignmentId`. Returns only a failure. */
export async function giveToOthers(_: string | null, form: FormData): Promise<string> {
  const [courseId, assignmentId] = [field(form, 'courseId'), field(form, 'assignmentId')]
  const done = await addToReview({ courseId, assignmentId })
  if (!done.ok) return done.error
  const [course, task] = [courseId, assignmentId].map(encodeURIComponent)
  return redirect(`/formatore/corsi/${course}/compiti/${task}?dato-anche=1`)
}
