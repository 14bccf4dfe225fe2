import 'server-only'
import { moveAttempts } from '#lib/db/attempts'
import { moveCalls } from '#lib/db/calls'
import { movePlayers } from '#lib/db/classroom/players'
import { transaction } from '#lib/db/client'
import { clearProgress } from '#lib/db/progress'
import { closeQuizzes, moveQuizzes, waitingQuizzes } from '#lib/db/quizzes'
import { moveReading } from '#lib/db/reading'
import { moveReports } from '#lib/db/reports'
import { movePlan } from '#lib/db/study-plans'
import { lockPeople, markMerged } from '#lib/db/users'
import { rebuildProgress } from '../progress/keep'
import { besides } from '../quiz/state'

/**
 * Gives everything a guest did to an account, in one transaction, and folds the account's progress again. Done once however often it is
 * asked for: a guest who was merged, or who has become an account in the same row, is left alone. Returns how many answers moved.
 */
export function mergeGuest(guestId: string, accountId: string, now: number): Promise<number> {
  return transaction(async (tx) => {
    const people = await lockPeople(tx, [guestId, accountId])
    const guest = people.find(
      ({ id, kind, mergedIntoId }) => id === guestId && kind === 'guest' && mergedIntoId === null,
    )
    const account = people.find(({ id, kind }) => id === accountId && kind === 'account')
    if (!guest || !account) return 0
    await moveQuizzes(tx, guest.id, account.id)
    const moved = await moveAttempts(tx, guest.id, account.id)
    // Each had one that was open: the newer one stays so.
    await closeQuizzes(tx, account.id, besides(await waitingQuizzes(tx, account.id)), now)
    await moveReading(tx, guest.id, account.id)
    await movePlan(tx, guest.id, account.id)
    await moveCalls(tx, guest.id, account.id)
    await moveReports(tx, guest.id, account.id)
    await movePlayers(tx, guest.id, account.id)
    await clearProgress(tx, guest.id)
    await rebuildProgress(tx, account.id, now)
    await markMerged(tx, guest.id, account.id, now)
    return moved
  })
}
