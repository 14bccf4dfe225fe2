import type { Json } from '#lib/base/json'
import { tellChecked } from '#lib/italian/checked'
import { BEFORE, type Played } from './contracts'

const unplayed = {
  undecided: `Con questi valori un giocatore deve scegliere, e lo scenario non dice che cosa. ${BEFORE}`,
  exhausted: `Con questi valori succedono troppe cose per seguirle fino in fondo. ${BEFORE}`,
  stuck: `Con questi valori nessuna regola dice come si va avanti. ${BEFORE}`,
}

/**
 * Plays a scenario by the rules, on the server while a lesson is made and in a worker when a reader changes it. The scenario of a lesson
 * has been checked; knobs make no impossible one of it (a test turns them all).
 */
export function play(data: Json): Played {
  const played = tellChecked(data)
  return played.ok ? { ok: true, ...played.value } : { ok: false, message: unplayed[played.error.type] }
}
