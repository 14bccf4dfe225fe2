import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Content } from './read'

// Compiling the content plays every table of every lesson: five seconds, which every process would spend again. What the first one made
// is kept in a file; the next ones read it in a few milliseconds.

const FOLDER = 'generated'
const FILE = 'content.v8'

/** All that compiled content is made from: its files, the code that reads them, and the list of the packages that this leans on. */
const FOLDERS = ['content', 'lib']
const PACKAGES = 'package-lock.json'

const filesIn = (root: string, folder: string): readonly string[] =>
  readdirSync(join(/* turbopackIgnore: true */ root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .toSorted()

/** A hash of the sources by what is in them, and of what writes the file; undefined where a site runs without its sources. */
function keyOf(root: string): Buffer | undefined {
  const hash = createHash('sha256').update(process.versions.v8)
  try {
    for (const file of [...FOLDERS.flatMap((folder) => filesIn(root, folder)), PACKAGES])
      hash.update(`\0${file}\0`).update(readFileSync(join(/* turbopackIgnore: true */ root, file)))
    return hash.digest()
  } catch {
    return undefined
  }
}

/**
 * Content compiled of the files under a root: read from what an earlier process kept of these very files and this very code, or compiled and
 * kept. Where nothing can be written the next process compiles it again.
 */
export function compiledOnce(compile: () => Content, root: string = process.cwd()): Content {
  // Before anything is compiled: of a file that changes meanwhile the next process sees that it changed.
  const key = keyOf(root)
  if (key === undefined) return compile()
  const kept = read(root, key)
  if (kept !== undefined) return kept
  const content = compile()
  keep(root, key, content)
  return content
}

function read(root: string, key: Buffer): Content | undefined {
  try {
    const bytes = readFileSync(join(/* turbopackIgnore: true */ root, FOLDER, FILE))
    return bytes.subarray(0, key.length).equals(key) ? deserialize(bytes.subarray(key.length)) : undefined
  } catch {
    return undefined
  }
}

function keep(root: string, key: Buffer, content: Content): void {
  const folder = join(/* turbopackIgnore: true */ root, FOLDER)
  const draft = join(folder, `${FILE}.${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true })
    // Whole or not at all: another process may be reading.
    writeFileSync(draft, Buffer.concat([key, serialize(content)]))
    renameSync(draft, join(folder, FILE))
  } catch {
    // A root that is read-only, or a full disk.
  }
}
