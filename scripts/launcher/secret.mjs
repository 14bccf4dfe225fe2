import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { codeOf } from '../processes.mjs'

/**
 * The secret that signs sessions: made once and kept, so that a restart signs nobody out.
 * @param {string} dataFolder
 */
export function keptSecret(dataFolder) {
  const file = path.join(dataFolder, 'auth.secret')
  mkdirSync(dataFolder, { recursive: true })
  try {
    writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8')
}
