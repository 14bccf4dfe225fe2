import 'server-only'
import { randomUUID } from 'node:crypto'
import { channel } from 'node:diagnostics_channel'
import { trace } from '@opentelemetry/api'
import { z } from 'zod'
import { asked } from '#lib/auth/asked'
import { err, type Result } from '#lib/base/result'
import { isDatabaseDown } from '#lib/db/down'
import { clock } from './clock'
import type { Code } from './codes'
import { errorPlace, log } from './log'
import { Busy } from './work/busy'

/** What every use case is told besides its input. `now` in ms since 1970. */
export interface Context {
  readonly now: number
}

type Common = 'malformed' | 'database-down' | 'busy'

/** A function that the pages may call with anything: it checks the input's shape, logs the outcome, and says when the database is down or too many wait. */
export type UseCase<I, T, E> = (input: I) => Promise<Result<T, E | Common>>

/** What was done and how it ended: `ok` or a code; `bug` for what nobody foresaw. In ms. */
export interface Done {
  readonly useCase: string
  readonly code: string
  readonly ms: number
}

/** Whoever counts hears here of each use case that has ended: a `Done`. */
export const useCaseDone = channel('verdetto.use-case-done')

/** Wraps the work of one use case. `shape` parses what arrives; `work` authorises, loads, decides and stores. */
export function defineUseCase<S extends z.ZodType, T, E extends Code>(
  name: string,
  shape: S,
  work: (input: z.output<S>, context: Context) => Promise<Result<T, E>>,
): UseCase<z.input<S>, T, E> {
  const perform = async (input: z.input<S>, ended: (code: string) => void): Promise<Result<T, E | Common>> => {
    const now = clock.now()
    const began = performance.now()
    const line = { useCase: name, request: await requestId() }
    const done = (code: string) => {
      const ms = Math.round(performance.now() - began)
      ended(code)
      useCaseDone.publish({ useCase: name, code, ms } satisfies Done)
      return { ...line, code, ms }
    }
    const parsed = shape.safeParse(input)
    if (!parsed.success || holdsNul(parsed.data)) {
      log.info(done('malformed'))
      return err('malformed')
    }
    try {
      const result = await work(parsed.data, { now })
      log.info(done(result.ok ? 'ok' : result.error))
      return result
    } catch (error) {
      // Next steers with errors of its own (redirects, pages that turn out to be dynamic).
      if (error !== null && typeof error === 'object' && 'digest' in error) throw error
      if (isDatabaseDown(error)) {
        log.error({ ...done('database-down'), ...errorPlace(error) })
        return err('database-down')
      }
      if (error instanceof Busy) {
        log.warn(done('busy'))
        return err('busy')
      }
      log.error({ ...done('bug'), ...errorPlace(error) })
      // The page that tells of it shows this name, and the line of the log has the same.
      throw error instanceof Error ? Object.assign(error, { digest: line.request }) : error
    }
  } // Nobody listens unless traces are asked for, and then it costs next to nothing.
  return (input) =>
    trace.getTracer('verdetto').startActiveSpan(name, async (span) => {
      try {
        return await perform(input, (code) => span.setAttribute('verdetto.code', code))
      } finally {
        span.end()
      }
    })
}

/** Whether the sign NUL stands in any text of a value: PostgreSQL keeps no such text, and nobody types it. */
const holdsNul = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\0')
    : typeof value === 'object' &&
      value !== null &&
      Object.entries(value).some(([key, x]) => holdsNul(key) || holdsNul(x))

/** The proxy's id for this request, or one of our own. */
async function requestId(): Promise<string> {
  const given = (await asked()).header('x-request-id')
  return given && /^[\w-]{1,64}$/.test(given) ? given : randomUUID()
}

const NOWHERE = '00000000-0000-0000-0000-000000000000'

/** An id from outside. One that is no id at all is nobody's: it ends in `not-found` like any other that does not exist. */
export const unsafeId = z.uuid().catch(NOWHERE)

/** A position from outside, from 1; anything else is the position of nothing. */
export const unsafePosition = z.coerce.number().int().min(1).max(1_000).catch(0)

/** A number as it was typed: what is none is NaN, which whoever reads it refuses in words of their own. */
export const typedNumber = z.number().or(z.nan())

/** The browser's own name for one answer: the same answer sent again carries the same one. */
export const idempotencyKey = z.string().regex(/^[\w-]{8,64}$/)
