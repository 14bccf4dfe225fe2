import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { build } from 'esbuild'
import type { Row } from '../conformance/table'
import { claimsOf } from './judge'
import { type Mutant, mutantsOf, mutated } from './mutants'

/** What the rules and the machine that applies them are written in; the reading of documents has tests of another kind. */
const PLACES = ['lib/rules/kernel', 'lib/rules/cr', 'lib/rules/effects']

const everyMutant = (): readonly Mutant[] =>
  PLACES.flatMap((place) =>
    readdirSync(place, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .sort()
      .flatMap((name) => mutantsOf(path.join(place, name), readFileSync(path.join(place, name), 'utf8'))),
  )

/** Numbers that look like chance and are the same every time. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

export function sample(count: number, seed: number): readonly Mutant[] {
  const random = chance(seed)
  return everyMutant()
    .map((mutant) => ({ mutant, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ mutant }) => mutant)
}

/** Runs the claims against each changed source; gives those that nothing noticed. */
export async function surviving(
  mutants: readonly Mutant[],
  rows: readonly Row[],
  tell: (n: number, unnoticed: Mutant | undefined) => void,
): Promise<readonly Mutant[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'verdetto-mutants-'))
  const data = path.join(folder, 'rows.json')
  writeFileSync(data, JSON.stringify(rows))
  const survivors: Mutant[] = []
  try {
    for (const [n, mutant] of mutants.entries()) {
      const unnoticed = await survives(mutant, folder, data, claimsOf(rows).length)
      if (unnoticed) survivors.push(mutant)
      tell(n + 1, unnoticed ? mutant : undefined)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return survivors
}

async function survives(mutant: Mutant, folder: string, data: string, claims: number): Promise<boolean> {
  const outfile = path.join(folder, 'trial.mjs')
  const target = path.resolve(mutant.file)
  await build({
    entryPoints: ['scripts/mutation/trial.ts'],
    outfile,
    alias: { '#lib': './lib' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
    plugins: [
      {
        name: 'mutant',
        setup: (on) =>
          on.onLoad({ filter: /\.ts$/ }, ({ path: file }) =>
            file === target ? { contents: mutated(readFileSync(file, 'utf8'), mutant), loader: 'ts' } : undefined,
          ),
      },
    ],
  })
  // One that never ends has been noticed as well.
  return spawnSync(process.execPath, [outfile, data, String(claims)], { timeout: 60_000, stdio: 'ignore' }).status === 0
}
