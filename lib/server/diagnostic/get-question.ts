import 'server-only'
import { z } from 'zod'
import { err, ok } from '#lib/base/result'
import { attemptOnQuizItem } from '#lib/db/attempts'
import { type Db, database } from '#lib/db/client'
import { choicesOf, findExamQuestion, findKeyedExamQuestion } from '#lib/db/exams'
import { closedBook } from '../closed-book'
import { defineUseCase, unsafeId, unsafePosition } from '../define-use-case'
import { openToAsker } from '../open-items'
import { bank } from '../ports'
import { sayVerdict } from '../quiz/verdict'
import { askNext } from './ask-next'
import { type DiagnosticQuestionDto, diagnosticDto } from './diagnostic-dto'
import { ownDiagnostic } from './own-diagnostic'

const shape = z.object({ id: unsafeId, position: unsafePosition.optional() })

/**
 * While one's own diagnostic goes on, the question that waits for an answer, whatever position is asked for; its key is not even read. Once
 * it is finished, the question at a position with its verdict.
 */
export const getDiagnosticQuestion = defineUseCase('diagnostic/question', shape, async (unsafe, { now }) => {
  const own = await ownDiagnostic(unsafe.id, now)
  if (!own.ok) return own
  const { who, diagnostic } = own.value
  const db = database()
  const answered = (await choicesOf(db, diagnostic.id)).length
  const finished = diagnostic.finishedAt !== null
  // A server that stopped between an answer and the next question left it to whoever looks.
  if (!finished && answered === diagnostic.areas.length) await askNext(who.id, diagnostic)
  const position = finished ? (unsafe.position ?? 1) : answered + 1
  const shown = await findExamQuestion(db, diagnostic.id, position)
  if (!shown) return err('not-found')
  if (finished && (await openToAsker(now)).has(shown.item.id)) return err('item-open')
  const { itemId: _, level: __, ...question } = bank.question(shown.item, shown.seed)
  const dto: DiagnosticQuestionDto = {
    diagnostic: diagnosticDto(diagnostic, answered),
    position,
    question: finished ? question : closedBook(question),
    answered: finished ? await verdictOf(db, diagnostic.id, position, who.id) : null,
  }
  return ok(dto)
})

async function verdictOf(
  db: Db,
  id: string,
  position: number,
  who: string,
): Promise<DiagnosticQuestionDto['answered']> {
  const keyed = await findKeyedExamQuestion(db, id, position)
  const stored = keyed && (await attemptOnQuizItem(db, keyed.id))
  return stored ? { itemId: stored.itemId, ...(await sayVerdict(stored, who)) } : null
}
