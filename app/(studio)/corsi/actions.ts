'use server'

import { redirect } from 'next/navigation'
import { asksToTeach } from '#lib/server/account/teaching'
import { beginAssignment } from '#lib/server/courses/begin-assignment'
import { renewCalendar } from '#lib/server/courses/calendar'
import { joinCourse } from '#lib/server/courses/join'
import { leaveCourse, shareAll } from '#lib/server/courses/members'
import { field, sentBack } from '#lib/server/form'
import type { SentBack } from '../../_ui/contracts'

/** Goes to the page of an invitation. Field: `code`. */
export async function openInvitation(form: FormData): Promise<void> {
  redirect(`/corsi/entra/${encodeURIComponent(field(form, 'code').trim() || '-')}`)
}

/** Joins a course and goes to it. Fields: `code`, `name`. Returns only a failure, as those below. */
export async function join(_: unknown, form: FormData): Promise<SentBack> {
  const joined = await joinCourse({ code: field(form, 'code'), name: field(form, 'name') })
  if (!joined.ok) return sentBack(joined.error, form)
  const { courseId, role } = joined.value
  redirect(role === 'formatore' ? `/formatore/corsi/${courseId}` : `/corsi/${courseId}?entrato=1`)
}

/** Begins an assignment, or goes on with it. Field: `assignmentId`. */
export async function beginTask(_: string | null, form: FormData): Promise<string> {
  const begun = await beginAssignment({ assignmentId: field(form, 'assignmentId') })
  return begun.ok ? redirect(begun.value.path) : begun.error
}

/** Gives whoever asks another calendar address. */
export async function calendar(_: string | null): Promise<string> {
  const made = await renewCalendar()
  return made.ok ? redirect('/corsi?calendario=1#calendario') : made.error
}

/** Leaves a course. Field: `courseId`. */
export async function leave(_: string | null, form: FormData): Promise<string> {
  const left = await leaveCourse({ courseId: field(form, 'courseId') })
  return left.ok ? redirect('/corsi?uscito=1') : left.error
}

/** Shows a course all that one studies (`all`), or no longer. Field: `courseId`. */
export async function share(_: string | null, form: FormData): Promise<string> {
  const [courseId, sharesAll] = [field(form, 'courseId'), field(form, 'all') !== '']
  const shared = await shareAll({ courseId, sharesAll })
  if (!shared.ok) return shared.error
  redirect(`/corsi/${encodeURIComponent(courseId)}?${sharesAll ? 'condiviso' : 'riservato'}=1`)
}

/** Asks to teach here (`asks`), perhaps with what one is called (`name`), or takes that back. */
export async function ask(_: unknown, form: FormData): Promise<SentBack> {
  const asks = field(form, 'asks') !== ''
  const done = await asksToTeach({ asks, name: field(form, 'name') })
  return done.ok ? redirect(`/corsi?${asks ? 'chiesto' : 'ripensato'}=1`) : sentBack(done.error, form)
}
