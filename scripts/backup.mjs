// npm run backup -- <file>
import { statSync } from 'node:fs'
import path from 'node:path'
import { dump } from './backup/dump.mjs'
import { run, Sentence } from './sentence.mjs'
import { readSettings } from './settings.mjs'
import { withDatabase } from './with-database.mjs'

run(async () => {
  const [name, ...rest] = process.argv.slice(2)
  if (!name || name.startsWith('-') || rest.length > 0)
    throw new Sentence('npm run backup -- <file>, as in: npm run backup -- verdetto.backup')
  // npm runs scripts in the project's folder; the file is meant from where the person stands.
  const file = path.resolve(process.env.INIT_CWD ?? '.', name)
  const about = { purpose: 'npm run backup', siteMayRun: true }
  const { rows, tables } = await withDatabase(readSettings('start'), about, (url) => dump(url, file, console.log))
  console.log(`Wrote ${rows} rows of ${tables} tables to ${file} (${Math.ceil(statSync(file).size / 1024)} kB).`)
})
