import { err, ok, type Result } from '#lib/base/result'
import type { Extension } from './assignment'

/** A mark, or a score: so much of so much. */
export interface Points {
  readonly points: number
  readonly outOf: number
}

/** What holds for one student in one assignment, and not for the others. */
export type Exception =
  | ({ readonly kind: 'time' } & Extension)
  | { readonly kind: 'attempts'; readonly attempts: number }
  | { readonly kind: 'excuse' }
  | ({ readonly kind: 'mark' } & Points)

export type ExceptionKind = Exception['kind']

/** An exception with why it was made. */
export type ReasonedException = Exception & { readonly reason: string }

/** Why an exception is none: attempts that nobody gives, a mark that is not between none and all, a reason that is missing or too long. */
export type ExceptionError = 'exception-attempts' | 'exception-mark' | 'exception-reason'

const MOST_ATTEMPTS = 20
const LONGEST_REASON = 500
const MOST_POINTS = 1_000

/** Whether a mark is one: halves and quarters are. */
const isMark = ({ points, outOf }: Points): boolean =>
  Number.isInteger(outOf) &&
  outOf >= 1 &&
  outOf <= MOST_POINTS &&
  Number.isInteger(points * 4) &&
  points >= 0 &&
  points <= outOf

/** An exception as a form sends it. What changes a result says why; more time and more attempts may. */
export function parseException(typed: ReasonedException): Result<ReasonedException, ExceptionError> {
  const reason = typed.reason.trim().replace(/\s+/g, ' ')
  const needed = typed.kind === 'mark' || typed.kind === 'excuse'
  if (typed.kind === 'mark' && !isMark(typed)) return err('exception-mark')
  if (reason.length > LONGEST_REASON || (needed && reason === '')) return err('exception-reason')
  if (typed.kind === 'attempts') {
    const { attempts } = typed
    if (!Number.isInteger(attempts) || attempts < 1 || attempts > MOST_ATTEMPTS) return err('exception-attempts')
  }
  return ok({ ...typed, reason })
}

/** Whether two exceptions say the same. */
export const sameException = (a: ReasonedException, b: ReasonedException): boolean =>
  a.reason === b.reason && JSON.stringify(bare(a)) === JSON.stringify(bare(b))

const bare = (exception: Exception): readonly unknown[] => {
  switch (exception.kind) {
    case 'time':
      return ['time', exception.dueAt, exception.closesAt]
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
  /** How much oftener than others they may begin. */
  readonly attempts: number
  /** Why it does not count for them; null where it does. */
  readonly excuse: { readonly reason: string } | null
  readonly mark: (Points & { readonly reason: string }) | null
}

/** Of the exceptions that are in force for one student in one assignment, of each kind one at most, what they come to. */
export function allowanceOf(exceptions: readonly ReasonedException[]): Allowance {
  const found = <K extends ExceptionKind>(kind: K) =>
    exceptions.find((each): each is ReasonedException & { readonly kind: K } => each.kind === kind)
  const [time, excuse, mark] = [found('time'), found('excuse'), found('mark')]
  return {
    extension: time ? { dueAt: time.dueAt, closesAt: time.closesAt } : null,
    attempts: found('attempts')?.attempts ?? 0,
    excuse: excuse ? { reason: excuse.reason } : null,
    mark: mark ? { points: mark.points, outOf: mark.outOf, reason: mark.reason } : null,
  }
}

/** How often somebody may begin; null for as often as they like. */
export const attemptsFor = (attempts: number | null, { attempts: more }: Pick<Allowance, 'attempts'>): number | null =>
  attempts === null ? null : attempts + more
