import 'server-only'
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = process.cwd()

/** Where the bundle of the worker is: the build's, or, where nothing was built, one of the sources as they are now. */
export async function workerScript(): Promise<string> {
  const built = path.join(/* turbopackIgnore: true */ root, '.next', 'worker.mjs')
  if (process.env.NODE_ENV === 'production' && existsSync(built)) return built
  const { stdout } = await run(process.execPath, [path.join(/* turbopackIgnore: true */ root, 'scripts', 'worker.mjs')])
  return stdout
}
