// npm run migrate -- dev <name> | check | deploy | status
import path from 'node:path'
import pg from 'pg'
import { deploy, readApplied, readMigrations } from './deploy-pg.mjs'
import { withScratchDatabase } from './migrations/scratch.mjs'
import { run, Sentence } from './sentence.mjs'
import { readSettings, root } from './settings.mjs'
import { withDatabase } from './with-database.mjs'

const usage = `npm run migrate -- dev <name>   write the migration that leads to schema.prisma
npm run migrate -- check        fail where migrations and schema.prisma differ
npm run migrate -- deploy       apply what is missing to the database
npm run migrate -- status       what the database has and lacks`

const settings = readSettings('start')
const about = { purpose: 'npm run migrate', siteMayRun: true }

/** @param {string} name */
async function dev(name) {
  const { author } = await import('./migrations/commands.mjs')
  const made = await withScratchDatabase(settings.databaseUrl, (url) => author(url, name))
  if (!made) return console.log('Nothing to do: the migrations already lead to schema.prisma.')
  console.log(`Wrote ${path.relative(root, made.folder)}/migration.sql. The next start applies it.`)
  // The engine notes in the script itself what needs a second look, such as a required column in a table that may hold rows.
  const warnings = /\/\*\s*Warnings:([\s\S]*?)\*\//.exec(made.script)?.[1]
  if (warnings) console.warn(`Look at it first:\n${warnings.trim()}`)
}

async function check() {
  const { difference } = await import('./migrations/commands.mjs')
  const differs = await withScratchDatabase(settings.databaseUrl, difference)
  if (differs !== undefined)
    throw new Sentence(
      `prisma/migrations does not lead to prisma/schema.prisma:\n${differs.trim()}\nWrite the missing step: npm run migrate -- dev <name>`,
    )
  console.log('The migrations lead to schema.prisma.')
}

async function deployMissing() {
  const applied = await withDatabase(settings, about, (url) => deploy(url))
  console.log(applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'Nothing to apply.')
}

const status = () =>
  withDatabase(settings, about, async (url) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      const { rows } = await client.query(`SELECT to_regclass('_prisma_migrations') IS NOT NULL AS known`)
      const applied = new Set((rows[0].known ? await readApplied(client) : []).map((row) => row.migration_name))
      for (const { name } of readMigrations()) console.log(`${applied.delete(name) ? 'applied' : 'missing'}  ${name}`)
      for (const name of applied) console.log(`unknown  ${name}`)
    } finally {
      await client.end()
    }
  })

run(async () => {
  const [command, name = ''] = process.argv.slice(2)
  if (command === 'dev') await dev(name)
  else if (command === 'check') await check()
  else if (command === 'deploy') await deployMissing()
  else if (command === 'status') await status()
  else throw new Sentence(usage)
})
