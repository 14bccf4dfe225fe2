import 'server-only'
import { z } from 'zod'
import { requireUser } from '#lib/auth/user'
import { ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { type HistoryWish, listHistory } from '#lib/db/history'
import { defineUseCase, unsafeId } from '../define-use-case'
import { openToAsker } from '../open-items'
import { bank } from '../ports'
import { byRule } from '../rule-order'
import type { HistoryChoice, HistoryDto } from './progress-dto'

const PAGE = 50

const shape = z.object({
  /** The answer after which the page begins. */
  before: unsafeId.optional(),
  lesson: z.string().max(100).optional(),
  verdict: z.enum(['right', 'wrong', 'gaveUp']).optional(),
  rule: z.string().max(20).optional(),
})

/** A page of one's own answers, the newest first: all of them, or those about a lesson or a rule, or of one verdict. */
export const listMyHistory = defineUseCase('progress/list-history', shape, async (unsafe, { now }) => {
  const who = await requireUser(now)
  if (!who.ok) return who
  const { before, ...choice } = unsafe
  const found = await listHistory(
    database(),
    who.value.id,
    { before, ...wished(choice), open: await openToAsker(now) },
    PAGE + 1,
  )
  const answers = found.slice(0, PAGE)
  const dto: HistoryDto = {
    answers: answers.map(({ id, at, told, snapshot }) => ({
      id,
      at,
      ask: bank.ask(bank.toPublic(snapshot.item), snapshot.seed),
      mark: told?.verdict ?? 'open',
      rules: (told?.claims ?? []).toSorted(byRule),
    })),
    older: found.length > PAGE ? (answers.at(-1)?.id ?? null) : null,
    lessons: bank.areas().map(({ slug, title }) => ({ slug, title })),
  }
  return ok(dto)
})

/** The right yes or no for a wrong reason is wrong; a lesson that there is not has no answers. */
function wished({ lesson, verdict, rule }: HistoryChoice): Pick<HistoryWish, 'about' | 'verdicts'> {
  const lessonRules = lesson === undefined ? [] : [bank.areas().find(({ slug }) => slug === lesson)?.rules ?? []]
  return {
    about: rule === undefined ? lessonRules : [...lessonRules, [rule]],
    verdicts: verdict === undefined ? undefined : verdict === 'wrong' ? ['wrong', 'wrongReason'] : [verdict],
  }
}
