import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { deploy, readMigrations } from '../deploy-pg.mjs'
import type { Ground } from './ground'

/** What the bad version does to the tables. */
const SQL = 'CREATE TABLE "Later" (id INT); ALTER TABLE "Attempt" DROP COLUMN "right"'

const bad = {
  name: '99990101000000_later',
  sql: SQL,
  checksum: createHash('sha256').update(SQL).digest('hex'),
}

/**
 * The update as the guide tells it: a backup with the site stopped, then new tables; what runs on them fails, the version before does not start on them,
 * and the backup is the way back.
 */
export async function wrongVersion({ sites, databaseUrl, folder }: Ground): Promise<string> {
  const backup = path.join(folder, 'before.backup')
  await Promise.all(sites.map((site) => site.stop()))
  await run('scripts/backup.mjs', [backup], databaseUrl)
  await deploy(databaseUrl, [...readMigrations(path.resolve('prisma/migrations')), bad])
  const refused = await sites[0].start()
  if (!refused?.includes('has seen a newer Verdetto')) throw new Error(`it started on newer tables: ${refused}`)
  await pause(1_000)
  await run('scripts/restore.mjs', [backup, '--replace'], databaseUrl)
  for (const site of sites) {
    const failed = await site.start()
    if (failed !== null) throw new Error(`it does not start again: ${failed}`)
  }
  return 'refused newer tables, restored'
}

async function run(script: string, args: readonly string[], databaseUrl: string): Promise<void> {
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk
    })
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`${script}: ${said}`)
}
