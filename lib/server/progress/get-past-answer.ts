import 'server-only'
import { z } from 'zod'
import { requireUser } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { findPast, type Setting } from '#lib/db/history'
import { defineUseCase, unsafeId } from '../define-use-case'
import { openToAsker } from '../open-items'
import { bank } from '../ports'
import { sayVerdict } from '../quiz/verdict'
import type { PastAnswerDto } from './progress-dto'

/** One answer of one's own, with the question, the key and the seed that were frozen with it. */
export const getPastAnswer = defineUseCase(
  'progress/get-past-answer',
  z.object({ attemptId: unsafeId }),
  async (unsafe, { now }) => {
    const who = await requireUser(now)
    if (!who.ok) return who
    const past = await findPast(database(), who.value.id, unsafe.attemptId)
    if (!past) return err('not-found')
    // Of an exam whose scores are not told its own page says so.
    if (past.told && (await openToAsker(now)).has(past.snapshot.item.id)) return err('item-open')
    const { id, at, edition, verdict, told, snapshot, setting } = past
    const { itemId, level: _, ...question } = bank.question(bank.toPublic(snapshot.item), snapshot.seed)
    const dto: PastAnswerDto = {
      id,
      at,
      edition,
      now: bank.edition,
      setting: { in: setting.in, href: hrefOf(setting) },
      question,
      told: told ? { itemId, mark: verdict, ...(await sayVerdict(past, who.value.id)) } : null,
    }
    return ok(dto)
  },
)

const folders = { quiz: 'quiz', exam: 'esame', diagnostic: 'diagnosi' } as const

/** The result of what it was given in. */
const hrefOf = (setting: Setting): string | null =>
  setting.in === 'page' ? null : `/${folders[setting.in]}/${setting.quizId}/risultato`
