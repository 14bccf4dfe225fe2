import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { newFolder } from './launcher'

const project = path.resolve(__dirname, '..', '..')

/** A copy of the tools and the schema, with the packages of this project: what it writes, it writes there. */
export function copyOfTools(): string {
  const root = newFolder()
  mkdirSync(root)
  for (const part of ['scripts', 'package.json', 'prisma/schema.prisma', 'prisma/migrations'])
    cpSync(path.join(project, part), path.join(root, part), { recursive: true })
  symlinkSync(path.join(project, 'node_modules'), path.join(root, 'node_modules'))
  return root
}

/** Runs one of the tools to its end. */
export function run(
  root: string,
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ code: number | null; output: string }> {
  const { DATABASE_URL: _, ...rest } = process.env
  const child = spawn(process.execPath, [path.join(root, 'scripts', script), ...args], {
    cwd: root,
    env: { ...rest, ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })))
}
