import type { Json } from '#lib/base/json'
import { run } from './run'

/** The part of a table that draws it and listens, fetched once. */
export const board = () => import('./awaken')

/** Whether whoever reads pays for what is loaded. */
function isDear(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}

let prepared = false

/**
 * Fetches what every table of a page needs, and plays one of them so that the next does not wait for code that runs the first time. Whoever
 * comes to a table then waits for no request. Where loading is dear, nothing is fetched until somebody comes to one.
 */
export function prepare(data: Json): void {
  if (prepared || isDear()) return
  prepared = true
  run(data)
  board().catch(() => undefined) // asked for again by whoever comes to a table
}
