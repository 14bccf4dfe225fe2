import 'server-only'
import { dayOf, noPlan, type StudyPlan, startOf } from '#lib/study/index'
import type { Db } from './client'

/** How a person wants to practise. */
export async function findPlan(db: Db, userId: string): Promise<StudyPlan> {
  const row = await db.studyPlan.findUnique({ where: { userId }, omit: { userId: true } })
  return row ? { ...row, examOn: row.examOn && dayOf(row.examOn.getTime()) } : noPlan
}

/** Keeps how a person wants to practise, in the place of what they wanted before. */
export async function savePlan(db: Db, userId: string, { examOn, ...rest }: StudyPlan): Promise<void> {
  const plan = { ...rest, examOn: examOn === null ? null : new Date(startOf(examOn)) }
  await db.studyPlan.upsert({ where: { userId }, create: { userId, ...plan }, update: plan })
}

/** Gives a guest's plan to an account that has none. */
export async function movePlan(db: Db, fromId: string, toId: string): Promise<void> {
  await db.$executeRaw`
    UPDATE "StudyPlan" SET "userId" = ${toId}::uuid WHERE "userId" = ${fromId}::uuid
      AND NOT EXISTS (SELECT FROM "StudyPlan" WHERE "userId" = ${toId}::uuid)`
  await db.studyPlan.deleteMany({ where: { userId: fromId } })
}
