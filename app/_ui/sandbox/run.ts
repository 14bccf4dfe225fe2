import type { Json } from '#lib/base/json'
import { BEFORE, type Played, type Told } from './contracts'

const LOST: Played = {
  ok: false,
  message: `Le regole che servono non sono arrivate: controlla la connessione. ${BEFORE}`,
}

/** One file, written before the site is built (scripts/evaluator.mjs): a worker begins by one request, and nothing follows it. */
const file = (): URL => new URL('../../../generated/evaluator.js', import.meta.url)

const waiting = new Map<number, (played: Played) => void>()
let worker: Worker | undefined
let asked = 0

/**
 * The evaluator beside the page: one worker for every table of it, made by the first who wants it. Where it cannot be had, whoever waits
 * is told, and the next asks anew.
 */
function evaluator(): Worker {
  if (worker) return worker
  const made = new Worker(/* turbopackIgnore: true */ file())
  made.onmessage = ({ data: { id, played } }: MessageEvent<Told>) => {
    waiting.get(id)?.(played)
    waiting.delete(id)
  }
  made.onerror = () => {
    made.terminate()
    worker = undefined
    for (const tell of waiting.values()) tell(LOST)
    waiting.clear()
  }
  worker = made
  return made
}

/** Plays a scenario by the rules beside the page, in a worker. */
export const run = (data: Json): Promise<Played> =>
  new Promise((tell) => {
    asked += 1
    waiting.set(asked, tell)
    evaluator().postMessage({ id: asked, data })
  })
