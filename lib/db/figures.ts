import 'server-only'
import type { Db } from './client'

/** How the questions of one template went, over everybody's first answer to each item. */
export interface TemplateFigures {
  readonly template: string
  readonly answers: number
  /** Share of right answers, from 0 to 1; asking for the answer is not one. */
  readonly facility: number
}

/** How often a wrong belief led to an answer where it could have: a distractor functions when some twentieth or more believe it. */
export interface DistractorFigures {
  readonly template: string
  readonly belief: string
  /** First answers to items that offered it. */
  readonly offered: number
  readonly betrayed: number
  readonly functions: boolean
}

const FUNCTIONING = 0.05

/** First answers only, and of people still there: whoever answers again has read the verdict. */
export async function templateFigures(db: Db): Promise<readonly TemplateFigures[]> {
  const rows = await db.$queryRaw<{ template: string; answers: number; right: number }[]>`
    SELECT "template", count(*)::int AS answers, count(*) FILTER (WHERE "right")::int AS "right"
    FROM (
      SELECT DISTINCT ON ("userId", "itemId") "template", "right" FROM "Attempt" WHERE "verdict" <> 'gaveUp'
      ORDER BY "userId", "itemId", "seq"
    ) AS first
    GROUP BY "template" ORDER BY "template"`
  return rows.map(({ template, answers, right }) => ({ template, answers, facility: right / answers }))
}

/** Every belief that some answered item offered, by template. */
export async function distractorFigures(db: Db): Promise<readonly DistractorFigures[]> {
  const rows = await db.$queryRaw<{ template: string; belief: string; offered: number; betrayed: number }[]>`
    SELECT "template", belief, count(*)::int AS offered, count(*) FILTER (WHERE belief = ANY ("beliefs"))::int AS betrayed
    FROM (
      SELECT DISTINCT ON ("userId", "itemId") "template", "offered", "beliefs" FROM "Attempt" WHERE "verdict" <> 'gaveUp'
      ORDER BY "userId", "itemId", "seq"
    ) AS first, unnest("offered") AS belief
    GROUP BY "template", belief ORDER BY "template", belief`
  return rows.map((row) => ({ ...row, functions: row.betrayed / row.offered >= FUNCTIONING }))
}
