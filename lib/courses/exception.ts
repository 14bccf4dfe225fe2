import { inQuarters } from '#lib/base/quarters'
import { err, ok, type Result } from '#lib/base/result'
import type { Extension } from './assignment'

/** A mark, or a score: so much of so much. */
export interface Points {
  readonly points: number
  readonly outOf: number
}

/** What holds for one student in one assignment, and not for the others. */
export type Exception =
  | ({
      readonly kind: 'time'
      /** How long they have for what is timed; without it as long as everybody. */
      readonly minutes?: number | null
    } & Extension)
  | { readonly kind: 'attempts'; readonly attempts: number }
  | { readonly kind: 'excuse' }
  | ({ readonly kind: 'mark' } & Points)

export type ExceptionKind = Exception['kind']

/** An exception with why it was made. */
export type ReasonedException = Exception & { readonly reason: string }

/** Why an exception is none: attempts or minutes that nobody gives, a mark that is not between none and all, a reason that is missing or too long. */
export type ExceptionError = 'exception-attempts' | 'exception-minutes' | 'exception-mark' | 'exception-reason'

const MOST_ATTEMPTS = 20
const MOST_MINUTES = 24 * 60
const LONGEST_REASON = 500
const MOST_POINTS = 1_000

/** Whether marks may be given out of so many points: whole ones. */
export const isOutOf = (outOf: number): boolean => Number.isInteger(outOf) && outOf >= 1 && outOf <= MOST_POINTS

/** Whether a mark is one: halves and quarters are. */
export const isMark = ({ points, outOf }: Points): boolean => isOutOf(outOf) && inQuarters(points, outOf)

const isMinutes = (minutes: number): boolean => Number.isInteger(minutes) && minutes >= 1 && minutes <= MOST_MINUTES

/** Why something is decided, as a form sends it; what is decided without a reason that it needs, or with one that is too long, is not. */
export function parseReason(typed: string, needed: boolean): Result<string, 'exception-reason'> {
  const reason = typed.trim().replace(/\s+/g, ' ')
  return reason.length > LONGEST_REASON || (needed && reason === '') ? err('exception-reason') : ok(reason)
}

/** An exception as a form sends it. What changes a result says why; more time and more attempts may. */
export function parseException(typed: ReasonedException): Result<ReasonedException, ExceptionError> {
  const reason = parseReason(typed.reason, typed.kind === 'mark' || typed.kind === 'excuse')
  if (typed.kind === 'mark' && !isMark(typed)) return err('exception-mark')
  if (!reason.ok) return reason
  if (typed.kind === 'attempts') {
    const { attempts } = typed
    if (!Number.isInteger(attempts) || attempts < 1 || attempts > MOST_ATTEMPTS) return err('exception-attempts')
  }
  if (typed.kind === 'time' && typed.minutes != null && !isMinutes(typed.minutes)) return err('exception-minutes')
  return ok({ ...typed, reason: reason.value })
}

/** Whether two exceptions say the same. */
export const sameException = (a: ReasonedException, b: ReasonedException): boolean =>
  a.reason === b.reason && JSON.stringify(bare(a)) === JSON.stringify(bare(b))

const bare = (exception: Exception): readonly unknown[] => {
  switch (exception.kind) {
    case 'time':
      return ['time', exception.dueAt, exception.closesAt, exception.minutes ?? null]
    case 'attempts':
      return ['attempts', exception.attempts]
    case 'excuse':
      return ['excuse']
    case 'mark':
      return ['mark', exception.points, exception.outOf]
  }
}

/** What is in force for one student in one assignment. */
export interface Allowance {
  readonly extension: Extension | null
  /** How long they have for what is timed; null for as long as everybody. */
  readonly minutes: number | null
  /** How much oftener than others they may begin. */
  readonly attempts: number
  /** Why it does not count for them; null where it does. */
  readonly excuse: { readonly reason: string } | null
  readonly mark: (Points & { readonly reason: string }) | null
  /** What was said with more time and with more attempts; empty for nothing. */
  readonly reasons: Readonly<Record<'time' | 'attempts', string>>
}

/** Of the exceptions that are in force for one student in one assignment, of each kind one at most, what they come to. */
export function allowanceOf(exceptions: readonly ReasonedException[]): Allowance {
  const found = <K extends ExceptionKind>(kind: K) =>
    exceptions.find((each): each is ReasonedException & { readonly kind: K } => each.kind === kind)
  const [time, excuse, mark] = [found('time'), found('excuse'), found('mark')]
  return {
    extension:
      time && (time.dueAt !== null || time.closesAt !== null) ? { dueAt: time.dueAt, closesAt: time.closesAt } : null,
    minutes: time?.minutes ?? null,
    attempts: found('attempts')?.attempts ?? 0,
    excuse: excuse ? { reason: excuse.reason } : null,
    mark: mark ? { points: mark.points, outOf: mark.outOf, reason: mark.reason } : null,
    reasons: { time: time?.reason ?? '', attempts: found('attempts')?.reason ?? '' },
  }
}

/** How often somebody may begin; null for as often as they like. */
export const attemptsFor = (attempts: number | null, { attempts: more }: Pick<Allowance, 'attempts'>): number | null =>
  attempts === null ? null : attempts + more
