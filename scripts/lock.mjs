// Who uses a data folder: one process at a time. A lock outlives a kill -9, so it names its holder in a way that can be checked.
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf, identify, isRunning } from './processes.mjs'
import { Sentence } from './sentence.mjs'

/**
 * What a lock says. `helpers` are processes that the holder started and that a later one must end, should the holder be killed.
 * @typedef {object} Note
 * @property {import('./processes.mjs').ProcessId} holder
 * @property {string} purpose what the holder does, as in «npm start»
 * @property {string} [address] where the site is
 * @property {readonly import('./processes.mjs').ProcessId[]} helpers
 */

/** @typedef {{ readonly inherited: readonly import('./processes.mjs').ProcessId[], update(change: Partial<Note>): void, release(): void }} Lock */

/**
 * Takes a lock, also from a holder that is gone; `inherited` are the helpers which that one may have left behind.
 * @param {string} file
 * @param {Pick<Note, 'purpose' | 'address'>} about
 * @returns {Promise<{ taken: Lock } | { heldBy: Note }>}
 */
export async function takeLock(file, about) {
  mkdirSync(path.dirname(file), { recursive: true })
  const holder = identify(process.pid)
  if (!holder) throw new Error('this process does not find itself')
  for (let turn = 0; turn < 100; turn++) {
    const seen = readNote(file)
    if (seen && isRunning(seen.note.holder)) return { heldBy: seen.note }
    if (seen) setAside(file, seen.text)
    const note = { holder, ...about, helpers: seen?.note.helpers.filter(isRunning) ?? [] }
    if (!writeNew(file, note)) continue
    // Another one may have judged the same dead lock and set ours aside by mistake; it puts it back at once.
    await sleep(40)
    if (readNote(file)?.text === textOf(note)) return { taken: lockOf(file, note) }
  }
  throw new Sentence(`The lock ${file} does not settle: is another start going on?`)
}

/**
 * Whose lock it is now, if anybody's.
 * @param {string} file
 * @returns {Note | undefined}
 */
export function holderOf(file) {
  const seen = readNote(file)
  return seen && isRunning(seen.note.holder) ? seen.note : undefined
}

/**
 * @param {string} file
 * @param {Note} first
 * @returns {Lock}
 */
function lockOf(file, first) {
  let note = first
  return {
    inherited: first.helpers,
    update(change) {
      note = { ...note, ...change }
      const whole = `${file}.${process.pid}`
      writeFileSync(whole, textOf(note))
      renameSync(whole, file)
    },
    release() {
      if (readNote(file)?.text === textOf(note)) rmSync(file, { force: true })
    },
  }
}

/** @param {Note} note */
const textOf = (note) => `${JSON.stringify(note)}\n`

/**
 * @param {string} file
 * @returns {{ text: string, note: Note } | undefined}
 */
function readNote(file) {
  try {
    const text = readFileSync(file, 'utf8')
    return { text, note: JSON.parse(text) }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    if (error instanceof SyntaxError)
      throw new Sentence(`The lock ${file} is damaged: make sure that nothing runs there, then delete it.`)
    throw error
  }
}

/**
 * Puts a note where there is none: whole at once, or not at all.
 * @param {string} file
 * @param {Note} note
 */
function writeNew(file, note) {
  const whole = `${file}.${process.pid}`
  writeFileSync(whole, textOf(note))
  try {
    linkSync(whole, file)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    if (!withoutLinks.has(codeOf(error) ?? '')) throw error
    return writeExclusively(file, textOf(note))
  } finally {
    rmSync(whole, { force: true })
  }
}

/** What file systems say that know no links, such as some that containers share with their host. */
const withoutLinks = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'])

/**
 * @param {string} file
 * @param {string} text
 */
function writeExclusively(file, text) {
  try {
    writeFileSync(file, text, { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/**
 * Takes a dead lock out of the way, and nobody else's.
 * @param {string} file
 * @param {string} dead
 */
function setAside(file, dead) {
  const aside = `${file}.${process.pid}.old`
  try {
    renameSync(file, aside)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  if (readFileSync(aside, 'utf8') !== dead) putBack(aside, file)
  rmSync(aside, { force: true })
}

/**
 * @param {string} aside
 * @param {string} file
 */
function putBack(aside, file) {
  try {
    linkSync(aside, file)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
}
