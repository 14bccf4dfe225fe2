import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { disconnect, pool, transaction } from '#lib/db/client'
import { withinLimit } from '#lib/db/limits'
import { announceCounts, follow, stopListening } from '#lib/db/live'
import { freePort } from '../../scripts/free-port.mjs'

// The pooler of deploy/pgbouncer.ini, as the Debian package has it, before the server of the tests.
const PROGRAM = '/usr/sbin/pgbouncer'
const LENT = 3

const folder = mkdtempSync(path.join(os.tmpdir(), 'verdetto-pgbouncer-'))
let direct: string
let pooler: ReturnType<typeof spawn>

const whereInstalled = existsSync(PROGRAM) ? describe : describe.skip

whereInstalled('behind a pooler that lends connections by the transaction', () => {
  beforeAll(async () => {
    direct = process.env.DATABASE_URL ?? ''
    const { username, password, hostname, port, pathname } = new URL(direct)
    const own = await freePort()
    const users = path.join(folder, 'userlist.txt')
    writeFileSync(users, `"${username}" "${decodeURIComponent(password)}"\n`)
    const given = readFileSync(path.join(__dirname, '../../deploy/pgbouncer.ini'), 'utf8')
    const ini = given
      .replace(/^verdetto = .*$/m, `verdetto = host=${hostname} port=${port} dbname=${pathname.slice(1)}`)
      .replace(/^listen_addr = .*$/m, 'listen_addr = 127.0.0.1')
      .replace(/^listen_port = .*$/m, `listen_port = ${own}`)
      .replace(/^auth_file = .*$/m, `auth_file = ${users}`)
      .replace(/^default_pool_size = .*$/m, `default_pool_size = ${LENT}`)
    const file = path.join(folder, 'pgbouncer.ini')
    writeFileSync(file, ini)
    chmodSync(folder, 0o755)
    // It refuses to run as root.
    const as = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
    pooler = spawn(PROGRAM, [...as, file], { stdio: 'ignore' })
    process.env.DATABASE_DIRECT_URL = direct
    process.env.DATABASE_URL = Object.assign(new URL(direct), { host: `127.0.0.1:${own}`, pathname: '/verdetto' }).href
    await disconnect()
    for (const until = Date.now() + 20_000; ; )
      try {
        await pool().query('SELECT 1')
        break
      } catch (error) {
        if (Date.now() > until) throw error
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
  })

  afterAll(async () => {
    await stopListening()
    await disconnect()
    process.env.DATABASE_URL = direct
    delete process.env.DATABASE_DIRECT_URL
    pooler.kill('SIGKILL')
    await once(pooler, 'close')
    rmSync(folder, { recursive: true, force: true })
  })

  test('many transactions at once share a few connections, and each keeps what it wrote', async () => {
    const keep = (n: number) =>
      transaction(async (tx) => {
        await tx.$executeRaw`SELECT set_config('verdetto.prova', ${String(n)}, true)`
        const [row] = await tx.$queryRaw<{ said: string }[]>`SELECT current_setting('verdetto.prova') AS said`
        return row?.said
      })
    const ten = Array.from({ length: 10 }, (_, n) => n)
    for (let round = 0; round < 5; round++) expect(await Promise.all(ten.map(keep))).toEqual(ten.map(String))
    const admin = new pg.Client({ connectionString: direct })
    await admin.connect()
    const { rows } = await admin.query(
      "SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'",
    )
    await admin.end()
    expect(rows[0].n).toBeLessThanOrEqual(LENT)
  })

  test('limits count', async () => {
    const limit = { name: 'pooler', times: 2, seconds: 60 }
    const uses = await Promise.all([1, 2, 3].map(() => withinLimit(limit, 'ada')))
    expect(uses.filter(Boolean).length).toBe(2)
  })

  test('whoever follows a live session hears past the pooler what was announced through it', async () => {
    const stop = new AbortController()
    const id = '00000000-0000-4000-8000-000000000001'
    const news = follow(id, 0, stop.signal)
    // As the connection that listens is open, everything is read once.
    expect(await news.next()).toEqual({ done: false, value: { events: [], counts: true } })
    const heard = news.next()
    // Without a notice this would never come: counts are told by notices alone.
    await announceCounts([id])
    expect(await heard).toEqual({ done: false, value: { events: [], counts: true } })
    stop.abort()
  })
})
