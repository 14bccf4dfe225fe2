'use server'

import { redirect } from 'next/navigation'
import { annulAttempt, countAttemptAgain } from '#lib/server/courses/decided/annul'
import { handInAttempts } from '#lib/server/courses/decided/hand-in'
import { field } from '#lib/server/form'
import { wishesIn, withWishes } from './asked'

/** Which assignment of which course a form is about: fields `courseId`, `assignmentId`. */
const targetOf = (form: FormData) => ({ courseId: field(form, 'courseId'), assignmentId: field(form, 'assignmentId') })

/** Back to the attempts of it that were looked at, with what was done. */
function back(form: FormData, said: Readonly<Record<string, string>>): never {
  const { courseId, assignmentId } = targetOf(form)
  const [course, task] = [courseId, assignmentId].map(encodeURIComponent)
  const wishes = wishesIn((name) => form.get(name))
  return redirect(withWishes(`/formatore/corsi/${course}/compiti/${task}/tentativi`, wishes, said))
}

/** Hands in attempts that go on. Fields: `t` for each, `reason`. Returns only a failure, as those below. */
export async function handIn(_: string | null, form: FormData): Promise<string> {
  const quizIds = form.getAll('t').map(String)
  const done = await handInAttempts({ ...targetOf(form), quizIds, reason: field(form, 'reason') })
  if (!done.ok) return done.error
  const { done: now, already, failed } = done.value
  return back(form, { consegnati: String(now), gia: String(already), falliti: String(failed) })
}

/** Has one attempt count for nothing. Fields: `t`, `reason`. */
export async function takeOut(_: string | null, form: FormData): Promise<string> {
  const quizId = field(form, 't')
  const done = await annulAttempt({ ...targetOf(form), quizId, reason: field(form, 'reason') })
  return done.ok ? back(form, { tolto: quizId }) : done.error
}

/** Has one count again. Field `t`. */
export async function putBackIn(_: string | null, form: FormData): Promise<string> {
  const done = await countAttemptAgain({ ...targetOf(form), quizId: field(form, 't') })
  return done.ok ? back(form, { rimesso: '1' }) : done.error
}
