import type { Run } from './contracts'

const said = {
  undecided: 'Qui un giocatore deve scegliere, e lo scenario non dice che cosa. Torna ai numeri di prima.',
  stuck: 'Con questi numeri lo scenario non arriva alla fine. Torna ai numeri di prima.',
  problems: 'Con questi valori lo scenario non è possibile. Torna ai numeri di prima.',
} as const

/** Plays a scenario with the evaluator itself, which comes with this import: only a reader who touches a scenario downloads it. */
export const run: Run = async (data) => {
  const { tellScenario } = await import('#lib/italian/index')
  const played = tellScenario(data)
  return played.ok ? { ok: true, steps: played.value } : { ok: false, message: said[played.error.type] }
}
