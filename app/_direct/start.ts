import { setFlagsFromString } from 'node:v8'
import { notePeers } from '#lib/auth/peer'
import { NODE_FLAGS } from '#lib/base/node-flags'
import { keepTime } from '#lib/server/clock'
import { tidyUp } from '#lib/server/health/tidy'
import { beginCold, warmUp } from '#lib/server/health/warm-up'
import { errorPlace, log } from '#lib/server/log'
import { collect } from '#lib/server/metrics/collect'
import { sendTraces } from '#lib/server/metrics/traces'
import { weighTemplates } from '#lib/server/practice/practice-of'
import { keepSweeping } from '#lib/server/retention/sweep'
import { keepStocked } from '#lib/server/stock/fill'
import { listTemplates } from '#lib/server/templates'
import { begin } from './begin'

/**
 * What a process does when it starts: where connections come from is noted, and requests are counted, from the first one on; what has been
 * kept long enough is deleted from time to time; the engine is told how to keep what evaluations make; time is taken from the database; the
 * content is compiled, some questions are answered, and then the process says that it is well; the templates are weighed before the first
 * practice that needs them, and questions are made for whoever will begin an exam. Nobody waits for this.
 */
export async function start(): Promise<void> {
  notePeers()
  collect()
  await sendTraces()
  // While developing, code changes under a running server: the framework alone knows which is the newest.
  if (process.env.NODE_ENV === 'production') begin()
  setFlagsFromString(NODE_FLAGS)
  keepSweeping()
  keepTime()
  // While developing, what is looked at is compiled when it is: there is nothing to be warm for.
  if (process.env.NODE_ENV === 'production') beginCold()
  setTimeout(() => void prepare(), 0)
}

async function prepare(): Promise<void> {
  try {
    await warmUp()
    await weighTemplates()
    await listTemplates()
    tidyUp()
    // While developing, what was made a moment ago is of other templates.
    if (process.env.NODE_ENV === 'production') await keepStocked()
  } catch (error) {
    // The database is away, say: whoever asks first waits for it.
    log.warn({ event: 'not prepared', ...errorPlace(error) })
  }
}
