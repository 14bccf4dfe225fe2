import type { Json } from '#lib/base/json'
import { BEFORE, type Played, type Told } from './contracts'

const LOST: Played = {
  ok: false,
  message: `Le regole che servono non sono arrivate: controlla la connessione. ${BEFORE}`,
}

const waiting = new Map<number, (played: Played) => void>()
let worker: Worker | undefined
let asked = 0

/** One worker for every table of a page, made when the first one asks. Where it cannot be had, whoever waits is told, and the next asks anew. */
function evaluator(): Worker {
  if (worker) return worker
  const made = new Worker(new URL('./evaluator.ts', import.meta.url), { type: 'module' })
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
