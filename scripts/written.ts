// npm run schema: writes what docs/ says of the format of scenarios from the evaluator itself; with --check it only looks whether it is so.
import { readFileSync, writeFileSync } from 'node:fs'
import { rewritten } from './written/format'
import { jsonSchema } from './written/schema'

const schema = jsonSchema()
const FORMAT = 'docs/scenario-format.md'
const SCHEMA = 'docs/scenario.schema.json'

const files: Readonly<Record<string, string>> = {
  [SCHEMA]: `${JSON.stringify(schema, null, 1)}\n`,
  [FORMAT]: rewritten(readFileSync(FORMAT, 'utf8'), schema),
}

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
const stale = Object.entries(files).filter(([file, text]) => read(file) !== text)
if (!process.argv.includes('--check')) for (const [file, text] of stale) writeFileSync(file, text)
else if (stale.length) {
  console.error(`Out of date: ${stale.map(([file]) => file).join(', ')}. Run: npm run schema`)
  process.exit(1)
}
