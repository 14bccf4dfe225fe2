import 'server-only'
import { z } from 'zod'
import { addressKey } from '#lib/auth/address'
import { REPORT, REPORT_ADDRESS } from '#lib/auth/limits'
import { ensureUser } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import { transaction } from '#lib/db/client'
import { withinLimit } from '#lib/db/limits'
import type { ReportRecord } from '#lib/db/report-record'
import { keepReport, REPORT_KINDS } from '#lib/db/reports'
import { lockPerson } from '#lib/db/users'
import { defineUseCase } from '../define-use-case'
import { explained } from '../explained'
import { bank } from '../ports'
import { sentenceShape } from './sentence'
import { type Found, findSubject, subjectShape } from './subject'

const shape = z.object({
  subject: subjectShape,
  kind: z.enum(REPORT_KINDS).nullable().catch(null),
  sentence: sentenceShape,
})

/**
 * Keeps what somebody says is wrong, with the item, its scenario and its trace as they are here. Guests may; the same one sent again is
 * one. The reply says nothing of what was kept.
 */
export const sendReport = defineUseCase('report/send', shape, async ({ subject, kind, sentence }, { now }) => {
  if (kind === null) return err('no-kind')
  if (sentence === null) return err('no-sentence')
  const found = await findSubject(subject, now)
  if (!found.ok) return found
  const who = await ensureUser(now)
  if (!who.ok) return who
  const within = (await withinLimit(REPORT, who.value.id)) && (await withinLimit(REPORT_ADDRESS, await addressKey()))
  if (!within) return err('rate-limited')
  const record = await recordOf(found.value, who.value.id)
  const { place } = found.value
  const courseId = found.value.of === 'passage' ? null : found.value.courseId
  const { quizItemId, callId } = found.value.of === 'question' ? found.value : { quizItemId: null, callId: null }
  const edition = record.of === 'question' ? record.item.edition : bank.edition
  const id = await transaction(async (tx) => {
    const person = await lockPerson(tx, who.value.id)
    if (!person) return null
    const met = { quizItemId, callId, courseId, place }
    return keepReport(tx, { userId: person.id, kind, sentence, edition, record, ...met, at: now })
  })
  return id === null ? err('expired-session') : ok({ id, place })
})

async function recordOf(found: Found, who: string): Promise<ReportRecord> {
  if (found.of === 'passage') {
    const { of, rule, title, text } = found
    return { of, rule, title, text }
  }
  if (found.of === 'lesson') {
    const { of, lesson, rule, text, scenario } = found
    return { of, title: lesson, rule, text, scenario }
  }
  const { item, seed, given } = found
  const answer = given === null || 'giveUp' in given ? null : given
  const { headline, steps } = await explained({ item, seed, answer }, who)
  return {
    ...{ of: 'question', item, seed, given, headline },
    ask: bank.ask(bank.toPublic(item), seed),
    steps: steps.map(({ n, sentence, rules }) => ({ n, sentence, rules })),
  }
}
