import 'server-only'
import { z } from 'zod'
import { err, ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { keyedExamQuestions, verdictsOf } from '#lib/db/exams'
import { findingsOf } from '#lib/study/index'
import type { Area } from '../bank'
import { tallied } from '../beliefs'
import { defineUseCase, unsafeId } from '../define-use-case'
import { bank } from '../ports'
import { answersOf } from './answers'
import { areas } from './areas'
import { type DiagnosticResultDto, diagnosticDto, type ToRead } from './diagnostic-dto'
import { ownDiagnostic } from './own-diagnostic'

/** What one's own finished diagnostic found: areas, the rules to read first, the beliefs that showed, every question. */
export const getDiagnosticResult = defineUseCase(
  'diagnostic/result',
  z.object({ id: unsafeId }),
  async (unsafe, { now }) => {
    const own = await ownDiagnostic(unsafe.id, now)
    if (!own.ok) return own
    const { diagnostic } = own.value
    if (diagnostic.finishedAt === null) return err('exam-open')
    const db = database()
    const questions = await keyedExamQuestions(db, diagnostic.id)
    const verdicts = await verdictsOf(db, diagnostic.id)
    const known = areas()
    const found = findingsOf(
      known.map(({ id }) => id),
      answersOf(diagnostic, questions),
    )
    const texts = bank.texts(found.rules)
    const dto: DiagnosticResultDto = {
      diagnostic: diagnosticDto(diagnostic, questions.length),
      right: verdicts.filter(({ verdict }) => verdict === 'right').length,
      areas: found.areas.map((area) => ({
        ...area,
        lessons: (known.find(({ id }) => id === area.area)?.lessons ?? []).map(toRead),
      })),
      rules: found.rules.map((rule) => {
        const lesson = bank.areas().find(({ rules }) => rules.includes(rule))
        return { rule, title: texts[rule]?.title ?? '', lesson: lesson ? toRead(lesson) : null }
      }),
      beliefs: tallied(verdicts),
      questions: questions.map(({ position, item, seed }) => ({
        position,
        ask: bank.ask(bank.toPublic(item), seed),
        area: diagnostic.areas[position - 1] ?? '',
        mark: verdicts.find((v) => v.position === position)?.verdict ?? 'open',
      })),
    }
    return ok(dto)
  },
)

const toRead = ({ slug, title }: Area): ToRead => ({ slug, title })
