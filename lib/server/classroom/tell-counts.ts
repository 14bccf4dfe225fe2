import 'server-only'
import { announceCounts } from '#lib/db/live'
import { errorPlace, log } from '../log'

/** Notices for counting leave at most so often, in ms: hundreds of answers, of whichever sessions, are one. */
const EVERY = 200

// For the whole process: actions and routes are bundled apart, each with its own instance of this module.
const shared = globalThis as {
  verdettoCounts?: { readonly due: Set<string>; timer: ReturnType<typeof setTimeout> | undefined }
}
const notices = () => {
  shared.verdettoCounts ??= { due: new Set(), timer: undefined }
  return shared.verdettoCounts
}

/** Has answers, players and doubts of a session counted again, soon, by every process where somebody looks. */
export function tellCounts(sessionId: string): void {
  const me = notices()
  me.due.add(sessionId)
  me.timer ??= setTimeout(() => {
    const ids = [...me.due]
    forgetCounts()
    // Lost notices cost delay: the next one, or the next event, counts these too.
    announceCounts(ids).catch((error) => log.error({ room: 'notice', ...errorPlace(error) }))
  }, EVERY)
}

/** Leaves out what is still to be told: the server stops. */
export function forgetCounts(): void {
  const me = notices()
  clearTimeout(me.timer)
  me.timer = undefined
  me.due.clear()
}
