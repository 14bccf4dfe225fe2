import { tellLive } from '#lib/italian/live'
import type { Run } from './contracts'

const before = 'L’ultimo esito che vedi è quello di prima.'

const unplayed = {
  undecided: `Con questi valori un giocatore deve scegliere, e lo scenario non dice che cosa. ${before}`,
  stuck: `Con questi valori nessuna regola dice come si va avanti. ${before}`,
}

/**
 * Plays a scenario by the rules, on the server while a lesson is made and in the browser when a reader changes it. The scenario of a lesson
 * has been checked; knobs make no impossible one of it (a test turns them all).
 */
export const run: Run = async (data) => {
  try {
    const played = await tellLive(data)
    return played.ok ? { ok: true, steps: played.value } : { ok: false, message: unplayed[played.error.type] }
  } catch {
    return { ok: false, message: `Le regole che servono non sono arrivate: controlla la connessione. ${before}` }
  }
}
