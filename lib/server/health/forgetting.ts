import 'server-only'
import { type Db, transaction } from '#lib/db/client'

/** What ends a transaction of which nothing is kept. */
class Forgotten extends Error {}

/** Does something in a transaction of which nothing is kept. */
export async function forgetting(work: (tx: Db) => Promise<void>): Promise<void> {
  const forgotten = transaction(async (tx) => {
    await work(tx)
    throw new Forgotten()
  })
  await forgotten.catch((error: unknown) => {
    if (!(error instanceof Forgotten)) throw error
  })
}
