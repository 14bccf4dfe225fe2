// A tiny site in place of the real one, for the tests of the launcher: it listens, keeps rows, and can misbehave.
import { createServer } from 'node:http'
import pg from 'pg'

const port = Number(process.argv[2])
const pool = new pg.Pool({ connectionString: String(process.env.DATABASE_URL), max: 3 })
pool.on('error', () => {}) // the database may be killed at any time

/** @type {Record<string, (value: string) => Promise<unknown>>} */
const routes = {
  '/api/salute': async () => 'well',
  '/rows': async () => (await pool.query('SELECT value FROM stand_in ORDER BY value')).rows.map((row) => row.value),
  '/add': async (value) => (await pool.query('INSERT INTO stand_in VALUES ($1)', [value])).rowCount,
  '/secret': async () => process.env.NEXTAUTH_SECRET,
  '/pid': async () => process.pid,
  // As one request that is never done with does to everybody.
  '/hang': async () => {
    for (;;);
  },
}

const server = createServer(async (request, response) => {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
  if (process.env.STAND_IN === 'ends soon') setTimeout(() => process.exit(3), 200)
  if (pathname === '/stream') return void response.writeHead(200).write('open')
  try {
    const answer = await routes[pathname]?.(search.slice(1))
    response.writeHead(answer === undefined ? 404 : 200).end(JSON.stringify(answer))
  } catch {
    response.writeHead(503).end('"database down"')
  }
})

// As Next does: it stops when the last reader has gone.
process.on('SIGTERM', () => server.close(() => process.exit(143)))
if (process.env.STAND_IN === 'ends at once') {
  console.error('the reason why it ends')
  process.exit(3)
}
// Two sites that make it at the same moment disturb each other; either has made it then.
await pool.query('CREATE TABLE IF NOT EXISTS stand_in (value TEXT)').catch(() => {})
console.log('a greeting of the server')
server.listen(port, process.argv[3])
