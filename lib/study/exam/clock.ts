import type { Scores } from './blueprint'

/** How long after the deadline a choice still counts, in ms: what was chosen in time may be slow on its way. */
export const GRACE = 30_000

/** When an exam is over: its times in ms since 1970. */
export interface Times {
  readonly deadlineAt: number | null
  readonly submittedAt: number | null
  /** When a score that waits is told; without it, as the exam's own time is over. */
  readonly tellsAt?: number | null
}

/** `open`: choices count. `over`: time has run out, and it waits to be closed. `closed`: handed in, by its candidate or by the clock. */
export type Phase = 'open' | 'over' | 'closed'

/** How an exam stands by the server's clock, which alone counts. */
export function phaseOf({ deadlineAt, submittedAt }: Times, now: number): Phase {
  if (submittedAt !== null) return 'closed'
  return deadlineAt !== null && now > deadlineAt + GRACE ? 'over' : 'open'
}

/** When a blueprint may be tried again after an exam of it that was failed: ms since 1970, or null where it may be now. */
export function againAt(failedAt: number | null, waitHours: number, now: number): number | null {
  const at = failedAt === null ? 0 : failedAt + waitHours * 3_600_000
  return at > now ? at : null
}

/** The moment that a score waits for, once it is handed in; null where it waits for none, or is never told. */
export function waitsUntil(scores: Scores, { deadlineAt, tellsAt }: Times): number | null {
  if (scores !== 'closing') return null
  return tellsAt ?? (deadlineAt === null ? null : deadlineAt + GRACE)
}

/** Whether the score of an exam is told by now; one without a deadline closes as it is handed in. */
export function isTold(scores: Scores, times: Times, now: number): boolean {
  if (times.submittedAt === null || scores === 'never') return false
  const over = waitsUntil(scores, times)
  return scores === 'end' || over === null || now > over
}
