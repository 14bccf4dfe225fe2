import 'server-only'
import type { Code } from '../codes'

/** Codes that a way through next-auth may end in: ours as they are, its own in our words. */
const CODES: Readonly<Record<string, Code>> = {
  OAuthSignin: 'provider-down',
  'provider-denied': 'provider-denied',
  'provider-email': 'provider-email',
  'provider-taken': 'provider-taken',
  'provider-connected': 'provider-connected',
  'email-unverified': 'email-unverified',
  'email-taken': 'email-taken',
  'already-signed-in': 'already-signed-in',
  'wrong-credentials': 'wrong-credentials',
  'rate-limited': 'rate-limited',
  'database-down': 'database-down',
}

/** What an `?error=` of next-auth means; null without one. What is unknown failed on the way. */
export function signInTrouble(unsafe: unknown): Code | null {
  if (typeof unsafe !== 'string' || unsafe === '') return null
  return Object.hasOwn(CODES, unsafe) ? (CODES[unsafe] ?? null) : 'provider-failed'
}
