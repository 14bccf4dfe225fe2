'use server'

import { redirect } from 'next/navigation'
import { isOutOf } from '#lib/courses/index'
import { extend, makeException, takeBack } from '#lib/server/courses/exceptions'
import { markQuestion, unmarkQuestion } from '#lib/server/courses/hand-marks'
import { field } from '#lib/server/form'
import { aboutIn, orderIn, orderQuery } from './order'

/** Which student in which assignment of which course a form is about: fields `courseId`, `assignmentId`, `userId`. */
const targetOf = (form: FormData) => ({
  courseId: field(form, 'courseId'),
  assignmentId: field(form, 'assignmentId'),
  userId: field(form, 'userId'),
})

/** What was done, and what the address said that it was opened from: field `order`, its end. */
function said(form: FormData, what: string): string {
  const asked = Object.fromEntries(new URLSearchParams(field(form, 'order')))
  return orderQuery(orderIn(asked), { ...aboutIn(asked), [what]: '1' })
}

const back = (form: FormData, what: string): never => {
  const { courseId, assignmentId, userId } = targetOf(form)
  const [course, person, task] = [courseId, userId, assignmentId].map(encodeURIComponent)
  return redirect(`/formatore/corsi/${course}/registro/${person}/${task}${said(form, what)}`)
}

/** A figure as it is typed in Italian: `7,5`. What is none is NaN, which no mark is. */
const figure = (form: FormData, name: string): number => {
  const typed = field(form, name).trim().replace(',', '.')
  return typed === '' ? Number.NaN : Number(typed)
}

/** Minutes as they are typed: undefined where the form does not ask, null for as everybody; what is no figure is 0, which nobody gives. */
function minutesIn(form: FormData): number | null | undefined {
  if (!form.has('minutes')) return undefined
  return field(form, 'minutes').trim() === '' ? null : figure(form, 'minutes') || 0
}

/** Gives one student more time. Fields `dueAt`, `closesAt`, `minutes` (of what is timed), `reason`. Returns only a failure, as those below. */
export async function giveMoreTime(_: string | null, form: FormData): Promise<string> {
  const [dueAt, closesAt, reason] = [field(form, 'dueAt'), field(form, 'closesAt'), field(form, 'reason')]
  const done = await extend({ ...targetOf(form), dueAt, closesAt, minutes: minutesIn(form), reason })
  return done.ok ? back(form, 'piu-tempo') : done.error
}

/** Gives one student more attempts. Fields `attempts`, `reason`. */
export async function giveAttempts(_: string | null, form: FormData): Promise<string> {
  const exception = { kind: 'attempts' as const, attempts: figure(form, 'attempts') }
  const done = await makeException({ ...targetOf(form), exception, reason: field(form, 'reason') })
  return done.ok ? back(form, 'tentativi') : done.error
}

/** Excuses one student. Field `reason`. */
export async function excuse(_: string | null, form: FormData): Promise<string> {
  const done = await makeException({
    ...targetOf(form),
    exception: { kind: 'excuse' },
    reason: field(form, 'reason'),
  })
  return done.ok ? back(form, 'esonerato') : done.error
}

/** Marks one student by hand. Fields `points`, `outOf`, `reason`. */
export async function giveMark(_: string | null, form: FormData): Promise<string> {
  const outOf = figure(form, 'outOf')
  const exception = { kind: 'mark' as const, points: figure(form, 'points'), outOf }
  const done = await makeException({ ...targetOf(form), exception, reason: field(form, 'reason') })
  if (done.ok) return back(form, 'voto')
  // Out of what may be given it is the points that are none: it is said up to what they go.
  return done.error === 'exception-mark' && isOutOf(outOf) ? `${done.error} ${outOf}` : done.error
}

const KINDS = ['time', 'attempts', 'excuse', 'mark'] as const

/** Takes back what was given. Field `kind`. */
export async function takeItBack(_: string | null, form: FormData): Promise<string> {
  const kind = KINDS.find((each) => each === field(form, 'kind'))
  if (kind === undefined) return 'malformed'
  const done = await takeBack({ ...targetOf(form), kind })
  return done.ok ? back(form, 'ripreso-indietro') : done.error
}

/** Which question of which run of a student: fields `courseId`, `userId`, `quizId`, `position`. */
const questionOf = (form: FormData) => ({
  courseId: field(form, 'courseId'),
  userId: field(form, 'userId'),
  quizId: field(form, 'quizId'),
  position: field(form, 'position'),
})

const backToQuestion = (form: FormData, what: string): never => {
  const { courseId, assignmentId, userId } = targetOf(form)
  const { quizId, position } = questionOf(form)
  const [course, ...rest] = [courseId, userId, assignmentId, quizId, position].map(encodeURIComponent)
  return redirect(`/formatore/corsi/${course}/registro/${rest.join('/')}${said(form, what)}#voto-della-domanda`)
}

/** Marks one question of one student by hand. Fields `points`, `reason`. */
export async function giveQuestionMark(_: string | null, form: FormData): Promise<string> {
  const done = await markQuestion({
    ...questionOf(form),
    points: figure(form, 'points'),
    reason: field(form, 'reason'),
  })
  return done.ok ? backToQuestion(form, 'voto-domanda') : done.error
}

/** Takes back what one question is worth by hand. */
export async function takeQuestionMarkBack(_: string | null, form: FormData): Promise<string> {
  const done = await unmarkQuestion(questionOf(form))
  return done.ok ? backToQuestion(form, 'ripreso-indietro') : done.error
}
