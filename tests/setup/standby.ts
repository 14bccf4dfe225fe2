import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import pg from 'pg'

/** Two clusters: one that is written, and one that follows it by streaming. */
export interface Pair {
  readonly primary: string
  readonly standby: string
  /** Asks the standby something past the site. */
  onStandby(query: string): Promise<unknown>
  /** Kills the standby, as a machine that fails. */
  kill(): Promise<void>
  start(): Promise<void>
  end(): Promise<void>
}

export async function startPair(): Promise<Pair> {
  const child = fork(path.join(__dirname, 'standby-pair.mjs'), {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
  })
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`the clusters did not start (${code})`)
  })
  const [urls] = (await Promise.race([once(child, 'message'), failed])) as [{ primary: string; standby: string }]
  failed.catch(() => {})
  const tell = (wish: string) => async () => {
    const done = once(child, 'message')
    child.send(wish)
    await done
  }
  return {
    ...urls,
    kill: tell('kill'),
    start: tell('start'),
    end: tell('end'),
    async onStandby(query) {
      const client = new pg.Client({ connectionString: urls.standby })
      await client.connect()
      try {
        return (await client.query(query)).rows
      } finally {
        await client.end()
      }
    },
  }
}
