// Prisma's client, written anew where the one of the folder this runs in is not of its schema. Whoever reads it meanwhile, a test beside a
// build or a site beside an install, must never find it half written for nothing.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

const stamp = 'prisma/generated/made-of'

/** What a client is made of: the schema, and the Prisma that reads it. */
const sources = ['prisma/schema.prisma', 'node_modules/prisma/package.json']

function fingerprint() {
  const hash = createHash('sha256')
  for (const file of sources) hash.update(existsSync(file) ? readFileSync(file) : '').update('\0')
  return hash.digest('hex')
}

const wanted = fingerprint()
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  rmSync(stamp, { force: true })
  const { status } = spawnSync(process.execPath, ['node_modules/prisma/build/index.js', 'generate'], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
  // Written last: a client that was cut short is never taken for one.
  writeFileSync(stamp, wanted)
}
