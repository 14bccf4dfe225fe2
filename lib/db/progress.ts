import 'server-only'
import { type BeliefProgress, noProgress, PROGRESS_VERSION, type Progress, type RuleProgress } from '#lib/study/index'
import type { Db } from './client'

/** Progress rows as domain values: of the given rules and beliefs, or all. */
export async function loadProgress(
  db: Db,
  userId: string,
  of?: { readonly rules: readonly string[]; readonly beliefs: readonly string[] },
): Promise<Progress> {
  const rules = await db.ruleProgress.findMany({ where: { userId, ...(of && { rule: { in: [...of.rules] } }) } })
  const beliefs = await db.beliefProgress.findMany({
    where: { userId, ...(of && { belief: { in: [...of.beliefs] } }) },
  })
  return {
    rules: new Map(
      rules.map(({ userId: _, rule, lastAt, dueAt, ...rest }): [string, RuleProgress] => [
        rule,
        { ...rest, lastAt: lastAt.getTime(), dueAt: dueAt.getTime() },
      ]),
    ),
    beliefs: new Map(
      beliefs.map(({ userId: _, belief, firstAt, lastAt, overcomeAt, ...rest }): [string, BeliefProgress] => [
        belief,
        {
          ...rest,
          firstAt: firstAt.getTime(),
          lastAt: lastAt.getTime(),
          overcomeAt: overcomeAt?.getTime() ?? null,
        },
      ]),
    ),
  }
}

/** Writes the rows of the rules and beliefs that `progress` holds, and no others. */
export async function saveProgress(db: Db, userId: string, { rules, beliefs }: Progress): Promise<void> {
  await db.ruleProgress.deleteMany({ where: { userId, rule: { in: [...rules.keys()] } } })
  await db.ruleProgress.createMany({
    data: [...rules].map(([rule, p]) => ({ ...p, userId, rule, lastAt: new Date(p.lastAt), dueAt: new Date(p.dueAt) })),
  })
  if (beliefs.size === 0) return
  await db.beliefProgress.deleteMany({ where: { userId, belief: { in: [...beliefs.keys()] } } })
  await db.beliefProgress.createMany({
    data: [...beliefs].map(([belief, p]) => ({
      ...p,
      userId,
      belief,
      firstAt: new Date(p.firstAt),
      lastAt: new Date(p.lastAt),
      overcomeAt: p.overcomeAt === null ? null : new Date(p.overcomeAt),
    })),
  })
}

/** Puts `progress` in the place of whatever was there, and notes the version of the fold that made it. */
export async function replaceProgress(db: Db, userId: string, progress: Progress): Promise<void> {
  await db.ruleProgress.deleteMany({ where: { userId } })
  await db.beliefProgress.deleteMany({ where: { userId } })
  await saveProgress(db, userId, progress)
  await db.user.update({ where: { id: userId }, data: { progressVersion: PROGRESS_VERSION } })
}

/** Forgets the cache of a person whose answers went elsewhere. */
export const clearProgress = (db: Db, userId: string): Promise<void> => replaceProgress(db, userId, noProgress)
