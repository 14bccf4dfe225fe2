'use server'

import { redirect } from 'next/navigation'
import { saveManyMarks } from '#lib/server/courses/decided/many-marks'
import { field, sentBack } from '#lib/server/form'
import { orderIn, orderQuery } from '../../../registro/order'
import { linesIn } from './lines'
import type { MarksReply } from './marks-form'

/** Where the form was sent from, with what was saved: fields `courseId`, `assignmentId`, `order`, the end of the address. */
function back(form: FormData, said: Readonly<Record<string, number>>): never {
  const asked = Object.fromEntries(new URLSearchParams(field(form, 'order')))
  const [course, task] = [field(form, 'courseId'), field(form, 'assignmentId')].map(encodeURIComponent)
  const counts = Object.entries(said).filter(([name, n]) => name === 'voti' || n > 0)
  const more = {
    ...(asked.pagina && { pagina: asked.pagina }),
    ...Object.fromEntries(counts.map(([k, n]) => [k, `${n}`])),
  }
  return redirect(`/formatore/corsi/${course}/compiti/${task}/voti${orderQuery(orderIn(asked), more)}`)
}

/**
 * Gives marks to many. Fields: `courseId`, `assignmentId`, `outOf`, `reason`; for each person `era:`, `punti:`, `eraEsonero:`, `esonero:` and
 * their id. Returns only a failure, with whose points are none.
 */
export async function giveMarks(_: MarksReply | null, form: FormData): Promise<MarksReply> {
  const which = { courseId: field(form, 'courseId'), assignmentId: field(form, 'assignmentId') }
  const [outOf, reason] = [field(form, 'outOf').trim(), field(form, 'reason')]
  const done = await saveManyMarks({ ...which, outOf, reason, lines: linesIn(form) })
  if (!done.ok) return { ...sentBack(done.error, form), wrong: [] }
  if (done.value.type === 'wrong') return { ...sentBack('exception-mark', form), wrong: done.value.wrong }
  const { given, back: tolti, excused, again } = done.value
  return back(form, { voti: given, tolti, esonerati: excused, riammessi: again })
}
