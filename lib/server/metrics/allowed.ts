import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'
import { peerHeader } from '#lib/auth/peer'

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/
const HERE = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * Who may read the figures: whoever sends `Authorization: Bearer` with `METRICS_TOKEN`; where none is set, whoever asks on the machine itself, at
 * its own name, and through no proxy.
 */
export function mayReadMetrics(headers: Headers): boolean {
  const token = process.env.METRICS_TOKEN
  if (token) return timingSafeEqual(digest(headers.get('authorization') ?? ''), digest(`Bearer ${token}`))
  return LOOPBACK.test(headers.get(peerHeader()) ?? '') && HERE.test(headers.get('host') ?? '') && !isForwarded(headers)
}

/** Next writes the address of the connection into `X-Forwarded-For` itself; anything else there was written by somebody in between. */
function isForwarded(headers: Headers): boolean {
  const chain = headers.get('x-forwarded-for')
  return (
    (chain !== null && chain !== headers.get(peerHeader())) ||
    ['forwarded', 'via', 'x-real-ip'].some((name) => headers.has(name))
  )
}
