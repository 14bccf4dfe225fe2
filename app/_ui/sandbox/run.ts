import type { Json } from '#lib/base/json'
import { BEFORE, type Played, type Told } from './contracts'
import { evaluating } from './evaluating'

const LOST: Played = {
  ok: false,
  message: `Le regole che servono non sono arrivate: controlla la connessione. ${BEFORE}`,
}

const waiting = new Map<number, (played: Played) => void>()
let heard: Worker | undefined
let asked = 0

/** The worker that plays, heard. Where it cannot be had, whoever waits is told, and the next asks another one. */
function evaluator(): Worker {
  const worker = evaluating()
  if (worker === heard) return worker
  worker.onmessage = ({ data: { id, played } }: MessageEvent<Told>) => {
    waiting.get(id)?.(played)
    waiting.delete(id)
  }
  worker.addEventListener('error', () => {
    worker.terminate()
    for (const tell of waiting.values()) tell(LOST)
    waiting.clear()
  })
  heard = worker
  return worker
}

/** Plays a scenario by the rules beside the page, in a worker. */
export const run = (data: Json): Promise<Played> =>
  new Promise((tell) => {
    asked += 1
    waiting.set(asked, tell)
    evaluator().postMessage({ id: asked, data })
  })
