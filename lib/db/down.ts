import 'server-only'
import { NO_DATABASE_URL } from './client'

const CODES = new Set([
  NO_DATABASE_URL,
  // Prisma: unreachable, timed out, closed, no connection free, no transaction started in time.
  ...['P1000', 'P1001', 'P1002', 'P1003', 'P1008', 'P1010', 'P1011', 'P1017', 'P2024', 'P2028', 'P2037'],
  // Sockets.
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH', 'EPIPE', 'EAI_AGAIN'],
  // PostgreSQL: cannot log in, no such database, too many connections, shutting down or starting, statement timeout.
  ...['28P01', '28000', '3D000', '53300', '57P01', '57P02', '57P03', '57014', '25P03'],
  // PostgreSQL: no room left on its disk, no memory, a disk that fails.
  ...['53100', '53200', '58030'],
])

/** The only failures of pg that carry no code. */
const MESSAGES =
  /^Connection terminated|^timeout exceeded when trying to connect|^Client has encountered a connection error/

/** True when an error means that the database does not answer now, rather than that the code is wrong. */
export function isDatabaseDown(error: unknown): boolean {
  for (let e = error, depth = 0; e !== null && typeof e === 'object' && depth < 6; depth++) {
    const { code, originalCode, kind, message, cause, meta } = e as Record<string, unknown>
    for (const each of [code, originalCode])
      if (typeof each === 'string' && (CODES.has(each) || each.startsWith('08'))) return true
    if (kind === 'DatabaseNotReachable' || kind === 'ConnectionClosed' || kind === 'SocketTimeout') return true
    if (typeof message === 'string' && MESSAGES.test(message)) return true
    e = cause ?? (meta as { driverAdapterError?: unknown } | undefined)?.driverAdapterError
  }
  return false
}

/** True when a row with the same unique value was already there. */
export const isDuplicate = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === 'P2002'
