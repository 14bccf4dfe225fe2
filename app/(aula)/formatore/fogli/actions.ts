'use server'

import { redirect } from 'next/navigation'
import { paperObjection } from '#lib/italian/site'
import { isText, sentTable } from '#lib/server/courses/roster-rows'
import { field, optional, sentBack } from '#lib/server/form'
import { dropScan } from '#lib/server/sheet/drop-scan'
import { makeSheet } from '#lib/server/sheet/make-sheet'
import { openCorrection } from '#lib/server/sheet/open-correction'
import { savePaperMarks } from '#lib/server/sheet/paper-marks'
import { readScan } from '#lib/server/sheet/scans'
import { settleMarks } from '#lib/server/sheet/settle-marks'
import { readTypedAnswers } from '#lib/server/sheet/typed-answers'
import type { ScanReply } from '../../../_ui/paper/scan-form'

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

/**
 * Grades the papers that a scanner made a table of. Fields: `sheetId`; `file` or `text`. What is kept is shown with the page, the rest is
 * returned; so is why nothing was read, with what was typed.
 */
export async function readPapers(_: ScanReply | null, form: FormData): Promise<ScanReply> {
  const sheetId = field(form, 'sheetId')
  const text = await sentTable(form)
  if (!isText(text)) return { done: false, error: 'scan-no-table', text: field(form, 'text') }
  const read = await readScan({ sheetId, text })
  if (!read.ok) return { done: false, error: read.error, text: field(form, 'text') }
  const { kept, result } = read.value
  if (kept) redirect(`/formatore/fogli/${sheetId}/risposte${kept.again ? `?gia=${kept.scanId}` : ''}`)
  return { done: true, result }
}

/**
 * Reads answers that were typed off papers, and goes to what came of them. Fields: `sheetId`; of each person `variante:` and their id, and
 * `risposta:` with their id and the question. Returns only a failure, with what was typed.
 */
export async function readTyped(_: unknown, form: FormData) {
  const sheetId = field(form, 'sheetId')
  const people = new Map<string, string[]>()
  for (const [name, given] of form) {
    const [, userId, position] = /^risposta:([^:]+):(\d{1,3})$/.exec(name) ?? []
    if (userId === undefined || typeof given !== 'string') continue
    const answers = people.get(userId) ?? []
    answers[Number(position) - 1] = given
    people.set(userId, answers)
  }
  const lines = [...people].map(([userId, answers]) => ({
    userId,
    variant: field(form, `variante:${userId}`),
    answers: Array.from(answers, (answer) => answer ?? ''),
  }))
  const read = await readTypedAnswers({ sheetId, lines })
  if (!read.ok) return sentBack(read.error, form)
  if ('objection' in read.value) return sentBack(paperObjection(read.value), form)
  const { scanId, again } = read.value
  redirect(`/formatore/fogli/${sheetId}/risposte/${scanId}${again ? '?gia=1' : ''}`)
}

/** Erases results that were kept. Fields: `sheetId`, `scanId`. Returns only a failure. */
export async function dropRead(_: string | null, form: FormData): Promise<string> {
  const sheetId = field(form, 'sheetId')
  const done = await dropScan({ sheetId, scanId: field(form, 'scanId') })
  return done.ok ? redirect(`/formatore/fogli/${sheetId}/risposte`) : done.error
}

/**
 * Keeps what was said of marks that are not clear, then saves the marks of papers in the gradebook. Fields: `sheetId`, `scanId`; of such a mark
 * `segno:`, its line and the question, with what stands there; of each paper `riga:` and its line, with whose it is (empty for nobody),
 * `forse:` and its line with who was meant and is confirmed, and
 * `sostituisci:` and its line where it takes the place of what a later file says; `foglio` where one paper is looked at, its line; `solo` where nothing goes to the gradebook yet. Returns only a failure, with what was chosen.
 */
export async function savePapers(_: unknown, form: FormData) {
  const [sheetId, scanId] = [field(form, 'sheetId'), field(form, 'scanId')]
  const whose = [...form].flatMap(([name, userId]) => {
    const [, line] = /^riga:(\d+)$/.exec(name) ?? []
    if (line === undefined || typeof userId !== 'string') return []
    const whose = userId === '' ? field(form, `forse:${line}`) : userId
    const replace = field(form, `sostituisci:${line}`) !== ''
    return [{ line: Number(line), userId: whose === '' ? null : whose, replace }]
  })
  const here = `/formatore/fogli/${sheetId}/risposte/${scanId}`
  const marks = [...form].flatMap(([name, given]) => {
    const [, line, position] = /^segno:(\d+):(\d+)$/.exec(name) ?? []
    return typeof given === 'string' && line !== undefined
      ? [{ line: Number(line), position: Number(position), given }]
      : []
  })
  const settled = marks.length === 0 ? null : await settleMarks({ sheetId, scanId, marks })
  if (settled && !settled.ok) return sentBack(settled.error, form)
  if (settled && 'objection' in settled.value) return sentBack(paperObjection(settled.value), form)
  const paper = field(form, 'foglio')
  if (field(form, 'solo') !== '')
    redirect(`${here}?${paper === '' ? '' : `foglio=${encodeURIComponent(paper)}&`}chiariti=1`)
  const done = await savePaperMarks({ sheetId, scanId, whose })
  if (!done.ok) return sentBack(done.error, form)
  if ('objection' in done.value) return sentBack(paperObjection(done.value), form)
  const { saved, byHand, kept } = done.value
  redirect(`${here}?salvati=${saved}&a-mano=${byHand}&restano=${kept}`)
}
