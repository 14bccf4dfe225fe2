import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const root = path.resolve('.')
const tool = path.join(root, 'scripts/verdetto.mjs')
const folder = mkdtempSync(path.join(os.tmpdir(), 'verdetto-command-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

export interface Done {
  readonly exit: number | null
  readonly out: string
  readonly err: string
}

/** Runs the real command with arguments and a standard input. */
export function verdetto(args: readonly string[], input = ''): Done {
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool, ...args], {
    cwd: root,
    input,
    encoding: 'utf8',
  })
  return { exit: status, out: stdout, err: stderr }
}

/** The same, through npm. */
export function throughNpm(args: readonly string[]): Done {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '-s', 'verdetto', '--', ...args], {
    cwd: root,
    encoding: 'utf8',
  })
  return { exit: status, out: stdout, err: stderr }
}

/** A command that is spoken to while it runs. */
export const started = (args: readonly string[]) => spawn(process.execPath, [tool, ...args], { cwd: root })

/** A file with a text. */
export function file(name: string, text: string): string {
  const at = path.join(folder, name)
  writeFileSync(at, text)
  return at
}

/** Lines of JSON as data. */
// biome-ignore lint/suspicious/noExplicitAny: what a process printed
export const lines = (out: string): any[] =>
  out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
