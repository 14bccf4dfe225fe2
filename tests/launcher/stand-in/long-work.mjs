// Some work on the database that takes long, as a backup or a migration may.
import { setTimeout as sleep } from 'node:timers/promises'
import { readSettings } from '../../../scripts/settings.mjs'
import { withDatabase } from '../../../scripts/with-database.mjs'

await withDatabase(readSettings('start'), { purpose: 'a test', siteMayRun: false }, async () => {
  console.log('working')
  await sleep(60_000)
})
