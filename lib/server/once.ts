import 'server-only'
import { keyed } from './keyed'

/** The id of what one press of a button makes: the same press sent twice makes one thing. `parts` begin with who presses. */
export function idOfPress(...parts: readonly string[]): string {
  const hex = Buffer.from(keyed('press', ...parts), 'base64url').toString('hex')
  // The form of a UUID that holds what its maker likes (RFC 9562, version 8).
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
