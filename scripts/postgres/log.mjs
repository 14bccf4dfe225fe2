import { closeSync, fchmodSync, fstatSync, ftruncateSync, openSync, readFileSync } from 'node:fs'

const limit = 1_000_000

/**
 * The file in which PostgreSQL keeps its log, for nobody else to read. Not a pipe: it goes on when the launcher has been killed.
 * @param {string} file
 */
export function openLog(file) {
  const descriptor = openSync(file, 'a', 0o600)
  // Older versions made it for all to read.
  fchmodSync(descriptor, 0o600)
  if (fstatSync(descriptor).size > limit) ftruncateSync(descriptor, 0)
  let from = fstatSync(descriptor).size
  return {
    descriptor,
    close: () => closeSync(descriptor),
    /** What was said since the last call, in one line. */
    tail() {
      const said = readFileSync(file).subarray(from).toString('utf8')
      from += Buffer.byteLength(said)
      const plain = said.replace(/^\S+ \S+ UTC \[\d+\] /gm, '').trim()
      return plain.split('\n').slice(-4).join(' ')
    },
  }
}
