'use server'

import { redirect } from 'next/navigation'
import { passAppealOn, replyToAppeal } from '#lib/server/courses/appeals'
import { countAgainInCourse, leaveOutAsked } from '#lib/server/courses/left-out'
import { field, sentBack } from '#lib/server/form'
import type { Failure, SentBack } from '../../../../../_ui/contracts'

type Back = Failure | SentBack

/** Which report of which course a form is about: fields `courseId`, `reportId`. */
const which = (form: FormData) => ({ courseId: field(form, 'courseId'), reportId: field(form, 'reportId') })

const pageOf = (form: FormData): string =>
  `/formatore/corsi/${encodeURIComponent(field(form, 'courseId'))}/segnalazioni`
const back = (form: FormData, said: string): never =>
  redirect(`${pageOf(form)}/${encodeURIComponent(field(form, 'reportId'))}?${said}=1`)

const OUTCOMES: Readonly<Record<string, boolean>> = { si: true, 'si-tolta': true, 'si-tutte': true, no: false }
const LEFT_OUT: Readonly<Record<string, 'one' | 'all'>> = { 'si-tolta': 'one', 'si-tutte': 'all' }

/** Replies to a report of a course. Fields `outcome` (`si`; `si-tolta`, `si-tutte`: and the question, or all of its template, counts for nobody; `no`), `reply`, `seen`, `also` (the ids of others that get the same, with commas). Returns only a failure, as those below. */
export async function answerAppeal(_: Back | null, form: FormData): Promise<Back> {
  const [seen, outcome] = [field(form, 'seen'), field(form, 'outcome')]
  const done = await replyToAppeal({
    ...which(form),
    upheld: OUTCOMES[outcome] ?? null,
    leaveOut: LEFT_OUT[outcome] ?? null,
    reply: field(form, 'reply'),
    seen: seen === '' ? null : Number(seen),
    also: field(form, 'also').split(',').filter(Boolean),
  })
  return done.ok ? back(form, done.value.leftOut ? 'risposto-non-conta' : 'risposto') : sentBack(done.error, form)
}

/** Passes a report on to the administrators. */
export async function passOn(_: string | null, form: FormData): Promise<string> {
  const done = await passAppealOn(which(form))
  return done.ok ? back(form, 'passata') : done.error
}

/** Lets a question of an assignment count for nobody. Fields `courseId`, `assignmentId`, `template`, `itemId`, `what` (`una`, `tutte`: all of its template), `reason`, `back`. */
export async function leaveOut(_: Back | null, form: FormData): Promise<Back> {
  const done = await leaveOutAsked({
    ...{ courseId: field(form, 'courseId'), assignmentId: field(form, 'assignmentId') },
    template: field(form, 'template'),
    itemId: field(form, 'what') === 'tutte' ? null : field(form, 'itemId'),
    reason: field(form, 'reason'),
  })
  return done.ok ? redirect(backIn(form, 'non-conta')) : sentBack(done.error, form)
}

/** The page of a course that a form leads back to: reports, an assignment, or the answers to one of its questions. */
const PAGES = /^(?:(?:segnalazioni|compiti)\/[\w-]+|compiti\/[\w-]+\/risposte\?domanda=[\w.%-]+)$/

function backIn(form: FormData, said: string): string {
  const page = field(form, 'back')
  const own = PAGES.test(page) ? page : 'segnalazioni'
  return `/formatore/corsi/${encodeURIComponent(field(form, 'courseId'))}/${own}${own.includes('?') ? '&' : '?'}${said}=1`
}

/** Lets what was left out count again. Fields `courseId`, `leftOutId`, `back`: a page of the course. */
export async function letCount(_: string | null, form: FormData): Promise<string> {
  const done = await countAgainInCourse({ courseId: field(form, 'courseId'), leftOutId: field(form, 'leftOutId') })
  return done.ok ? redirect(backIn(form, 'conta-ancora')) : done.error
}
