import 'server-only'
import { invariant } from '#lib/base/invariant'
import { err, ok, type Result } from '#lib/base/result'
import {
  type AnswerName,
  earlierAttempts,
  type NewAttempt,
  type StoredAttempt,
  standing,
  storeAttempt,
} from '#lib/db/attempts'
import type { Db } from '#lib/db/client'
import { loadProgress, saveProgress } from '#lib/db/progress'
import { moveRatings, type RatingMove } from '#lib/db/ratings'
import type { Snapshot } from '#lib/db/snapshot'
import type { Person } from '#lib/db/users'
import { isCall } from '#lib/questions/calls'
import {
  applyAttempt,
  type Confidence,
  grade,
  PROGRESS_VERSION,
  type Rated,
  rulesAbout,
  templateStep,
  UNRATED,
} from '#lib/study/index'
import { bank } from '../ports'
import { rebuildProgress } from '../progress/keep'

/** An answer to a question that is known to be this person's. `sent` is whatever the browser sent. */
export interface Answering extends AnswerName {
  readonly quizItemId: string | null
  readonly snapshot: Snapshot
  readonly sent: unknown
  /** Null where it was not asked, or not said. */
  readonly confidence: Confidence | null
  readonly now: number
}

/** `already-answered`: another answer was there before, and it is the one returned. */
export interface Recorded {
  readonly status: 'accepted' | 'already-answered'
  readonly attempt: Pick<StoredAttempt, 'verdict' | 'given' | 'snapshot'>
}

type Refusal = 'malformed' | 'invalid-answer'

/**
 * Grades and stores one answer, with the progress that follows from it, in the caller's transaction. The person must be locked: so
 * retries wait for the first one and find it here, and answers are folded in the order in which they are stored.
 */
export async function recordAnswer(tx: Db, person: Person, answering: Answering): Promise<Result<Recorded, Refusal>> {
  const [recorded] = await recordAnswers(tx, person, [answering])
  invariant(recorded, 'one answer has one result')
  return recorded
}

/**
 * The same for several answers, in order. Those that are not told yet change nothing of the person's progress: it is folded again once they
 * are. What they say of their templates is written once all are stored: nothing may be waited for
 * after that (see `moveRatings`).
 */
export async function recordAnswers(
  tx: Db,
  person: Person,
  answers: readonly Answering[],
  told = true,
): Promise<readonly Result<Recorded, Refusal>[]> {
  const [first] = answers
  // Folded again first where another version of the fold wrote it, so that each answer meets what was known before it.
  if (first && person.progressVersion !== PROGRESS_VERSION) await rebuildProgress(tx, person.id, first.now)
  const moves: RatingMove[] = []
  const results: Result<Recorded, Refusal>[] = []
  for (const answering of answers) results.push(await record(tx, person, answering, { moves, told }))
  await moveRatings(tx, moves)
  return results
}

const NONE = { rules: [], beliefs: [], templates: [] }

async function record(
  tx: Db,
  person: Person,
  { quizItemId, origin, idempotencyKey, snapshot, sent, confidence, now }: Answering,
  { moves, told }: { readonly moves: RatingMove[]; readonly told: boolean },
): Promise<Result<Recorded, Refusal>> {
  const { id: itemId, template } = snapshot.item
  const { answered, met, rated } = await standing(tx, person.id, {
    origin,
    idempotencyKey,
    quizItemId,
    itemId,
    template,
  })
  if (answered) return earlierAnswer(tx, person.id, { origin, idempotencyKey, quizItemId, itemId })
  const graded = grade(snapshot.item, sent)
  if (graded.type === 'invalid') return err('invalid-answer')
  const { rating, answers } = rated ?? { rating: bank.difficulty(template), answers: 0 }
  // How hard a call is nobody has said: it says nothing of how able somebody is, nor they of it.
  const difficulty = isCall(template) ? null : rating
  const attempt: NewAttempt = {
    userId: person.id,
    quizItemId,
    origin,
    idempotencyKey,
    snapshot,
    given: graded.given,
    verdict: graded.verdict,
    beliefs: graded.beliefs,
    itemId,
    template,
    about: rulesAbout(snapshot.item.claims, graded.beliefs, bank.ruleOf),
    offered: [...new Set(snapshot.item.options.flatMap((option) => option.beliefs))],
    difficulty,
    confidence,
    at: now,
  }
  await storeAttempt(tx, attempt)
  const ability = told
    ? await keepProgress(tx, person, attempt, met)
    : (await loadProgress(tx, person.id, NONE)).ability
  // See `rebuild`: only the first answer to an item counts.
  if (!met && difficulty !== null) {
    const step = templateStep({ rating: difficulty, answers }, ability.rating, attempt.verdict === 'right')
    moves.push({ template, start: difficulty, step })
  }
  return ok({ status: 'accepted', attempt })
}

/** What an answer that comes again gets: the one that was there; nothing where its key locked something else. */
async function earlierAnswer(
  tx: Db,
  userId: string,
  { quizItemId, itemId, ...name }: AnswerName & { readonly quizItemId: string | null; readonly itemId: string },
): Promise<Result<Recorded, 'malformed'>> {
  const { sameKey, sameQuestion } = await earlierAttempts(tx, userId, name, quizItemId)
  if (sameQuestion) {
    const again = sameQuestion.origin === name.origin && sameQuestion.idempotencyKey === name.idempotencyKey
    return ok({ status: again ? 'accepted' : 'already-answered', attempt: sameQuestion })
  }
  const again = quizItemId === null && sameKey?.quizItemId === null && sameKey.itemId === itemId
  return again ? ok({ status: 'accepted', attempt: sameKey }) : err('malformed')
}

/** Brings the cache up to date by one step. Returns how able the person was taken to be before. */
async function keepProgress(tx: Db, person: Person, attempt: NewAttempt, again: boolean): Promise<Rated> {
  if (again) return UNRATED
  const touched = {
    rules: attempt.about,
    beliefs: [...attempt.offered, ...attempt.beliefs],
    templates: [attempt.template],
  }
  const before = await loadProgress(tx, person.id, touched)
  await saveProgress(tx, person.id, applyAttempt(before, attempt))
  return before.ability
}
