// npm run coverage: what the evaluator covers, rule by rule and belief by belief, measured on the conformance tables: docs/coverage.md for
// readers of the code, content/copertura.json for the page. With --check it only looks whether both are up to date.
import { readFileSync, writeFileSync } from 'node:fs'
import Papa from 'papaparse'
import { rowsIn } from './conformance/table'
import { believed, measure } from './coverage/measure'
import { report } from './coverage/report'

/** The rows of a table, by the names of its first line. */
const csv = (name: string): readonly Readonly<Record<string, string>>[] =>
  Papa.parse<Record<string, string>>(readFileSync(`content/${name}.csv`, 'utf8'), {
    header: true,
    skipEmptyLines: true,
  }).data

const rules = measure(csv('copertura'), rowsIn('tests/conformance'))
const beliefs = believed(csv('malintesi'))
const files: Readonly<Record<string, string>> = {
  'docs/coverage.md': report(rules, beliefs),
  'content/copertura.json': `${JSON.stringify({ rules, beliefs }, null, 1)}\n`,
}

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
const stale = Object.keys(files).filter((file) => read(file) !== files[file])
if (!process.argv.includes('--check')) for (const file of stale) writeFileSync(file, files[file] ?? '')
else if (stale.length) {
  console.error(`Out of date: ${stale.join(', ')}. Run: npm run coverage`)
  process.exit(1)
}
