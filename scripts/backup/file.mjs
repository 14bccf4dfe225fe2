// The file of a backup: gzip of lines of JSON. A head; for each table a line that names it and one text for each row; a foot with the
// counts and a checksum of all the lines before it.
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { codeOf } from '../processes.mjs'
import { Sentence } from '../sentence.mjs'

/**
 * @typedef {object} Head
 * @property {'backup'} verdetto
 * @property {1} version
 * @property {string} madeAt ISO 8601
 * @property {readonly { readonly name: string, readonly checksum: string }[]} migrations what the database had gone through
 * @property {readonly import('./catalog.mjs').Table[]} tables
 */
/** @typedef {{ readonly name: string, readonly value: string, readonly called: boolean }} Sequence */
/** @typedef {{ readonly rows: Readonly<Record<string, number>>, readonly sequences: readonly Sequence[] }} Foot */
/** @typedef {{ readonly table: string } | { readonly row: string } | { readonly foot: Foot }} Part */

/**
 * Writes a backup; the file is not there before all of it is on the disk.
 * @param {string} file
 * @param {Head} head
 * @param {AsyncIterable<Part>} parts
 */
export async function writeBackup(file, head, parts) {
  const lines = async function* () {
    const hash = createHash('sha256')
    const line = (/** @type {unknown} */ value) => {
      const text = `${JSON.stringify(value)}\n`
      hash.update(text)
      return text
    }
    yield line(head)
    for await (const part of parts) {
      if ('row' in part) yield line(part.row)
      else if ('table' in part) yield line(part)
      else yield `${JSON.stringify({ ...part.foot, sha256: hash.digest('hex') })}\n`
    }
  }
  // Passwords and addresses of people are in it, if only hashed: nobody else may read it.
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(file, { mode: 0o600, flush: true }))
}

/**
 * Reads a backup from its start to its end, and throws a Sentence where it is not whole.
 * @param {string} file
 * @param {object} take
 * @param {(head: Head) => Promise<void> | void} [take.head]
 * @param {(table: string, row: string) => Promise<void> | void} [take.row]
 * @returns {Promise<{ head: Head, foot: Foot }>}
 */
export async function readBackup(file, take = {}) {
  const hash = createHash('sha256')
  /** @type {Head | undefined} */
  let head
  /** @type {(Foot & { sha256: string }) | undefined} */
  let foot
  let table = ''
  /** @type {Record<string, number>} */
  const counts = {}
  for await (const text of linesOf(file)) {
    if (foot) throw damaged(file)
    const value = parse(text, file)
    if (isFoot(value)) {
      foot = value
      if (foot.sha256 !== hash.digest('hex')) throw damaged(file)
      continue
    }
    hash.update(`${text}\n`)
    if (!head) {
      head = asHead(value, file)
      for (const { name } of head.tables) counts[name] = 0
      await take.head?.(head)
    } else if (typeof value === 'string') {
      counts[table] = (counts[table] ?? 0) + 1
      await take.row?.(table, value)
    } else if (isTable(value)) table = value.table
    else throw damaged(file)
  }
  if (!head || !foot || JSON.stringify(counts) !== JSON.stringify(foot.rows)) throw damaged(file)
  return { head, foot }
}

/** @param {string} file */
const damaged = (file) => new Sentence(`${file} is damaged or cut short: it cannot be restored.`)

/**
 * @param {string} file
 * @returns {AsyncGenerator<string>}
 */
async function* linesOf(file) {
  const source = createReadStream(file)
  const plain = createGunzip()
  source.on('error', (error) => plain.destroy(error))
  source.pipe(plain)
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for await (const chunk of plain) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    throw codeOf(error) === 'ENOENT' ? new Sentence(`There is no file ${file}.`) : damaged(file)
  }
  if (rest !== '') throw damaged(file)
}

/**
 * @param {string} text
 * @param {string} file
 * @returns {unknown}
 */
function parse(text, file) {
  try {
    return JSON.parse(text)
  } catch {
    throw damaged(file)
  }
}

/**
 * @param {unknown} value
 * @returns {value is Foot & { sha256: string }}
 */
const isFoot = (value) => typeof value === 'object' && value !== null && 'sha256' in value && 'rows' in value

/**
 * @param {unknown} value
 * @returns {value is { table: string }}
 */
const isTable = (value) =>
  typeof value === 'object' && value !== null && 'table' in value && typeof value.table === 'string'

/**
 * @param {unknown} value
 * @param {string} file
 * @returns {Head}
 */
function asHead(value, file) {
  const head = /** @type {Partial<Head>} */ (typeof value === 'object' && value !== null ? value : {})
  if (head.verdetto !== 'backup') throw new Sentence(`${file} is not a backup of Verdetto.`)
  if (head.version !== 1) throw new Sentence(`${file} was made by a newer Verdetto: update this copy first.`)
  return /** @type {Head} */ (head)
}
