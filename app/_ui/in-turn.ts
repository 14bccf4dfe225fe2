/** What the browser's turn-taking is called, for all tabs of the site. */
const NAME = 'verdetto:lettura'

/** How long something waits for its turn, in ms: a line that is lost must hold nothing up. */
const PATIENCE = 2_000

/**
 * Asks one thing of the site after the other, over all tabs: the first that somebody new sends makes a guest of them, and what comes at the
 * same moment would make another. Where the browser cannot take turns, or the turn does not come, it is asked at once.
 */
export async function inTurn<T>(work: () => Promise<T>, patience = PATIENCE): Promise<T> {
  if (!('locks' in navigator)) return work()
  const mine: { going?: Promise<T> } = {}
  try {
    await navigator.locks.request(NAME, { signal: AbortSignal.timeout(patience) }, () => {
      mine.going = work()
      return mine.going
    })
  } catch (error) {
    // What the work itself came to is said below.
    if (mine.going === undefined && !(error instanceof DOMException)) throw error
  }
  return mine.going ?? work()
}
