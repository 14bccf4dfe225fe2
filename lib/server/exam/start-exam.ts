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
import { LEVELS } from '#lib/questions/difficulty'
import { againAt, BLUEPRINTS, type Blueprint, phaseOf, SCORES } from '#lib/study/index'
import { defineUseCase } from '../define-use-case'
import { bank } from '../ports'
import { chooseExam } from './choose-exam'

/** What an exam of one's own choice may be like. */
const custom = z.object({
  areas: z.array(z.string().max(60)).max(30),
  level: z.enum(LEVELS).optional(),
  count: z.number().int().min(3).max(60),
  /** Percent. */
  pass: z.number().int().min(1).max(100),
  minutes: z.number().int().min(1).max(300).nullable(),
  scores: z.enum(SCORES).default('end'),
})

const shape = z.union([z.object({ blueprint: z.string().max(40) }), z.object({ custom })])

/**
 * Makes an exam for whoever asks and begins its time; somebody new becomes a guest. One of the same blueprint that is still open is gone
 * on with, and after a failed one there is a wait.
 */
export const startExam = defineUseCase('exam/start-exam', shape, async (wish, { now }) => {
  const blueprint = 'custom' in wish ? ofOwn(wish.custom) : BLUEPRINTS.find(({ id }) => id === wish.blueprint)
  if (!blueprint) return err('not-found')
  const who = await ensureUser(now)
  if (!who.ok) return who
  if (!(await withinLimit(NEW_QUIZ, who.value.id))) return err('rate-limited')
  const db = database()
  const open = (await recentExams(db, who.value.id, 20)).find(
    (exam) => phaseOf(exam, now) === 'open' && canonical(plain(exam.blueprint)) === canonical(plain(blueprint)),
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

/** As many questions of each area as the number allows, the first ones one more. */
function ofOwn({ areas, level, count, pass, minutes, scores }: z.output<typeof custom>): Blueprint {
  const known = areas.filter((area) => bank.areas().some(({ slug }) => slug === area)).slice(0, count)
  const each = (n: number): number => Math.floor(count / known.length) + (n < count % known.length ? 1 : 0)
  const parts = known.length ? known.map((area, n) => ({ area, level, count: each(n) })) : [{ level, count }]
  return { id: 'su-misura', parts, pass: pass / 100, minutes, wait: 0, scores }
}

const plain = (blueprint: Blueprint) => JSON.parse(JSON.stringify(blueprint))
