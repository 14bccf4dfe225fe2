import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { NEW_QUIZ } from '#lib/auth/limits'
import { ensureUser } from '#lib/auth/user'
import { canonical } from '#lib/base/json'
import { err, ok } from '#lib/base/result'
import { database, transaction } from '#lib/db/client'
import { createExam, lastFailure, recentExams } from '#lib/db/exams'
import { withinLimit } from '#lib/db/limits'
import { lockPerson } from '#lib/db/users'
import { againAt, BLUEPRINTS, type Blueprint, phaseOf } from '#lib/study/index'
import { defineUseCase } from '../define-use-case'
import { bank } from '../ports'
import { chooseExam } from './choose-exam'
import { ownBlueprint, ownExamShape } from './own-blueprint'

const shape = z.union([z.object({ blueprint: z.string().max(40) }), z.object({ custom: ownExamShape })])

/**
 * Makes an exam for whoever asks and begins its time; somebody new becomes a guest. One of the same blueprint that is still open is gone
 * on with, and after a failed one there is a wait.
 */
export const startExam = defineUseCase('exam/start-exam', shape, async (wish, { now }) => {
  const blueprint = 'custom' in wish ? ownBlueprint(wish.custom) : BLUEPRINTS.find(({ id }) => id === wish.blueprint)
  if (!blueprint) return err('not-found')
  const who = await ensureUser(now)
  if (!who.ok) return who
  if (!(await withinLimit(NEW_QUIZ, who.value.id))) return err('rate-limited')
  const db = database()
  const open = (await recentExams(db, who.value.id, 20)).find(
    (exam) =>
      exam.assignmentId === null &&
      phaseOf(exam, now) === 'open' &&
      canonical(plain(exam.blueprint)) === canonical(plain(blueprint)),
  )
  if (open) return ok({ examId: open.id })
  if (againAt(await lastFailure(db, who.value.id, blueprint.id), blueprint.wait, now) !== null) return err('too-early')
  const seed = randomUUID()
  const { questions, areas } = await chooseExam(db, who.value.id, seed, blueprint)
  if (questions.length === 0) return err('none-left')
  const examId = await transaction(async (tx) => {
    const person = await lockPerson(tx, who.value.id)
    return (
      person &&
      createExam(tx, {
        userId: person.id,
        seed,
        edition: bank.edition,
        plan: { blueprint, areas },
        at: now,
        deadlineAt: blueprint.minutes === null ? null : now + blueprint.minutes * 60_000,
        questions,
      })
    )
  })
  return examId ? ok({ examId }) : err('expired-session')
})

const plain = (blueprint: Blueprint) => JSON.parse(JSON.stringify(blueprint))
