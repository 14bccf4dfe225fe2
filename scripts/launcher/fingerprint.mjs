import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** All that a build is made of. */
const sources = [
  'app',
  'content',
  'lib',
  'public',
  'prisma/schema.prisma',
  'scripts/evaluator.mjs',
  'scripts/worker',
  'next.config.js',
  'instrumentation.ts',
  'proxy.ts',
  'tsconfig.json',
].concat('package.json', 'package-lock.json')

/**
 * A hash of every source of the build, by content: a fresh clone and an old folder with the same files have the same one.
 * @param {string} root
 */
export function fingerprint(root) {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '')
  for (const file of sources.flatMap((source) => filesIn(root, source))) {
    const bytes = readFileSync(path.join(root, file))
    hash.update(`${file}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex')
}

/**
 * @param {string} root
 * @param {string} source a file or a folder; nothing where it is missing
 * @returns {string[]}
 */
function filesIn(root, source) {
  const stat = statSync(path.join(root, source), { throwIfNoEntry: false })
  if (!stat) return []
  if (!stat.isDirectory()) return [source]
  return readdirSync(path.join(root, source))
    .sort()
    .flatMap((entry) => filesIn(root, `${source}/${entry}`))
}
