import 'server-only'
import pino from 'pino'

/**
 * One JSON line per event: what was done, how it ended, how long it took. Never who, from where, or what was answered: no e-mail, no
 * address, no answer, no message of an error that might quote one. `LOG_LEVEL` sets how much.
 */
export const log = pino({
  level: process.env.LOG_LEVEL ?? (process.env.NODE_ENV === 'test' ? 'silent' : 'info'),
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
})

/** What may be told of an unexpected error: its kind and the places it came through, not its message. */
export function errorPlace(error: unknown): { readonly error: string; readonly at: readonly string[] } {
  if (!(error instanceof Error)) return { error: typeof error, at: [] }
  const code = (error as { code?: unknown }).code
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    error: typeof code === 'string' ? `${error.name} ${code}` : error.name,
    at: frames.slice(0, 12).map((line) => line.trim()),
  }
}
