import 'server-only'
import { err, ok, type Result } from '#lib/base/result'
import {
  attemptsOf,
  earlierAttempts,
  type NewAttempt,
  type StoredAttempt,
  standing,
  storeAttempt,
} from '#lib/db/attempts'
import type { Db } from '#lib/db/client'
import { loadProgress, replaceProgress, saveProgress } from '#lib/db/progress'
import type { Snapshot } from '#lib/db/snapshot'
import type { Person } from '#lib/db/users'
import { applyAttempt, grade, PROGRESS_VERSION, rebuild, rulesAbout } from '#lib/study/index'
import { bank } from '../ports'

/** An answer to a question that is known to be this person's. `sent` is whatever the browser sent. */
export interface Answering {
  readonly quizItemId: string | null
  readonly idempotencyKey: string
  readonly snapshot: Snapshot
  readonly sent: unknown
  readonly now: number
}

/** `already-answered`: another answer was there before, and it is the one returned. */
export interface Recorded {
  readonly status: 'accepted' | 'already-answered'
  readonly attempt: Pick<StoredAttempt, 'verdict' | 'given' | 'snapshot'>
}

/**
 * Grades and stores one answer, with the progress that follows from it, in the caller's transaction. The person must be locked: so
 * retries wait for the first one and find it here, and answers are folded in the order in which they are stored.
 */
export async function recordAnswer(
  tx: Db,
  person: Person,
  { quizItemId, idempotencyKey, snapshot, sent, now }: Answering,
): Promise<Result<Recorded, 'malformed' | 'invalid-answer'>> {
  const itemId = snapshot.item.id
  const { answered, met } = await standing(tx, person.id, { idempotencyKey, quizItemId, itemId })
  if (answered) return earlierAnswer(tx, person.id, { idempotencyKey, quizItemId, itemId })
  const graded = grade(snapshot.item, sent)
  if (graded.type === 'invalid') return err('invalid-answer')
  const attempt: NewAttempt = {
    userId: person.id,
    quizItemId,
    idempotencyKey,
    snapshot,
    given: graded.given,
    verdict: graded.verdict,
    beliefs: graded.beliefs,
    itemId,
    about: rulesAbout(snapshot.item.claims, graded.beliefs, bank.ruleOf),
    offered: [...new Set(snapshot.item.options.flatMap((option) => option.beliefs))],
    at: now,
  }
  await storeAttempt(tx, attempt)
  await keepProgress(tx, person, attempt, met)
  return ok({ status: 'accepted', attempt })
}

/** What an answer that comes again gets: the one that was there; nothing where its key locked something else. */
async function earlierAnswer(
  tx: Db,
  userId: string,
  { idempotencyKey, quizItemId, itemId }: { idempotencyKey: string; quizItemId: string | null; itemId: string },
): Promise<Result<Recorded, 'malformed'>> {
  const { sameKey, sameQuestion } = await earlierAttempts(tx, userId, idempotencyKey, quizItemId)
  if (sameQuestion) {
    const again = sameQuestion.idempotencyKey === idempotencyKey
    return ok({ status: again ? 'accepted' : 'already-answered', attempt: sameQuestion })
  }
  const again = quizItemId === null && sameKey?.quizItemId === null && sameKey.itemId === itemId
  return again ? ok({ status: 'accepted', attempt: sameKey }) : err('malformed')
}

/** Brings the cache up to date: by one step, or from the beginning where another version of the fold wrote it. */
async function keepProgress(tx: Db, person: Person, attempt: NewAttempt, again: boolean): Promise<void> {
  if (person.progressVersion !== PROGRESS_VERSION)
    return replaceProgress(tx, person.id, rebuild(await attemptsOf(tx, person.id)))
  // See `rebuild`: only the first answer to an item counts.
  if (again) return
  const touched = { rules: attempt.about, beliefs: [...attempt.offered, ...attempt.beliefs] }
  await saveProgress(tx, person.id, applyAttempt(await loadProgress(tx, person.id, touched), attempt))
}
