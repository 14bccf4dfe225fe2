import { inQuarters } from '#lib/base/quarters'
import { err, ok, type Result } from '#lib/base/result'
import { LONGEST_TITLE } from './course'

/** When something may be begun, should be done, and can no longer be done; ms since 1970, null for always. */
export interface Times {
  readonly opensAt: number | null
  readonly dueAt: number | null
  readonly closesAt: number | null
}

/** More time for one person; what is null is as for everybody. */
export interface Extension {
  readonly dueAt: number | null
  readonly closesAt: number | null
}

/** What an instructor says of an assignment, whatever it is about. */
export interface AssignmentFields extends Times {
  readonly title: string
  /** How often it may be begun; null for as often as one likes. */
  readonly attempts: number | null
}

/** How an assignment counts in totals. */
export interface Counting {
  /** How much its points count. */
  readonly weight: number
  /** Whether it counts as nothing of all its points for who has not handed it in when it is due. */
  readonly missingAsZero: boolean
}

/** As an assignment counts of which nobody said otherwise. */
export const AS_IT_IS: Counting = { weight: 1, missingAsZero: false }

const MOST_WEIGHT = 10

/** Whether a weight is one: none, halves and quarters are. */
const isWeight = (weight: number): boolean => inQuarters(weight, MOST_WEIGHT)

const MOST_ATTEMPTS = 20

/** Whether times come one after the other. */
export const inOrder = ({ opensAt, dueAt, closesAt }: Times): boolean => {
  const said = [opensAt, dueAt, closesAt].filter((at) => at !== null)
  return said.every((at, n) => n === 0 || at >= (said[n - 1] ?? at))
}

/** Why an assignment is none: its title, times that come in the wrong order or are no times, a number of attempts or a weight that nobody gives. */
export type AssignmentError = 'course-title' | 'assignment-times' | 'assignment-attempts' | 'assignment-weight'

/** An assignment as a form sends it, with its times read. */
export function parseAssignment<T extends AssignmentFields & Partial<Counting>>(typed: T): Result<T, AssignmentError> {
  const title = typed.title.trim().replace(/\s+/g, ' ')
  if (title === '' || title.length > LONGEST_TITLE) return err('course-title')
  if (!inOrder(typed)) return err('assignment-times')
  if (typed.weight !== undefined && !isWeight(typed.weight)) return err('assignment-weight')
  const { attempts } = typed
  const counts = attempts === null || (Number.isInteger(attempts) && attempts >= 1 && attempts <= MOST_ATTEMPTS)
  return counts ? ok({ ...typed, title }) : err('assignment-attempts')
}

/** The times of an assignment for one person. */
export const timesFor = (times: Times, extension: Extension | null): Times => ({
  opensAt: times.opensAt,
  dueAt: extension?.dueAt ?? times.dueAt,
  closesAt: extension?.closesAt ?? times.closesAt,
})

/** When nobody can do it any more, whoever has more time included; null for never. */
export const lastEnd = ({ closesAt }: Times, extensions: readonly Extension[]): number | null =>
  closesAt === null ? null : Math.max(closesAt, ...extensions.map((extension) => extension.closesAt ?? closesAt))

/** `before`: it is not open yet. `late`: it should have been done, and still can be. */
export type AssignmentPhase = 'before' | 'open' | 'late' | 'closed'

export function assignmentPhase({ opensAt, dueAt, closesAt }: Times, now: number): AssignmentPhase {
  if (opensAt !== null && now < opensAt) return 'before'
  if (closesAt !== null && now >= closesAt) return 'closed'
  return dueAt !== null && now > dueAt ? 'late' : 'open'
}

/** Whether somebody came into the course when it was out and should have been done already: they could not be in time, and are not late. */
export const cameAfter = (
  own: Times,
  { createdAt, joinedAt }: Readonly<Record<'createdAt' | 'joinedAt', number>>,
): boolean => joinedAt > createdAt && ['late', 'closed'].includes(assignmentPhase(own, joinedAt))

/** Why it is not begun: it is not open yet, it is over, or it was begun as often as it may be. */
export type BeginError = 'assignment-before' | 'assignment-closed' | 'no-attempts'

/** Whether it may be begun now by somebody who has begun it so often. */
export function mayBegin(
  { attempts, ...times }: Times & Pick<AssignmentFields, 'attempts'>,
  begun: number,
  now: number,
): Result<null, BeginError> {
  const phase = assignmentPhase(times, now)
  if (phase === 'before') return err('assignment-before')
  if (phase === 'closed') return err('assignment-closed')
  return attempts !== null && begun >= attempts ? err('no-attempts') : ok(null)
}

/** Something that somebody has to do, and whether it is done. */
export interface Duty extends Times {
  readonly done: boolean
}

/** What to do next: of what can be done now the first that is due; what has no date comes last. Null where nothing is left. */
export function nextDuty<T extends Duty>(duties: readonly T[], now: number): T | null {
  const left = duties.filter((duty) => !duty.done && ['open', 'late'].includes(assignmentPhase(duty, now)))
  const end = ({ dueAt, closesAt }: T): number => dueAt ?? closesAt ?? Number.POSITIVE_INFINITY
  return left.reduce<T | null>((first, duty) => (first === null || end(duty) < end(first) ? duty : first), null)
}
