// The command line of the evaluator: scripts/verdetto.mjs bundles and starts it.
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { setFlagsFromString } from 'node:v8'
import type { Json } from '#lib/base/json'
import { NODE_FLAGS } from '#lib/base/node-flags'
import { asData, invalid } from './data'
import { HELP } from './help'
import { inputOf, linesOf } from './lines'
import { listed, listedText } from './list'
import { type Options, readOptions } from './options'
import { play, type Result } from './play'
import { asText } from './print'

/** Runs one command; the number is the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  setFlagsFromString(NODE_FLAGS)
  const options = readOptions(args)
  if (!options.ok) return refuse(options.error, args.includes('--json'))
  const { files, json, help, list } = options.value
  if (help) return await write(HELP, 0)
  if (list) return await write(json ? JSON.stringify(listed()) : listedText(), 0)
  if (!files.length) return refuse(`${HELP}\n\nManca il nome di un file.`, json)
  process.stdout.on('error', () => process.exit(0))
  const exits: number[] = []
  for (const file of files)
    exits.push(file === '-' ? await standardInput(options.value) : await oneFile(file, options.value))
  return worst(exits)
}

const worst = (exits: readonly number[]): number => [2, 4, 3].find((exit) => exits.includes(exit)) ?? 0

async function oneFile(file: string, options: Options): Promise<number> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch {
    return refuse(`Il file ${file} non si può leggere.`, options.json)
  }
  return await one(text, file, options, options.files.length > 1 ? { file } : {})
}

async function standardInput(options: Options): Promise<number> {
  const input = await inputOf(linesOf(process.stdin), options.json)
  if (!input.many) return await one(input.text, '-', options, {})
  const exits = new Set<number>()
  let line = 0
  for await (const text of input.lines) {
    line++
    if (text.trim() === '') continue
    const result = safely(() => play(text, options, line))
    exits.add(result.exit)
    await write(JSON.stringify({ ...(asData(result) as object), ...(result.exit === 2 ? { line } : {}) }), 0)
  }
  return worst([...exits])
}

async function one(
  text: string,
  name: string,
  options: Options,
  more: Readonly<Record<string, Json>>,
): Promise<number> {
  const result = safely(() => play(text, options))
  if (options.json) return await write(JSON.stringify({ ...more, ...(asData(result) as object) }), result.exit)
  if (result.exit === 2) return refuse(asText(result, name), false)
  return await write(
    options.files.length > 1 ? `${name}\n${asText(result, name)}\n` : asText(result, name),
    result.exit,
  )
}

/** A scenario that brings the evaluator itself down is reported like any other that it cannot decide, and the rest goes on. */
function safely(run: () => Result): Result {
  try {
    return run()
  } catch (error) {
    const message = `Il motore non regge questo scenario: ${error instanceof Error ? error.message : String(error)}.`
    return { exit: 2, faults: [{ path: '', line: 1, column: 1, code: 'unreadable', message }] }
  }
}

function refuse(message: string, json: boolean): number {
  if (json) console.log(JSON.stringify(invalid([{ path: '', line: 1, column: 1, code: 'unreadable', message }])))
  else console.error(message)
  return 2
}

/** Writes a line, waiting where the reader is slower. */
async function write(text: string, exit: number): Promise<number> {
  if (!process.stdout.write(`${text}\n`)) await once(process.stdout, 'drain')
  return exit
}
