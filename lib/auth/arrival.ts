import 'server-only'
import { createHmac } from 'node:crypto'
import { derivedKey } from './secret'

/**
 * The id of the guest that somebody new becomes, from the name under which their browser arrives: requests that are on their way at one
 * moment, and one that is sent again because its reply was lost, make one guest (RFC 9562, version 8). Undefined for a name that no page of ours writes.
 */
export function guestOfArrival(name: string | undefined): string | undefined {
  if (name === undefined || !/^[0-9a-f]{32}$/.test(name)) return undefined
  const hex = createHmac('sha256', derivedKey('guest arrival')).update(name).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
