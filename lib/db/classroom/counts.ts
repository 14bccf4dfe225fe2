import 'server-only'
import { type AnswerCount, GONE_AFTER } from '#lib/classroom/index'
import type { Verdict } from '#lib/study/index'
import type { Db } from '../client'
import { readAnswer } from '../snapshot'

/** What is counted of a session: the question in play, that of its first round where a second is in play, and a ballot, each null where there is none. */
export interface Counting {
  readonly sessionId: string
  readonly questionId: string | null
  readonly firstId: string | null
  readonly ballot: { readonly questionId: string; readonly ballot: number } | null
  /** Whether people vote in the ballot now, and not on the question. */
  readonly asking: boolean
}

/** Of those who still play: how many they are, and what they said. */
export interface ClassCounts {
  readonly players: number
  /** Those whose page is open and who have not voted on what is voted on. Of whom nobody kept when they were here, they are here. */
  readonly yetToVote: number
  readonly answers: readonly AnswerCount[]
  /** Null where there is no first round beside the question in play. */
  readonly first: readonly AnswerCount[] | null
  /** How many want to ask each thing in the ballot. */
  readonly wants: readonly { readonly fact: string; readonly count: number }[]
  /** How many doubt each step of the explanation of the question in play. */
  readonly doubts: readonly { readonly step: number; readonly count: number }[]
}

interface Row extends Pick<ClassCounts, 'players' | 'yetToVote' | 'wants' | 'doubts'> {
  readonly answers: readonly {
    readonly questionId: string
    readonly answer: unknown
    readonly verdict: Verdict
    readonly beliefs: string[]
    readonly count: number
  }[]
}

/** Counts all of it in one statement: while a room answers it is asked some times a second. */
export async function countClass(
  db: Db,
  { sessionId, questionId, firstId, ballot, asking }: Counting,
): Promise<ClassCounts> {
  const [row] = await db.$queryRaw<Row[]>`
    WITH p AS MATERIALIZED (
      SELECT "id", coalesce("seenAt" > statement_timestamp() - make_interval(secs => ${GONE_AFTER / 1_000}), true) AS "here"
      FROM "ClassPlayer" WHERE "sessionId" = ${sessionId}::uuid AND "kickedAt" IS NULL
    ), v AS (
      SELECT "playerId" FROM "ClassAnswer" WHERE "questionId" = ${asking ? null : questionId}::uuid UNION ALL
      SELECT "playerId" FROM "ClassWant" WHERE "questionId" = ${asking ? (ballot?.questionId ?? null) : null}::uuid AND "ballot" = ${ballot?.ballot ?? null}::int
    ), a AS (
      SELECT a."questionId", a."answer", a."verdict", a."beliefs", count(*)::int AS "count" FROM "ClassAnswer" a JOIN p ON p."id" = a."playerId"
      WHERE a."questionId" IN (${questionId}::uuid, ${firstId}::uuid) GROUP BY 1, 2, 3, 4
    ), w AS (
      SELECT w."fact", count(*)::int AS "count" FROM "ClassWant" w JOIN p ON p."id" = w."playerId"
      WHERE w."questionId" = ${ballot?.questionId ?? null}::uuid AND w."ballot" = ${ballot?.ballot ?? null}::int GROUP BY 1
    ), d AS (
      SELECT d."step", count(*)::int AS "count" FROM "ClassDoubt" d JOIN p ON p."id" = d."playerId"
      WHERE d."questionId" = ${questionId}::uuid GROUP BY 1
    )
    SELECT (SELECT count(*)::int FROM p) AS "players",
      (SELECT count(*)::int FROM p WHERE p."here" AND NOT EXISTS (SELECT FROM v WHERE v."playerId" = p."id")) AS "yetToVote",
      (SELECT coalesce(jsonb_agg(to_jsonb(a)), '[]') FROM a) AS "answers",
      (SELECT coalesce(jsonb_agg(to_jsonb(w)), '[]') FROM w) AS "wants",
      (SELECT coalesce(jsonb_agg(to_jsonb(d) ORDER BY d."step"), '[]') FROM d) AS "doubts"`
  const { answers = [], wants = [], doubts = [], ...people } = row ?? { players: 0, yetToVote: 0 }
  const of = (id: string | null) =>
    answers.flatMap(({ questionId: asked, answer, ...rest }) =>
      asked === id ? [{ ...rest, given: readAnswer(answer) }] : [],
    )
  return { ...people, answers: of(questionId), first: firstId === null ? null : of(firstId), wants, doubts }
}
