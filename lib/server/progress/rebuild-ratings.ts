import 'server-only'
import { type Db, database, transaction } from '#lib/db/client'
import { attemptsAfter, countUpTo, holdRatings, replaceRatings } from '#lib/db/ratings'
import { RatingFold } from '#lib/study/index'

const AT_ONCE = 5_000
/** How often it begins anew where answers came in between in another order than they were stored. */
const TRIES = 5

/**
 * Folds the ratings of all templates again from everybody's answers, and puts them in the place of those that are there. The site may be
 * running: answers wait only for the last part of it. Returns how many there are.
 */
export async function rebuildRatings(now: number): Promise<number> {
  for (let left = TRIES; left > 0; left--) {
    const fold = new RatingFold()
    let last = 0n
    let folded = 0
    const goOn = async (db: Db) => {
      for (;;) {
        const page = await attemptsAfter(db, last, AT_ONCE, now)
        for (const attempt of page) fold.add(attempt)
        folded += page.length
        last = page.at(-1)?.seq ?? last
        if (page.length < AT_ONCE) return
      }
    }
    await goOn(database())
    const done = await transaction(async (tx) => {
      await holdRatings(tx)
      // An answer gets its place before it is stored: one that was on its way has been passed over.
      if ((await countUpTo(tx, last)) !== folded) return false
      await goOn(tx)
      await replaceRatings(tx, fold.ratings)
      return true
    })
    if (done) return fold.ratings.size
  }
  throw new Error('answers come faster than they can be folded: try again')
}
