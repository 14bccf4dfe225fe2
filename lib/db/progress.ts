import 'server-only'
import { type BeliefProgress, noProgress, PROGRESS_VERSION, type Progress, type RuleProgress } from '#lib/study/index'
import type { Db } from './client'

type Named<K extends string, T> = { readonly [name in K]: string } & T

/** Progress as domain values: of the given rules and beliefs, or all. Read in one statement, since every answer begins with it. */
export async function loadProgress(
  db: Db,
  userId: string,
  of?: { readonly rules: readonly string[]; readonly beliefs: readonly string[] },
): Promise<Progress> {
  const [only, about] = of ? [[...of.rules], [...of.beliefs]] : [null, null]
  const [row] = await db.$queryRaw<
    { rules: Named<'rule', RuleProgress>[]; beliefs: Named<'belief', BeliefProgress>[] }[]
  >`
    SELECT
      (SELECT coalesce(jsonb_agg(r), '[]') FROM (
        SELECT "rule", "answers", "right", "hits", "weight", "step", "lastRightOn",
          extract(epoch FROM "lastAt") * 1000 AS "lastAt", extract(epoch FROM "dueAt") * 1000 AS "dueAt"
        FROM "RuleProgress" WHERE "userId" = ${userId}::uuid AND (${only}::text[] IS NULL OR "rule" = ANY(${only}::text[]))
      ) r) AS "rules",
      (SELECT coalesce(jsonb_agg(b), '[]') FROM (
        SELECT "belief", "state", "times", "streak", "lastRightOn",
          extract(epoch FROM "firstAt") * 1000 AS "firstAt", extract(epoch FROM "lastAt") * 1000 AS "lastAt",
          extract(epoch FROM "overcomeAt") * 1000 AS "overcomeAt"
        FROM "BeliefProgress" WHERE "userId" = ${userId}::uuid AND (${about}::text[] IS NULL OR "belief" = ANY(${about}::text[]))
      ) b) AS "beliefs"`
  return {
    rules: new Map(row?.rules.map(({ rule, ...p }) => [rule, p])),
    beliefs: new Map(row?.beliefs.map(({ belief, ...p }) => [belief, p])),
  }
}

/** Writes the rows of the rules and beliefs that `progress` holds, and no others: all in one statement. */
export async function saveProgress(db: Db, userId: string, { rules, beliefs }: Progress): Promise<void> {
  const ruleRows = [...rules].map(([rule, p]) => ({
    ...p,
    rule,
    lastAt: timestamp(p.lastAt),
    dueAt: timestamp(p.dueAt),
  }))
  const beliefRows = [...beliefs].map(([belief, p]) => ({
    ...p,
    belief,
    firstAt: timestamp(p.firstAt),
    lastAt: timestamp(p.lastAt),
    overcomeAt: p.overcomeAt === null ? null : timestamp(p.overcomeAt),
  }))
  await db.$executeRaw`
    WITH "savedRules" AS (
      INSERT INTO "RuleProgress"
        ("userId", "rule", "answers", "right", "hits", "weight", "step", "lastRightOn", "lastAt", "dueAt")
      SELECT ${userId}::uuid, r."rule", r."answers", r."right", r."hits", r."weight", r."step", r."lastRightOn", r."lastAt", r."dueAt"
      FROM jsonb_to_recordset(${JSON.stringify(ruleRows)}::jsonb) AS r(
        "rule" text, "answers" int, "right" int, "hits" float8, "weight" float8, "step" int, "lastRightOn" int,
        "lastAt" timestamptz, "dueAt" timestamptz)
      ON CONFLICT ("userId", "rule") DO UPDATE SET
        "answers" = excluded."answers", "right" = excluded."right", "hits" = excluded."hits", "weight" = excluded."weight",
        "step" = excluded."step", "lastRightOn" = excluded."lastRightOn", "lastAt" = excluded."lastAt", "dueAt" = excluded."dueAt"
    )
    INSERT INTO "BeliefProgress"
      ("userId", "belief", "state", "times", "firstAt", "lastAt", "streak", "lastRightOn", "overcomeAt")
    SELECT ${userId}::uuid, b."belief", b."state"::"BeliefState", b."times", b."firstAt", b."lastAt", b."streak", b."lastRightOn",
      b."overcomeAt"
    FROM jsonb_to_recordset(${JSON.stringify(beliefRows)}::jsonb) AS b(
      "belief" text, "state" text, "times" int, "firstAt" timestamptz, "lastAt" timestamptz, "streak" int, "lastRightOn" int,
      "overcomeAt" timestamptz)
    ON CONFLICT ("userId", "belief") DO UPDATE SET
      "state" = excluded."state", "times" = excluded."times", "firstAt" = excluded."firstAt", "lastAt" = excluded."lastAt",
      "streak" = excluded."streak", "lastRightOn" = excluded."lastRightOn", "overcomeAt" = excluded."overcomeAt"`
}

const timestamp = (at: number): string => new Date(at).toISOString()

/** Puts `progress` in the place of whatever was there, and notes the version of the fold that made it. */
export async function replaceProgress(db: Db, userId: string, progress: Progress): Promise<void> {
  await db.ruleProgress.deleteMany({ where: { userId } })
  await db.beliefProgress.deleteMany({ where: { userId } })
  await saveProgress(db, userId, progress)
  await db.user.update({ where: { id: userId }, data: { progressVersion: PROGRESS_VERSION } })
}

/** Forgets the cache of a person whose answers went elsewhere. */
export const clearProgress = (db: Db, userId: string): Promise<void> => replaceProgress(db, userId, noProgress)
