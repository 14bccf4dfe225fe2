import 'server-only'
import { ok } from '#lib/base/result'
import { defineUseCase } from '../define-use-case'
import { bank } from '../ports'
import { findSubject, subjectShape } from './subject'

/** What somebody is about to report, in words that they have read already. */
export type ReportableDto =
  | { readonly of: 'question'; readonly ask: string; readonly place: string }
  | { readonly of: 'passage'; readonly rule: string; readonly title: string; readonly place: string }

/** What a report would be about. Tells nothing of any key. */
export const lookAtReportable = defineUseCase('report/look', subjectShape, async (subject, { now }) => {
  const found = await findSubject(subject, now)
  if (!found.ok) return found
  if (found.value.of === 'passage') {
    const { of, rule, title, place } = found.value
    return ok<ReportableDto>({ of, rule, title, place })
  }
  const { of, item, seed, place } = found.value
  return ok<ReportableDto>({ of, ask: bank.ask(bank.toPublic(item), seed), place })
})
