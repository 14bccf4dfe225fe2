import { evaluator } from './run'

/** The part of a table that draws it and listens, fetched once. */
export const board = () => import('./awaken')

/** Whether somebody pays for what they load, or waits long for it. */
function isDear(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}

let prepared = false

/**
 * Fetches what every table needs, the evaluator begins in its worker, and nothing is played: whoever comes to a table then waits for no
 * request. Where loading is dear it waits until somebody comes to one.
 */
export function prepare(): void {
  if (prepared || isDear()) return
  prepared = true
  evaluator()
  board().catch(() => undefined) // asked for again by whoever comes to a table
}
