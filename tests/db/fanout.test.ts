import { createClient } from '@redis/client'
import { disconnect, transaction } from '#lib/db/client'
import { announce, announceCounts, follow, hearing, type News, stopListening } from '#lib/db/live'
import { freePort } from '../../scripts/free-port.mjs'
import { sql } from '../setup/sql'
import { startValkey, VALKEY, type Valkey } from '../setup/valkey'
import { newSession } from './classes'

// What carries notices of live sessions from process to process: both kinds, by the same tests.

interface Carrier {
  readonly begin: () => Promise<void>
  /** Says a notice as another process does. */
  readonly sayElsewhere: (notice: string) => Promise<unknown>
  /** Cuts what this process hears by; it may be opened again. */
  readonly cut: () => Promise<unknown>
  /** Cuts it and lets nobody open it again. */
  readonly away: () => Promise<unknown>
  readonly back: () => Promise<unknown>
  readonly end: () => Promise<void>
}

const direct = process.env.DATABASE_DIRECT_URL
const CUT = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'verdetto-aula' AND datname = current_database()`

const postgres: Carrier = {
  begin: async () => {},
  sayElsewhere: (notice) => sql("SELECT pg_notify('aula', $1)", notice),
  cut: () => sql(CUT),
  async away() {
    const nobody = new URL(process.env.DATABASE_URL ?? '')
    nobody.port = String(await freePort())
    process.env.DATABASE_DIRECT_URL = nobody.href
    await sql(CUT)
  },
  async back() {
    delete process.env.DATABASE_DIRECT_URL
  },
  end: async () => {},
}

let server: Valkey
async function other(command: readonly string[]): Promise<void> {
  const client = createClient({ url: server.url })
  await client.connect()
  try {
    await client.sendCommand(command)
  } finally {
    client.destroy()
  }
}

const valkey: Carrier = {
  async begin() {
    server = await startValkey(VALKEY ?? '')
    process.env.FANOUT_URL = server.url
  },
  sayElsewhere: (notice) => other(['PUBLISH', 'verdetto:aula', notice]),
  cut: () => other(['CLIENT', 'KILL', 'TYPE', 'pubsub']),
  away: () => server.kill(),
  back: () => server.start(),
  async end() {
    delete process.env.FANOUT_URL
    await server.kill()
  },
}

/** Stores an event as a command does: announced within its transaction, which may fail. */
const store = (id: string, seq: number, { fails = false, held = async () => {} } = {}): Promise<unknown> =>
  transaction(async (tx) => {
    await tx.classEvent.create({ data: { sessionId: id, seq, at: new Date(), event: { schema: 1, type: 'locked' } } })
    await announce(tx, id, seq)
    await held()
    if (fails) throw new Error('no')
  })

const QUICK = 5_000

afterAll(async () => {
  await stopListening()
  await disconnect()
  if (direct !== undefined) process.env.DATABASE_DIRECT_URL = direct
})

const carriers: readonly (readonly [string, Carrier, boolean])[] = [
  ['by LISTEN and NOTIFY', postgres, true],
  [
    VALKEY ? 'by Valkey' : 'by Valkey (not run: neither valkey-server nor redis-server is installed here)',
    valkey,
    VALKEY !== undefined,
  ],
]

for (const [name, carrier, possible] of carriers)
  (possible ? describe : describe.skip)(name, () => {
    let stop: AbortController
    let heard: News[]
    let id: string
    let over: Promise<void>

    beforeAll(carrier.begin)
    afterAll(async () => {
      await stopListening()
      await carrier.end()
    })
    beforeEach(async () => {
      stop = new AbortController()
      heard = []
      id = await newSession()
      over = (async () => {
        for await (const news of follow(id, 0, stop.signal)) heard.push(news)
      })()
      await until(() => hearing()?.hears === true)
      await carrier.sayElsewhere(`${id}:n`)
      await until(() => heard.some(({ counts }) => counts))
      heard.length = 0
    })
    afterEach(async () => {
      stop.abort()
      await over
    })

    const seqs = () => heard.flatMap(({ events }) => events.map(({ seq }) => seq))
    const counted = () => heard.some(({ counts }) => counts)

    test('what another process says is heard at once', async () => {
      const began = performance.now()
      await carrier.sayElsewhere(`${id}:n`)
      await until(counted)
      expect(performance.now() - began).toBeLessThan(QUICK)
    })

    test('of another session nothing is heard', async () => {
      await carrier.sayElsewhere(`${await newSession()}:n`)
      await carrier.sayElsewhere(`${id}:n`)
      await until(counted)
      expect(heard).toHaveLength(1)
    })

    test('an event is told when it is stored, and not before', async () => {
      let before = -1
      await store(id, 1, {
        held: async () => {
          // Whatever was said by now would have come before this.
          await carrier.sayElsewhere(`${id}:n`)
          await until(counted)
          before = seqs().length
        },
      })
      expect(before).toBe(0)
      await until(() => seqs().length > 0)
      expect(seqs()).toEqual([1])
    })

    test('of what was not stored nothing is told', async () => {
      await expect(store(id, 1, { fails: true })).rejects.toThrow('no')
      await announceCounts([id])
      await until(counted)
      expect(heard).toEqual([{ events: [], counts: true }])
    })

    test('a notice to count reads no event, and finds one whose own notice was lost once it is time to look', async () => {
      await sql(
        `INSERT INTO "ClassEvent" ("sessionId", seq, at, event) VALUES ($1, 1, now(), '{"schema": 1, "type": "locked"}')`,
        id,
      )
      await announceCounts([id])
      await until(counted)
      expect(seqs()).toEqual([])
      const later = Date.now() + 10_000
      const clock = jest.spyOn(Date, 'now').mockImplementation(() => later)
      await announceCounts([id])
      await until(() => seqs().length > 0)
      clock.mockRestore()
      expect(seqs()).toEqual([1])
    })

    test('after a gap everything is read again', async () => {
      // Stored without a word, while nobody could hear: only reading finds it.
      await carrier.away()
      await until(() => hearing()?.hears === false)
      await sql(
        `INSERT INTO "ClassEvent" ("sessionId", seq, at, event) VALUES ($1, 1, now(), '{"schema": 1, "type": "locked"}')`,
        id,
      )
      await carrier.back()
      await until(() => hearing()?.hears === true)
      await until(() => seqs().includes(1) && counted())
      expect(seqs()).toEqual([1])
    })

    test('a connection that is cut is opened again by itself', async () => {
      await carrier.cut()
      await until(counted)
      await until(() => hearing()?.hears === true)
    })

    test('while nobody carries notices, commands go through and everything is read every second', async () => {
      await carrier.away()
      await until(() => hearing()?.hears === false)
      const began = performance.now()
      await store(id, 1)
      await announceCounts([id])
      await until(() => seqs().includes(1) && counted())
      expect(hearing()?.hears).toBe(false)
      expect(performance.now() - began).toBeLessThan(QUICK)
      await carrier.back()
      await until(() => hearing()?.hears === true)
    })
  })

/** Waits for what comes by itself. */
async function until(is: () => boolean): Promise<void> {
  for (const end = performance.now() + 12_000; !is(); ) {
    if (performance.now() > end) throw new Error('it never came')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
