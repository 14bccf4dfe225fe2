import 'server-only'
import { addressKey } from '#lib/auth/address'
import { QUESTION_EXPORT } from '#lib/auth/limits'
import { currentPerson } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { hasOpenExam } from '#lib/db/exams'
import { withinLimit } from '#lib/db/limits'
import { itemsOpen } from '#lib/db/quizzes'
import { FORMATS, type Format } from '#lib/export/index'
import type { Item } from '#lib/questions/item'
import { GRACE } from '#lib/study/index'
import { defineUseCase } from '../define-use-case'
import { openToAsker } from '../open-items'
import { withoutQuestions } from '../rules-under'
import { drawExport } from './draw'
import { exported } from './exported'
import { exportWish } from './wish'
import { written } from './written'

/** A file of questions with their answers, written piece by piece. */
export interface QuestionFile {
  readonly name: string
  readonly type: string
  readonly pieces: AsyncGenerator<string>
}

/**
 * Practice questions with their answers, for other programs. Whoever is being asked something does not find it there: questions of their
 * open quizzes are left out, and while an exam of theirs is open there is no file at all.
 */
export const exportQuestions = defineUseCase('export/questions', exportWish, async (wish, { now }) => {
  const person = await currentPerson(now)
  const who = person?.id ?? (await addressKey())
  if (!(await withinLimit(QUESTION_EXPORT, who))) return err('rate-limited')
  if (withoutQuestions(wish.rules).length > 0) return err('unknown-rules')
  const db = database()
  if (person && (await hasOpenExam(db, person.id, now - GRACE))) return err('exam-running')
  const asked = person ? await itemsOpen(db, person.id) : []
  const drawn = drawExport(wish, new Set([...asked, ...(await openToAsker(now))]), who)
  const first = await drawn.next()
  if (first.done) return err('none-left')
  const format: Format = FORMATS[wish.format]
  return ok<QuestionFile>({
    name: `verdetto-${wish.format}.${format.extension}`,
    type: format.type,
    pieces: written(format, from(first.value, drawn), (item) => exported({ item, who })),
  })
})

async function* from(first: readonly Item[], rest: AsyncGenerator<readonly Item[]>): AsyncGenerator<Item> {
  yield* first
  for await (const items of rest) yield* items
}
