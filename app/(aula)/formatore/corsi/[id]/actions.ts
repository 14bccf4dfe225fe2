'use server'

import { redirect } from 'next/navigation'
import { archiveCourse, changeCourse, renewCode } from '#lib/server/courses/change-course'
import { copyCourse } from '#lib/server/courses/copy-course'
import { addInstructor, dropWaiting, setMember } from '#lib/server/courses/members'
import { addRoster, previewRoster, undoRoster } from '#lib/server/courses/roster'
import { sentTable } from '#lib/server/courses/roster-rows'
import { field } from '#lib/server/form'
import type { PreviewReply } from './persone/roster-form'

type Reply = Promise<string>

/** Where an action leads: back to a page of the course, which says what was done. */
const back = (form: FormData, page: string): never =>
  redirect(`/formatore/corsi/${encodeURIComponent(field(form, 'courseId'))}${page}`)

/** Says something else of a course. Fields: `courseId`, `title`, `startsOn`, `endsOn`. Returns only a failure, as those below. */
export async function rename(_: string | null, form: FormData): Reply {
  const [title, startsOn, endsOn] = [field(form, 'title'), field(form, 'startsOn'), field(form, 'endsOn')]
  const done = await changeCourse({ courseId: field(form, 'courseId'), title, startsOn, endsOn })
  return done.ok ? back(form, '/impostazioni?salvato=1') : done.error
}

/** Puts a course away (`archived`), or takes it out again. */
export async function archive(_: string | null, form: FormData): Reply {
  const archived = field(form, 'archived') !== ''
  const done = await archiveCourse({ courseId: field(form, 'courseId'), archived })
  return done.ok ? back(form, `/impostazioni?${archived ? 'archiviato' : 'ripreso'}=1`) : done.error
}

/** Makes a course like this one. Fields: `title`, `startsOn`. */
export async function copy(_: string | null, form: FormData): Reply {
  const [title, startsOn] = [field(form, 'title'), field(form, 'startsOn')]
  const done = await copyCourse({ courseId: field(form, 'courseId'), title, startsOn })
  return done.ok ? redirect(`/formatore/corsi/${done.value.courseId}/impostazioni?copiato=1`) : done.error
}

/** Gives a course another code (`open`), or none. */
export async function renew(_: string | null, form: FormData): Reply {
  const done = await renewCode({ courseId: field(form, 'courseId'), open: field(form, 'open') !== '' })
  return done.ok ? back(form, '/impostazioni?invito=1') : done.error
}

/** Removes somebody (`removed`), or lets them in again. Field `userId`. */
export async function move(_: string | null, form: FormData): Reply {
  const removed = field(form, 'removed') !== ''
  const done = await setMember({ courseId: field(form, 'courseId'), userId: field(form, 'userId'), removed })
  if (!done.ok) return done.error
  // Who is out does not see the course any more.
  if (removed && done.value.self) redirect('/formatore?lasciato=1')
  return back(form, removed ? '/persone?tolto=1' : '/persone?riammesso=1')
}

/** Takes somebody who has not come off the list. Field `entryId`. */
export async function drop(_: string | null, form: FormData): Reply {
  const done = await dropWaiting({ courseId: field(form, 'courseId'), entryId: field(form, 'entryId') })
  return done.ok ? back(form, '/persone?tolto=1') : done.error
}

/** Makes somebody an instructor of the course. Field `email`. */
export async function invite(_: string | null, form: FormData): Reply {
  const done = await addInstructor({ courseId: field(form, 'courseId'), email: field(form, 'email') })
  if (done.ok) return back(form, '/persone?formatore=1')
  return done.error === 'malformed' ? 'bad-email' : done.error
}

/** Says what adding a list would do. Fields: `file`, or `text`. */
export async function preview(_: PreviewReply | null, form: FormData): Promise<PreviewReply> {
  const text = await sentTable(form)
  const found = await previewRoster({ courseId: field(form, 'courseId'), text })
  return found.ok ? { done: true, preview: found.value, text } : { done: false, error: found.error }
}

/** Adds a list. Field `text`. */
export async function add(_: string | null, form: FormData): Reply {
  const done = await addRoster({ courseId: field(form, 'courseId'), text: field(form, 'text') })
  return done.ok ? back(form, '/persone?elenco=1') : done.error
}

/** Undoes a list. Field `batchId`. */
export async function undo(_: string | null, form: FormData): Reply {
  const done = await undoRoster({ courseId: field(form, 'courseId'), batchId: field(form, 'batchId') })
  return done.ok ? back(form, '/persone?annullato=1') : done.error
}
