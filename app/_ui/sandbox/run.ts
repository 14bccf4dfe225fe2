import { tellScenario, type Unplayed } from '#lib/italian/index'
import type { Run } from './contracts'

const unplayed: Readonly<Record<Unplayed['type'], string>> = {
  problems: 'Così lo scenario non è possibile. L’ultimo esito che vedi è quello di prima.',
  undecided:
    'Con questi valori un giocatore deve scegliere, e lo scenario non dice che cosa. L’ultimo esito che vedi è quello di prima.',
  stuck: 'Con questi valori nessuna regola dice come si va avanti. L’ultimo esito che vedi è quello di prima.',
}

/** Plays a scenario by the rules, on the server while a lesson is made and in the browser when a reader changes it. */
export const run: Run = async (data) => {
  const played = tellScenario(data)
  return played.ok ? { ok: true, steps: played.value } : { ok: false, message: unplayed[played.error.type] }
}
