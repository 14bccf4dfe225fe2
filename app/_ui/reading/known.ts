import { belongTo, sendWaiting, waiting } from './queue'
import { askReading, type ReadingView } from './view'

/** What the reader has read, after what waited has been sent; undefined where the site does not say. */
export async function knownReading(): Promise<ReadingView | undefined> {
  const before = await askReading()
  if (before === undefined) return undefined
  belongTo(before.account)
  if (waiting().length === 0) return before
  const sent = await sendWaiting()
  return sent === 'sent' ? ((await askReading()) ?? before) : before
}
