// npm run restore -- <file> [--replace]
import path from 'node:path'
import { load } from './backup/load.mjs'
import { run, Sentence } from './sentence.mjs'
import { readSettings } from './settings.mjs'
import { withDatabase } from './with-database.mjs'

run(async () => {
  const options = process.argv.slice(2).filter((word) => word.startsWith('-'))
  const [name, ...rest] = process.argv.slice(2).filter((word) => !word.startsWith('-'))
  if (!name || rest.length > 0 || options.some((option) => option !== '--replace'))
    throw new Sentence('npm run restore -- <file> [--replace], as in: npm run restore -- verdetto.backup')
  // npm runs scripts in the project's folder; the file is meant from where the person stands.
  const file = path.resolve(process.env.INIT_CWD ?? '.', name)
  const about = { purpose: 'npm run restore', siteMayRun: false }
  const target = options.length > 0 ? 'replace' : 'empty'
  const { rows, tables } = await withDatabase(readSettings('start'), about, (url) =>
    load(url, file, target, console.log),
  )
  console.log(`Restored ${rows} rows of ${tables} tables from ${file}.`)
})
