'use server'

import { redirect } from 'next/navigation'
import type { ScoresShown } from '#lib/classroom/index'
import type { Level } from '#lib/questions/difficulty'
import { startClass } from '#lib/server/classroom/start-class'
import { field, optional } from '#lib/server/form'

/**
 * Opens the lobby of a live session and goes to its console. Fields: `title`, `courseId` (may be empty), `deckId`, or `lesson` (as many as
 * wanted), `rule`, `level`, `length`; `seconds` (empty for closing by hand), `scores`. Returns only a failure.
 */
export async function begin(_: string | null, form: FormData): Promise<string> {
  const rules = field(form, 'rule')
    .split(/[\s,;]+/)
    .filter((number) => number !== '')
  const begun = await startClass({
    title: field(form, 'title'),
    courseId: optional(form, 'courseId') ?? null,
    deckId: optional(form, 'deckId'),
    lessons: form.getAll('lesson').map(String),
    rules,
    level: optional(form, 'level') as Level | undefined,
    length: Number(field(form, 'length')),
    seconds: field(form, 'seconds') === '' ? null : Number(field(form, 'seconds')),
    scores: field(form, 'scores') as ScoresShown,
  })
  return begun.ok ? redirect(`/formatore/sessioni/${begun.value.id}`) : begun.error
}
