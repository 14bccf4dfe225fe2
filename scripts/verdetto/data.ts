import type { Json } from '#lib/base/json'
import { sayExhausted } from '#lib/italian/index'
import { actedRules, type Evaluation, everything } from '#lib/rules/index'
import type { Fault } from './document'
import type { Played, Result } from './play'

/** The result of one scenario as data. */
export function asData(result: Result): Json {
  return result.exit === 2 ? invalid(result.faults) : whole(result.played)
}

export const invalid = (faults: readonly Fault[]): Json => ({
  status: 'invalid',
  problems: faults.map((f): Json => ({ ...f })),
})

function whole({ scenario, evaluation: e, answers, asked, told, whyNot, explored }: Played): Json {
  return {
    ...(scenario.title === undefined ? {} : { title: scenario.title }),
    status: e.status,
    ...open(e),
    outcome: everything(e) ?? null,
    reports: e.reports as unknown as Json,
    answers: answers as unknown as Json,
    unused: e.unused as unknown as Json,
    ...(whyNot ? { whyNot: whyNot as unknown as Json } : {}),
    ...(explored ? { explored: explored as unknown as Json } : {}),
    steps: told.map((s): Json => ({ ...s })),
    trace: (e.trace?.happenings ?? []) as unknown as Json,
    rules: [...new Set([...actedRules(e), ...told.flatMap((s) => s.rules), ...asked])],
  }
}

/** What keeps the evaluation from its end. */
function open(e: Evaluation): Readonly<Record<string, Json>> {
  if (e.status === 'stuck') return { reason: e.reason }
  if (e.status === 'exhausted') return { of: e.of, action: e.action, reason: sayExhausted(e) }
  if (e.status !== 'undecided') return {}
  return {
    choice: e.choice as unknown as Json,
    ...(e.illegal === undefined ? {} : { illegal: e.illegal as unknown as Json }),
  }
}
