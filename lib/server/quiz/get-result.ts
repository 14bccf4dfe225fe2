import 'server-only'
import { z } from 'zod'
import { requireUser } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { decisionsOf } from '#lib/db/decided/run-decisions'
import { loadProgress } from '#lib/db/progress'
import { findQuiz, listAnswered, listShown } from '#lib/db/quizzes'
import { stateOf } from '#lib/study/index'
import { tallied } from '../beliefs'
import { defineUseCase, unsafeId } from '../define-use-case'
import type { ResultDto } from '../dto'
import { bank } from '../ports'
import { byRule } from '../rule-order'
import { byHandNote } from './by-hand-note'
import { leftOutNote } from './left-out-note'
import { openBeside } from './open-beside'
import { quizDto } from './state'

/**
 * What one's own quiz gave so far: every question, each rule, the beliefs that showed. Open questions say nothing of their key; of those that
 * are being asked elsewhere, only how they were answered is said.
 */
export const getResult = defineUseCase('quiz/get-result', z.object({ quizId: unsafeId }), async (unsafe, { now }) => {
  const who = await requireUser(now)
  if (!who.ok) return who
  const db = database()
  const userId = who.value.id
  const quiz = await findQuiz(db, userId, unsafe.quizId)
  if (!quiz) return err('not-found')
  const frozen = await listShown(db, userId, quiz.id)
  const answered = await listAnswered(db, userId, quiz.id)
  // What was set aside unanswered is asked no more; handed in unanswered, it stands there without an answer.
  const asked = quiz.closing === null || quiz.closing === 'handedIn'
  const shown = frozen.filter(({ position }) => asked || answered.some((a) => a.position === position))
  const elsewhere = await openBeside(quiz.id, userId, now)
  const told = answered.filter(({ position }) =>
    shown.some((question) => question.position === position && !elsewhere.has(question.item.id)),
  )
  const rules = [...new Set(told.flatMap(({ claims }) => claims))].sort(byRule)
  const progress = await loadProgress(db, userId, { rules, beliefs: [] })
  const noted = {
    told,
    total: answered.length === frozen.length || quiz.closing === 'handedIn' ? frozen.length : null,
    right: answered.filter(({ verdict }) => verdict === 'right').map(({ position }) => position),
  }
  const dto: ResultDto = {
    quiz: quizDto(quiz),
    questions: shown.map(({ position, item, seed }) => {
      const known = told.find((a) => a.position === position)
      return {
        position,
        itemId: known ? item.id : null,
        mark: answered.find((a) => a.position === position)?.verdict ?? 'open',
        ask: bank.ask(item, seed),
        rules: [...(known?.claims ?? [])].sort(byRule),
        beliefs: known?.beliefs ?? [],
      }
    }),
    rules: rules.map((rule) => {
      const about = told.filter(({ claims }) => claims.includes(rule))
      return {
        rule,
        answered: about.length,
        right: about.filter(({ verdict }) => verdict === 'right').length,
        state: stateOf(progress.rules.get(rule)),
      }
    }),
    beliefs: tallied(told),
    leftOut: await leftOutNote(db, quiz.id, noted),
    byHand: await byHandNote(db, quiz.id, noted),
    decided: await decisionsOf(db, quiz.id),
  }
  return ok(dto)
})
