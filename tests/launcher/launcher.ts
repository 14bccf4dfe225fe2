import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../scripts/free-port.mjs'
import { startedAt } from '../../scripts/processes.mjs'
import { crowd } from '../setup/crowd'

/** How long a process may take to say or answer what is waited for: of a machine that is busy with other things too. */
export const PATIENCE_MS = 300_000

/** The launcher with the stand-in for the site. */
export const start = path.join(__dirname, 'stand-in', 'start.mjs')

/** A launcher under test: what it said so far, and how it ended. */
export interface Launcher {
  readonly pid: number
  readonly port: number
  output(): string
  /** Waits until it has said this, and fails where it ends before. */
  says(text: string | RegExp): Promise<void>
  kill(signal: NodeJS.Signals): void
  /** Its exit code; undefined where a signal ended it. */
  readonly ended: Promise<number | undefined>
}

const folders: string[] = []

/** A data folder of its own; `clearAway` removes it and everything that still runs in it. */
export function newFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'verdetto-launcher-'))
  chmodSync(folder, 0o755)
  folders.push(folder)
  return path.join(folder, 'data')
}

/** Starts the launcher as `npm start` does, with the stand-in for the site unless another command is given. */
export async function launcher(
  dataFolder: string,
  env: Readonly<Record<string, string>> = {},
  [program = '', ...args]: readonly string[] = [process.execPath, start],
): Promise<Launcher> {
  const port = Number(env.PORT ?? (await freePort()))
  const { DATABASE_URL: _, ...rest } = process.env
  const child = spawn(program, args, {
    cwd: path.resolve(__dirname, '..', '..'),
    // Its own group, as at a terminal: Ctrl-C there is a signal to the whole group.
    detached: true,
    env: { ...rest, VERDETTO_DATA_DIR: dataFolder, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return { ...follow(child), pid: child.pid ?? 0, port }
}

/** Starts it and waits until the site is there. */
export async function running(...args: Parameters<typeof launcher>): Promise<Launcher> {
  const one = await launcher(...args)
  await one.says('Verdetto is at')
  return one
}

/**
 * How long a start takes until the site is there, in milliseconds: the best of three at most, each stopped again. Where more processes want
 * to run than there are processors, each waits for its share, and the time is divided by that.
 */
export async function startingTime(goal: number, start: () => Promise<Launcher>): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let i = 0; i < 3 && best > goal; i++) {
    const from = Date.now()
    const one = await start()
    best = Math.min(best, (Date.now() - from) / crowd())
    one.kill('SIGTERM')
    await one.ended
  }
  return best
}

function follow(child: ChildProcess): Omit<Launcher, 'pid' | 'port'> {
  let said = ''
  let over = false
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      said += chunk
    })
  const ended = new Promise<number | undefined>((resolve) => {
    child.once('close', (code) => {
      over = true
      resolve(code ?? undefined)
    })
  })
  return {
    output: () => said,
    async says(text) {
      const there = () => (typeof text === 'string' ? said.includes(text) : text.test(said))
      for (const until = Date.now() + PATIENCE_MS; !there(); await sleep(20))
        if (over || Date.now() > until) throw new Error(`"${text}" was never said:\n${said}`)
    },
    kill: (signal) => child.kill(signal),
    ended,
  }
}

/** What the site answers to a path, as JSON. */
export async function ask(one: Launcher, question: string): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${one.port}${question}`)
  if (!response.ok) throw new Error(`${question}: ${response.status}`)
  return response.json()
}

/** Asks until it gets an answer. */
export async function askPatiently(one: Launcher, question: string): Promise<unknown> {
  for (const until = Date.now() + PATIENCE_MS; ; await sleep(50))
    try {
      return await ask(one, question)
    } catch (error) {
      if (Date.now() > until) throw error
    }
}

/** The pid of the postmaster of a data folder. */
export const postmaster = (dataFolder: string): number =>
  Number(readFileSync(path.join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])

/** Every live process that has the data folder in its command line or environment. */
export function processesOf(dataFolder: string): { pid: number; command: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid && startedAt(Number(name)) !== undefined)
    .map((name) => ({
      pid: Number(name),
      command: read(`/proc/${name}/cmdline`),
      environment: read(`/proc/${name}/environ`),
    }))
    .filter(({ command, environment }) => `${command}${environment}`.includes(dataFolder))
    .map(({ pid, command }) => ({ pid, command: command.replaceAll('\0', ' ').trim() }))
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Waits until nothing of the data folder runs any more; returns what still does after a while. */
export async function remains(dataFolder: string): Promise<string[]> {
  for (const until = Date.now() + 5000 * crowd(); processesOf(dataFolder).length > 0 && Date.now() < until; )
    await sleep(50)
  return processesOf(dataFolder).map(({ command }) => command)
}

/** Ends and removes everything that the tests of a file have made. */
export async function clearAway(): Promise<void> {
  for (const folder of folders.splice(0)) {
    for (const { pid } of processesOf(folder)) {
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // It has ended by itself in between.
      }
    }
    await remains(folder)
    rmSync(folder, { recursive: true, force: true })
  }
}
