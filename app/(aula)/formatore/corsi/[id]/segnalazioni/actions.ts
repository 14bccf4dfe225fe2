'use server'

import { redirect } from 'next/navigation'
import { passAppealOn, replyToAppeal } from '#lib/server/courses/appeals'
import { countAgainInCourse, leaveOutAppealed } from '#lib/server/courses/left-out'
import { field, sentBack } from '#lib/server/form'
import type { Failure, SentBack } from '../../../../../_ui/contracts'

type Back = Failure | SentBack

/** Which report of which course a form is about: fields `courseId`, `reportId`. */
const which = (form: FormData) => ({ courseId: field(form, 'courseId'), reportId: field(form, 'reportId') })

const pageOf = (form: FormData): string =>
  `/formatore/corsi/${encodeURIComponent(field(form, 'courseId'))}/segnalazioni`
const back = (form: FormData, said: string): never =>
  redirect(`${pageOf(form)}/${encodeURIComponent(field(form, 'reportId'))}?${said}=1`)

const OUTCOMES: Readonly<Record<string, boolean>> = { si: true, no: false }

/** Replies to a report of a course. Fields `outcome` (`si`, `no`), `reply`, `seen`. Returns only a failure, as those below. */
export async function answerAppeal(_: Back | null, form: FormData): Promise<Back> {
  const seen = field(form, 'seen')
  const done = await replyToAppeal({
    ...which(form),
    upheld: OUTCOMES[field(form, 'outcome')] ?? null,
    reply: field(form, 'reply'),
    seen: seen === '' ? null : Number(seen),
  })
  return done.ok ? back(form, 'risposto') : sentBack(done.error, form)
}

/** Passes a report on to the administrators. */
export async function passOn(_: string | null, form: FormData): Promise<string> {
  const done = await passAppealOn(which(form))
  return done.ok ? back(form, 'passata') : done.error
}

/** Lets the question of a report count for nobody. Fields `what` (`una`, `tutte`), `reason`. */
export async function leaveOut(_: Back | null, form: FormData): Promise<Back> {
  const whole = field(form, 'what') === 'tutte'
  const done = await leaveOutAppealed({ ...which(form), whole, reason: field(form, 'reason') })
  return done.ok ? back(form, 'non-conta') : sentBack(done.error, form)
}

/** Lets what was left out count again. Fields `courseId`, `leftOutId`, `back`: a page of the course. */
export async function letCount(_: string | null, form: FormData): Promise<string> {
  const done = await countAgainInCourse({ courseId: field(form, 'courseId'), leftOutId: field(form, 'leftOutId') })
  if (!done.ok) return done.error
  const page = field(form, 'back')
  const own = /^(?:segnalazioni|compiti)\/[\w-]+$/.test(page) ? page : 'segnalazioni'
  redirect(`/formatore/corsi/${encodeURIComponent(field(form, 'courseId'))}/${own}?conta-ancora=1`)
}
