'use server'

import { redirect } from 'next/navigation'
import { field, optional, sentBack } from '#lib/server/form'
import { makeSheet } from '#lib/server/sheet/make-sheet'
import { openCorrection } from '#lib/server/sheet/open-correction'

/** Makes a test on paper and goes to it. Fields: `deckId`, or `blueprint` and `title`; `variants`, `others`. Returns only a failure, with what was typed. */
export async function makePaper(_: unknown, form: FormData) {
  const deckId = optional(form, 'deckId')
  const made = await makeSheet({
    ...(deckId === undefined ? { blueprint: field(form, 'blueprint'), title: field(form, 'title') } : { deckId }),
    variants: field(form, 'variants'),
    others: field(form, 'others') as 'like' | 'same',
  })
  return made.ok ? redirect(`/formatore/fogli/${made.value.sheetId}`) : sentBack(made.error, form)
}

/** Opens the correction of a sheet (`open`), or closes it. Field `sheetId`. Returns only a failure. */
export async function correct(_: string | null, form: FormData): Promise<string> {
  const sheetId = field(form, 'sheetId')
  const done = await openCorrection({ sheetId, open: field(form, 'open') !== '' })
  return done.ok ? redirect(`/formatore/fogli/${sheetId}`) : done.error
}
