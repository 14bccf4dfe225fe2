import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import type { RedisClientType } from '@redis/client'
import { afterCommit } from '../client'
import { AGAIN, type Fanout } from './port'

const CHANNEL = 'verdetto:aula'

/** Notices that wait while the server is away; more than these are forgotten, since whoever cannot hear reads by itself. */
const MOST = 1_000

/** A connection that ends when it is lost: whoever has it decides when to try again. */
async function connect(ended: () => void): Promise<RedisClientType> {
  const { createClient } = await import('@redis/client')
  const client: RedisClientType = createClient({
    url: process.env.FANOUT_URL ?? '',
    name: 'verdetto-aula',
    disableOfflineQueue: true,
    // A machine that vanished says nothing: three questions without an answer are an end.
    pingInterval: 5_000,
    socket: { connectTimeout: 4_000, socketTimeout: 15_000, reconnectStrategy: false },
  })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    destroy(client)
    throw error
  }
  client.on('error', ended)
  client.on('end', ended)
  return client
}

function destroy(client: RedisClientType): void {
  client.removeAllListeners()
  client.on('error', () => {})
  if (client.isOpen) client.destroy()
}

interface Mouth {
  client: RedisClientType | undefined
  readonly waiting: Set<string>
  busy: boolean
}

// One connection per process: route bundles and development reloads each have their own instance of this module.
const shared = globalThis as { verdettoMouth?: Mouth }
const mouth = (): Mouth => {
  shared.verdettoMouth ??= { client: undefined, waiting: new Set(), busy: false }
  return shared.verdettoMouth
}

/** Says what waits, as soon as it can be said; nobody waits for it. */
async function sayAll(me: Mouth): Promise<void> {
  if (me.busy) return
  me.busy = true
  while (me.waiting.size > 0)
    try {
      const client = await speaker(me)
      for (const notice of [...me.waiting]) {
        await client.publish(CHANNEL, notice)
        me.waiting.delete(notice)
      }
    } catch {
      // The server is away: tried again until it is back.
      await pause(AGAIN, undefined, { ref: false })
    }
  me.busy = false
}

async function speaker(me: Mouth): Promise<RedisClientType> {
  if (me.client) return me.client
  const client = await connect(() => {
    if (me.client === client) me.client = undefined
    destroy(client)
  })
  me.client = client
  return client
}

function say(notice: string): void {
  const me = mouth()
  me.waiting.add(notice)
  for (const oldest of me.waiting) {
    if (me.waiting.size <= MOST) break
    me.waiting.delete(oldest)
  }
  void sayAll(me)
}

/** By a server that speaks the protocol of Redis (Valkey): commits do not wait for one another's notices, nor the database for listeners. */
export const byValkey: Fanout = {
  by: 'valkey',
  async hear(heard, lost) {
    let open: RedisClientType | undefined
    const client = await connect(() => {
      if (!open) return
      destroy(open)
      open = undefined
      lost()
    })
    try {
      await client.subscribe(CHANNEL, heard)
    } catch (error) {
      destroy(client)
      throw error
    }
    open = client
    return { close: async () => destroy(client) }
  },
  sayWith: async (tx, notice) => afterCommit(tx, () => say(notice)),
  say: async (notices) => notices.forEach(say),
  async close() {
    const me = mouth()
    me.waiting.clear()
    if (me.client) destroy(me.client)
    me.client = undefined
  },
}
