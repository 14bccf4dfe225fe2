import { setTimeout as pause } from 'node:timers/promises'
import { clockRuns, jump } from './clock'
import { cutInTheMiddle, exhaust, loseReplies } from './connections'
import { fillDisk } from './disk'
import type { Fault } from './round'
import { wrongVersion } from './update'

/** What a row of the table is, and how it is done in the short form, if it is. */
type Listed = Fault & { readonly short?: Partial<Fault> }

const kill9 = (pid: number): void => void process.kill(pid, 'SIGKILL')

const killed = (id: string, what: string, strike: Fault['strike'], short?: Partial<Fault>): Listed => ({
  id,
  what,
  lasts: 4_000,
  strike,
  ...(short && { short }),
})

const paused = (ms: number): Partial<Fault> => ({
  lasts: ms,
  async strike({ sites: [one] }) {
    const pid = one.server()
    process.kill(pid, 'SIGSTOP')
    await pause(ms)
    process.kill(pid, 'SIGCONT')
    return undefined
  },
})

const slow = (ms: number, latency: number): Partial<Fault> => ({
  lasts: ms,
  async strike({ relays }) {
    for (const relay of relays) relay.delay(latency)
    await pause(ms)
    for (const relay of relays) relay.delay(0)
    return undefined
  },
})

/** What everything else is compared with. */
export const NOTHING: Fault = { id: 'nothing', what: 'nothing', lasts: 1_000, strike: async () => undefined }

/** In the order of the table. */
export const FAULTS: readonly Listed[] = [
  killed('kill-first', 'kill -9 of the first process', async ({ sites: [one] }) => void kill9(one.server()), {
    lasts: 2_000,
  }),
  killed('kill-second', 'kill -9 of the second process', async ({ sites: [, two] }) => void kill9(two.server())),
  killed('kill-launcher', 'kill -9 of a launcher, and a new start', async ({ sites: [, two] }) => {
    kill9(two.launcher())
    await pause(1_000)
    await two.start()
    return undefined
  }),
  killed('kill-postgres', 'kill -9 of PostgreSQL', async (ground) => void kill9(ground.postmaster())),
  { id: 'disk', what: 'disk full', lasts: 6_000, ...fillDisk },
  {
    id: 'clock',
    what: 'the clock of a process jumps an hour, there and back',
    lasts: 6_000,
    leftOut: clockRuns,
    strike: jump,
  },
  {
    id: 'pause',
    what: 'a process stopped',
    lasts: 30_000,
    strike: async () => undefined,
    ...paused(30_000),
    short: paused(4_000),
  },
  { id: 'cut', what: 'connections cut in mid-transaction', lasts: 3_000, strike: cutInTheMiddle, short: {} },
  { id: 'lost', what: 'what the database replies is lost', lasts: 3_000, strike: loseReplies },
  {
    id: 'slow',
    what: 'a network of 300 ms there and back',
    lasts: 8_000,
    strike: async () => undefined,
    ...slow(8_000, 150),
  },
  { id: 'pool', what: 'no connection free', lasts: 8_000, strike: exhaust },
  {
    id: 'update',
    what: 'a bad update, and the way back over its migration',
    lasts: 6_000,
    strike: wrongVersion,
    mayFail: true,
  },
]
