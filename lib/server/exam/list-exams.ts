import 'server-only'
import { z } from 'zod'
import { currentPerson } from '#lib/auth/user'
import { ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { type ExamState, lastFailure, recentExams } from '#lib/db/exams'
import { againAt, BLUEPRINTS, isTold, phaseOf } from '#lib/study/index'
import { defineUseCase } from '../define-use-case'
import { bank } from '../ports'
import { ofList, upToDate } from './close'
import { blueprintDto, type ExamsDto } from './exam-dto'

/** Exams of one's own that are listed. */
const LISTED = 30

/** The exams that there are, and those that whoever asks has taken; nobody yet has none. */
export const listExams = defineUseCase('exam/list', z.object({}), async (_, { now }) => {
  const who = await currentPerson(now)
  const db = database()
  const found = who ? await recentExams(db, who.id, LISTED) : []
  const taken: ExamState[] = []
  for (const exam of found) taken.push(who ? await ofList(() => upToDate(who.id, exam, now), exam) : exam)
  const blueprints = await Promise.all(
    BLUEPRINTS.map(async (blueprint) => ({
      ...blueprintDto(blueprint),
      open:
        taken.find((e) => e.assignmentId === null && e.blueprint.id === blueprint.id && phaseOf(e, now) === 'open')
          ?.id ?? null,
      againAt: who ? againAt(await lastFailure(db, who.id, blueprint.id), blueprint.wait, now) : null,
    })),
  )
  const dto: ExamsDto = {
    blueprints,
    areas: bank.areas().map(({ slug, title }) => ({ slug, title })),
    taken: taken.map((exam) => ({
      id: exam.id,
      blueprint: exam.blueprint.id,
      startedAt: exam.startedAt,
      deadlineAt: exam.deadlineAt,
      phase: phaseOf(exam, now),
      right: isTold(exam.blueprint.scores, exam, now) ? exam.right : null,
      total: exam.areas.length,
      passed: isTold(exam.blueprint.scores, exam, now) ? exam.passed : null,
    })),
  }
  return ok(dto)
})
