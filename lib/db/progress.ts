import 'server-only'
import {
  type BeliefProgress,
  noProgress,
  PROGRESS_VERSION,
  type Progress,
  type Rated,
  type RuleProgress,
  type TemplateProgress,
  UNRATED,
} from '#lib/study/index'
import type { Db } from './client'

type Named<K extends string, T> = { readonly [name in K]: string } & T

/** What to read of a person's progress. */
export interface Part {
  readonly rules: readonly string[]
  readonly beliefs?: readonly string[]
  readonly templates?: readonly string[]
}

interface Row {
  readonly rules: Named<'rule', RuleProgress>[]
  readonly beliefs: Named<'belief', BeliefProgress>[]
  readonly templates: Named<'template', TemplateProgress>[]
  readonly ability: Rated | null
}

/** Progress as domain values: of the given rules, beliefs and templates, or all. Read in one statement, since every answer begins with it. */
export async function loadProgress(db: Db, userId: string, of?: Part): Promise<Progress> {
  const [only, about, from] = of
    ? [[...of.rules], [...(of.beliefs ?? [])], [...(of.templates ?? [])]]
    : [null, null, null]
  const [row] = await db.$queryRaw<Row[]>`
    SELECT
      (SELECT coalesce(jsonb_agg(r), '[]') FROM (
        SELECT "rule", "answers", "right", "hits", "weight", "stability", "difficulty",
          extract(epoch FROM "metAt") * 1000 AS "metAt", extract(epoch FROM "lastAt") * 1000 AS "lastAt", extract(epoch FROM "dueAt") * 1000 AS "dueAt"
        FROM "RuleProgress" WHERE "userId" = ${userId}::uuid AND (${only}::text[] IS NULL OR "rule" = ANY(${only}::text[]))
      ) r) AS "rules",
      (SELECT coalesce(jsonb_agg(b), '[]') FROM (
        SELECT "belief", "state", "times", "streak", "lastRightOn",
          extract(epoch FROM "firstAt") * 1000 AS "firstAt", extract(epoch FROM "lastAt") * 1000 AS "lastAt",
          extract(epoch FROM "overcomeAt") * 1000 AS "overcomeAt"
        FROM "BeliefProgress" WHERE "userId" = ${userId}::uuid AND (${about}::text[] IS NULL OR "belief" = ANY(${about}::text[]))
      ) b) AS "beliefs",
      (SELECT coalesce(jsonb_agg(t), '[]') FROM (
        SELECT "template", "answers", "right", extract(epoch FROM "lastAt") * 1000 AS "lastAt", "missed", "about", "beliefs"
        FROM "TemplateProgress" WHERE "userId" = ${userId}::uuid AND (${from}::text[] IS NULL OR "template" = ANY(${from}::text[]))
      ) t) AS "templates",
      (SELECT jsonb_build_object('rating', "ability", 'answers', "abilityAnswers") FROM "User" WHERE "id" = ${userId}::uuid) AS "ability"`
  return {
    rules: new Map(row?.rules.map(({ rule, ...p }) => [rule, p])),
    beliefs: new Map(row?.beliefs.map(({ belief, ...p }) => [belief, p])),
    templates: new Map(row?.templates.map(({ template, ...p }) => [template, p])),
    ability: row?.ability ?? UNRATED,
  }
}

/** Writes the ability, and the rows of the rules, beliefs and templates that `progress` holds and no others: all in one statement. */
export async function saveProgress(
  db: Db,
  userId: string,
  { rules, beliefs, templates, ability }: Progress,
): Promise<void> {
  const ruleRows = [...rules].map(([rule, p]) => ({
    ...p,
    rule,
    metAt: timestamp(p.metAt),
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
  const templateRows = [...templates].map(([template, p]) => ({ ...p, template, lastAt: timestamp(p.lastAt) }))
  await db.$executeRaw`
    WITH "savedAbility" AS (
      UPDATE "User" SET "ability" = ${ability.rating}::float8, "abilityAnswers" = ${ability.answers}::int WHERE "id" = ${userId}::uuid
    ), "savedTemplates" AS (
      INSERT INTO "TemplateProgress" ("userId", "template", "answers", "right", "lastAt", "missed", "about", "beliefs")
      SELECT ${userId}::uuid, t."template", t."answers", t."right", t."lastAt", t."missed", t."about", t."beliefs"
      FROM jsonb_to_recordset(${JSON.stringify(templateRows)}::jsonb) AS t(
        "template" text, "answers" int, "right" int, "lastAt" timestamptz, "missed" boolean, "about" text[], "beliefs" text[])
      ON CONFLICT ("userId", "template") DO UPDATE SET
        "answers" = excluded."answers", "right" = excluded."right", "lastAt" = excluded."lastAt", "missed" = excluded."missed",
        "about" = excluded."about", "beliefs" = excluded."beliefs"
    ), "savedRules" AS (
      INSERT INTO "RuleProgress"
        ("userId", "rule", "answers", "right", "hits", "weight", "stability", "difficulty", "metAt", "lastAt", "dueAt")
      SELECT ${userId}::uuid, r."rule", r."answers", r."right", r."hits", r."weight", r."stability", r."difficulty", r."metAt",
        r."lastAt", r."dueAt"
      FROM jsonb_to_recordset(${JSON.stringify(ruleRows)}::jsonb) AS r(
        "rule" text, "answers" int, "right" int, "hits" float8, "weight" float8, "stability" float8, "difficulty" float8,
        "metAt" timestamptz, "lastAt" timestamptz, "dueAt" timestamptz)
      ON CONFLICT ("userId", "rule") DO UPDATE SET
        "answers" = excluded."answers", "right" = excluded."right", "hits" = excluded."hits", "weight" = excluded."weight",
        "stability" = excluded."stability", "difficulty" = excluded."difficulty", "metAt" = excluded."metAt",
        "lastAt" = excluded."lastAt", "dueAt" = excluded."dueAt"
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
  await db.templateProgress.deleteMany({ where: { userId } })
  await saveProgress(db, userId, progress)
  await db.user.update({ where: { id: userId }, data: { progressVersion: PROGRESS_VERSION } })
}

/** Forgets the cache of a person whose answers went elsewhere. */
export const clearProgress = (db: Db, userId: string): Promise<void> => replaceProgress(db, userId, noProgress)
