import { setTimeout as pause } from 'node:timers/promises'
import type { Item } from '#lib/questions/index'
import { exams } from './exams'
import type { Ground } from './ground'
import { type Judged, judge } from './judge'
import { practice } from './practice'
import { room } from './room'
import type { Trouble } from './wire'
import { type Place, placeOf, type Work } from './work'

/** How many people are at work. */
export interface Size {
  readonly candidates: number
  readonly questions: number
  readonly learners: number
  readonly items: readonly Item[]
  readonly players: number
}

/** Something that goes wrong. */
export interface Fault {
  /** Its name on the command line. */
  readonly id: string
  readonly what: string
  /** How long it stays wrong at least, in ms: people go on working that long. */
  readonly lasts: number
  /** Goes wrong, and is over when this resolves; what it says is worth a word in the table. */
  strike(ground: Ground): Promise<string | undefined>
  /** Why it cannot be tried on this machine. */
  leftOut?(ground: Ground): string | undefined
  /** Nothing of the product is asked not to fail meanwhile: the tables are not those it knows. */
  readonly mayFail?: true
}

export interface Round extends Judged {
  /** From the beginning of the fault until everything was well again for good, in ms; 0 where nobody noticed. */
  readonly wellAfter: number
  /** How long the fault itself took, in ms. */
  readonly lasted: number
  readonly trouble: Trouble
  readonly said: string | undefined
}

/** People are at work for a moment before anything happens, and so long after it, in ms. */
const BEFORE = 1_500
const AFTER = 2_500
/** Well again is who was well for so long, in ms. */
const STEADY = 1_000
/** Whatever happens, a round is over by then, in ms. */
const AT_MOST = 180_000

/** Has people work while something goes wrong, and looks at what became of their work. */
export async function playRound(ground: Ground, fault: Fault, size: Size, secret: string): Promise<Round> {
  while (!(await Promise.all(ground.sites.map((site) => site.well()))).every(Boolean)) await pause(100)
  const place = placeOf(ground.urls, ground.databaseUrl, secret)
  const works = await prepare(place, size)
  const acknowledged: string[] = []
  const heard = (name: string) => void acknowledged.push(name)
  try {
    const over = BEFORE + fault.lasts + AFTER
    const working = Promise.all(works.map((work) => work.perform(over, heard)))
    working.catch(() => {}) // heard of below
    await pause(BEFORE)
    const began = performance.now()
    const watch = watchHealth(ground, began)
    const said = await fault.strike(ground)
    const lasted = performance.now() - began
    await inTime(working, AT_MOST, () => `${acknowledged.length} acknowledged`)
    const wellAfter = await watch.steady()
    const kept = await Promise.all(works.map((work) => work.kept()))
    const answers = works.reduce((sum, work) => sum + work.answers, 0)
    return { ...judge(acknowledged, kept, answers), wellAfter, lasted, trouble: place.trouble, said }
  } finally {
    for (const work of works) await work.close()
  }
}

async function prepare(place: Place, size: Size): Promise<readonly Work[]> {
  const exam = await exams(place, size.candidates, size.questions)
  const learning = await practice(place, size.learners, size.items)
  return [exam, learning, await room(place, size.players, size.items)]
}

/** Asks both processes again and again how they are. */
function watchHealth(ground: Ground, began: number) {
  let lastIll: number | undefined
  let wellSince = began
  let going = true
  const watching = (async () => {
    while (going) {
      const asked = performance.now()
      if ((await Promise.all(ground.sites.map((site) => site.well()))).every(Boolean))
        wellSince = Math.max(wellSince, asked)
      else lastIll = performance.now()
      await pause(100)
    }
  })()
  return {
    /** Waits until all have been well for a while; how long after the beginning they were not, in ms. */
    async steady(): Promise<number> {
      const since = performance.now()
      for (;;) {
        const now = performance.now()
        if (now - since > AT_MOST) throw new Error('it is never well again')
        if (wellSince > (lastIll ?? began) && now - Math.max(lastIll ?? 0, since - STEADY) >= STEADY) break
        await pause(100)
      }
      going = false
      await watching
      return lastIll === undefined ? 0 : lastIll - began
    },
  }
}

async function inTime<T>(work: Promise<T>, ms: number, where: () => string): Promise<T> {
  const late = new AbortController()
  try {
    return await Promise.race([
      work,
      pause(ms, undefined, { signal: late.signal }).then(() => {
        throw new Error(`people are still waiting after ${ms / 1000} s (${where()})`)
      }),
    ])
  } finally {
    late.abort()
  }
}
