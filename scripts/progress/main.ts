import { database, disconnect, transaction } from '#lib/db/client'
import { countPeople, lockPerson, peopleAfter } from '#lib/db/users'
import { rebuildProgress } from '#lib/server/progress/keep'
import { rebuildRatings } from '#lib/server/progress/rebuild-ratings'

const AT_ONCE = 100
/** How often it is said how far the work has come. */
const EVERY_MS = 1_000

/** Folds everybody's progress again, one person after the other, then the ratings of all templates, and says how far it has come. */
export async function rebuildEverybody(say: (line: string) => void): Promise<void> {
  try {
    const total = await countPeople(database())
    let done = 0
    let said = Date.now()
    for (let last: string | null = null; ; ) {
      const ids: readonly string[] = await peopleAfter(database(), last, AT_ONCE)
      for (const id of ids) {
        await transaction(async (tx) => {
          const person = await lockPerson(tx, id)
          if (person) await rebuildProgress(tx, person.id, Date.now())
        })
        done++
        if (Date.now() - said < EVERY_MS) continue
        said = Date.now()
        say(`${done} of ${total} people…`)
      }
      last = ids.at(-1) ?? last
      if (ids.length < AT_ONCE) break
    }
    say(`Folded the answers of ${done} ${done === 1 ? 'person' : 'people'} again.`)
    say(`Folded the ratings of ${await rebuildRatings(Date.now())} templates again.`)
  } finally {
    await disconnect()
  }
}
