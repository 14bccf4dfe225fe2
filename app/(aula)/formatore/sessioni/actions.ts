'use server'

import { redirect } from 'next/navigation'
import type { ScoresShown } from '#lib/classroom/index'
import type { Level } from '#lib/questions/level'
import { actOnSessionError } from '#lib/server/classroom/act-on-error'
import { reportClass } from '#lib/server/classroom/report'
import { startClass } from '#lib/server/classroom/start-class'
import { makeAssignment } from '#lib/server/courses/assignments'
import { field, optional } from '#lib/server/form'
import { failureOf, numbersIn } from '#lib/server/typed-rules'
import { wayIn } from '../corsi/[id]/errori/way-in'

/** What the questions are chosen by, of all that the form holds: `from` says which of its fields count. */
function sourceOf(form: FormData) {
  switch (field(form, 'from')) {
    case 'mazzo':
      return { deckId: field(form, 'deckId') }
    case 'modello':
      return { template: field(form, 'template') }
    case 'chiamate':
      return { calls: Number(field(form, 'calls')), lessons: form.getAll('lesson').map(String) }
    case 'errori':
      return { beliefs: form.getAll('belief').map(String) }
    default: {
      const level = optional(form, 'level') as Level | undefined
      return { rules: numbersIn(field(form, 'rule')), lessons: form.getAll('lesson').map(String), level }
    }
  }
}

/**
 * Opens the lobby of a live session and goes to its console. Fields: `title`, `courseId` (may be empty); `from`, which is `argomento` with
 * `lesson` (as many as wanted), `rule`, `level`, or `modello` with `template`, or `chiamate` with `lesson` and `calls`, or `errori` with `belief` (as many as wanted), or `mazzo` with
 * `deckId`; `length`, `byChoice` (there or not); `seconds` (empty for closing by hand), `scores`, `changes` (there or not). Returns only a failure.
 */
export async function begin(_: string | null, form: FormData): Promise<string> {
  const source = sourceOf(form)
  const unknown = failureOf(source.rules ?? [])
  if (unknown !== undefined) return unknown
  const begun = await startClass({
    title: field(form, 'title'),
    courseId: optional(form, 'courseId') ?? null,
    ...source,
    length: Number(field(form, 'length')),
    byChoice: field(form, 'byChoice') !== '',
    seconds: field(form, 'seconds') === '' ? null : Number(field(form, 'seconds')),
    scores: field(form, 'scores') as ScoresShown,
    changes: field(form, 'changes') !== '',
  })
  return begun.ok ? redirect(`/formatore/sessioni/${begun.value.id}`) : begun.error
}

/** Opens the lobby of a session that plays one of one's own calls, and goes to its console. Field `id`. Returns only a failure. */
export async function beginWithCall(_: string | null, form: FormData): Promise<string> {
  const begun = await startClass({
    title: 'Chiamata al tavolo',
    courseId: null,
    callId: field(form, 'id'),
    length: 1,
    seconds: null,
    scores: 'off',
    changes: true,
  })
  return begun.ok ? redirect(`/formatore/sessioni/${begun.value.id}`) : begun.error
}

/** Makes something of an error that people of a session hold, and goes to it. Fields: `id`, `belief`, `key`, and `way`: `session`, `deck`, `paper`, or `another`: the same, where one waits to be used. Returns only a failure. */
export async function actOnHeld(_: string | null, form: FormData): Promise<string> {
  const done = await actOnSessionError({
    id: field(form, 'id'),
    belief: field(form, 'belief'),
    ...wayIn<'session' | 'deck' | 'paper'>(form),
    key: field(form, 'key'),
  })
  return done.ok ? redirect(done.value.path) : done.error
}

/** Questions of the review that a session leads to. */
const LENGTH = 10

/** Gives the course of a session questions on the rules that were missed there, as an assignment, and goes to it. Field `id`. Returns only a failure. */
export async function assignReview(_: string | null, form: FormData): Promise<string> {
  const report = await reportClass({ id: field(form, 'id') })
  if (!report.ok) return report.error
  const { courseId, title, rules } = report.value
  if (courseId === null) return 'not-found'
  const made = await makeAssignment({
    courseId,
    title: `Ripasso: ${title}`.slice(0, 120),
    opensAt: '',
    dueAt: '',
    closesAt: '',
    attempts: null,
    task: { type: 'esercizio', rules: rules.slice(0, 200), lessons: [], length: LENGTH },
  })
  return made.ok ? redirect(`/formatore/corsi/${courseId}/compiti/${made.value.assignmentId}`) : made.error
}
