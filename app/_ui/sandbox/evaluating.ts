/** One file, written before the site is built (scripts/evaluator.mjs): a worker begins by one request, and nothing follows it. */
const file = (): URL => new URL('../../../generated/evaluator.js', import.meta.url)

let worker: Worker | undefined

/** The evaluator beside the page: one worker for every table, made by the first who wants it, and anew after one that could not be had. */
export function evaluating(): Worker {
  if (worker) return worker
  // Asked for by the page too: a thread takes longer to begin than a request to leave, and what is on its way is asked for once.
  fetch(file()).catch(() => undefined)
  const made = new Worker(/* turbopackIgnore: true */ file())
  made.onerror = () => {
    worker = undefined
  }
  worker = made
  return made
}

/** Whether the browser has the evaluator already: then having it again costs nobody anything. */
export const evaluatorKept = async (): Promise<boolean> =>
  typeof caches === 'object' && (await caches.match(file()).catch(() => undefined)) !== undefined
