import path from 'node:path'
import { withCleanup } from './cleanup.mjs'
import { startEmbeddedPostgres } from './embedded-pg.mjs'
import { checkDatabase } from './external-database.mjs'
import { takeLock } from './lock.mjs'
import { Sentence } from './sentence.mjs'

/** @param {string} dataFolder */
export const lockFile = (dataFolder) => path.join(dataFolder, 'lock')

/**
 * Does some work on the database of this copy: that of DATABASE_URL, or the embedded one, which is started for the time of the work
 * unless the site is running.
 * @template T
 * @param {import('./settings.mjs').Settings} settings
 * @param {{ purpose: string, siteMayRun: boolean }} about
 * @param {(url: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withDatabase(settings, about, work) {
  if (settings.directUrl) {
    await checkDatabase(settings.directUrl)
    return work(settings.directUrl)
  }
  const lock = await takeLock(lockFile(settings.dataFolder), { purpose: about.purpose })
  if ('heldBy' in lock) {
    const { purpose, holder } = lock.heldBy
    if (!about.siteMayRun)
      throw new Sentence(`The data folder is in use by ${purpose} (process ${holder.pid}): stop it first.`)
    return work((await startEmbeddedPostgres({ folder: settings.dataFolder, running: 'share' })).url)
  }
  try {
    const postgres = await startEmbeddedPostgres({ folder: settings.dataFolder, running: 'replace' })
    return await withCleanup(
      () => work(postgres.url),
      () => postgres.stop(),
    )
  } finally {
    lock.taken.release()
  }
}
