import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { ensureUser } from '#lib/auth/user'
import { canonical } from '#lib/base/json'
import { err, ok, type Result } from '#lib/base/result'
import { type Db, database, transaction } from '#lib/db/client'
import { createExam, lastFailure, recentExams } from '#lib/db/exams'
import { lockPerson } from '#lib/db/users'
import { againAt, BLUEPRINTS, type Blueprint, phaseOf } from '#lib/study/index'
import { defineUseCase } from '../define-use-case'
import { bank } from '../ports'
import { mayStart } from '../starts'
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
  if (!(await mayStart(who.value.id))) return err('rate-limited')
  const db = database()
  const before = await standing(db, who.value.id, blueprint, now)
  if (before) return before
  const seed = randomUUID()
  const { questions, areas } = await chooseExam(db, who.value.id, seed, blueprint)
  if (questions.length === 0) return err('none-left')
  return transaction(async (tx): Promise<Result<Started, 'too-early' | 'expired-session'>> => {
    const person = await lockPerson(tx, who.value.id)
    if (!person) return err('expired-session')
    // Of several that were asked for at once the first one is everybody's.
    const meanwhile = await standing(tx, person.id, blueprint, now)
    if (meanwhile) return meanwhile
    const examId = await createExam(tx, {
      userId: person.id,
      seed,
      edition: bank.edition,
      plan: { blueprint, areas },
      at: now,
      deadlineAt: blueprint.minutes === null ? null : now + blueprint.minutes * 60_000,
      questions,
    })
    return ok({ examId })
  })
})

interface Started {
  readonly examId: string
}

/** The exam to go on with, or why none may begin; null where a new one may. */
async function standing(
  db: Db,
  userId: string,
  blueprint: Blueprint,
  now: number,
): Promise<Result<Started, 'too-early'> | null> {
  const open = (await recentExams(db, userId, 20)).find(
    (exam) =>
      exam.assignmentId === null &&
      phaseOf(exam, now) === 'open' &&
      canonical(plain(exam.blueprint)) === canonical(plain(blueprint)),
  )
  if (open) return ok({ examId: open.id })
  const again = againAt(await lastFailure(db, userId, blueprint.id), blueprint.wait, now)
  return again === null ? null : err('too-early')
}

const plain = (blueprint: Blueprint) => JSON.parse(JSON.stringify(blueprint))
