import 'server-only'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { shuffled } from '#lib/base/seed'
import { database } from '#lib/db/client'
import { isDatabaseDown } from '#lib/db/down'
import { countReady, dropReady, keepReady } from '#lib/db/ready-items'
import { withdrawnTemplates } from '#lib/db/withdrawn'
import { clock } from '../clock'
import { errorPlace, log } from '../log'
import { bank } from '../ports'
import { lanes } from '../work/index'

/** Questions of each template that are ready. */
export const READY = 12

/** How long one is kept, in ms: then another takes its place, so that nobody comes to know them all. */
const KEPT = 7 * 24 * 60 * 60_000

/** How often it is looked whether something is missing, and how long to wait for the thread to be free, in ms. */
const EVERY = 10 * 60_000
const BUSY = 500

/**
 * Makes what is missing of every template, one after the other, whenever nobody else needs the thread; whoever asks for something goes
 * first. Returns how many were made. Several processes go through the templates in orders of their own, and what both have made is there once.
 */
export async function fillStock(): Promise<number> {
  const db = database()
  await dropReady(db, clock.now() - KEPT)
  const without = new Set(await withdrawnTemplates(db))
  let made = 0
  for (const { id: template } of shuffled(randomUUID(), bank.templates())) {
    if (without.has(template)) continue
    const there = (await countReady(db, bank.version)).get(template) ?? 0
    if (there >= READY) continue
    await free()
    const [offers = []] = await bank.draw([{ seed: randomUUID(), wish: { template }, without: [], n: READY }], 'stock')
    const some = offers
      .slice(0, READY - there)
      .map(({ item, estimate }) => ({ item, estimate, shown: bank.toPublic(item) }))
    await keepReady(db, bank.version, some, clock.now())
    made += some.length
  }
  return made
}

/** Waits until no thread that draws is at work. */
async function free(): Promise<void> {
  for (let { used, waiting } = lanes().draw.state(); used + waiting > 0; { used, waiting } = lanes().draw.state())
    await pause(BUSY)
}

/** Fills it now, and looks again from time to time, as long as the process runs anyway. */
export async function keepStocked(): Promise<void> {
  setInterval(() => void fillNow(), EVERY).unref()
  await fillNow()
}

async function fillNow(): Promise<void> {
  const began = performance.now()
  try {
    const made = await fillStock()
    if (made > 0) log.info({ job: 'stock', made, ms: Math.round(performance.now() - began) })
  } catch (error) {
    // What is missing is made when somebody asks for it, and here the next time.
    log.error({ job: 'stock', code: isDatabaseDown(error) ? 'database-down' : 'bug', ...errorPlace(error) })
  }
}
