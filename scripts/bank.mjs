// npm run bank: every item of every template made once, counted by template and form; `-- --show 10 [template]` reads some aloud;
// `-- --judge 300 [template] [--json]` counts what a judge would mind in so many;
// `-- --missing [lesson]` lists the rows of coverage that no template claims and the beliefs that none offers.
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from './bundle.mjs'

const folder = mkdtempSync(path.join(os.tmpdir(), 'verdetto-bank-'))
try {
  const file = path.join(folder, 'bank.mjs')
  await bundle('scripts/bank/main.ts', file)
  await import(pathToFileURL(file).href)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
