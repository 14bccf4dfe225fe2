import 'server-only'
import { createHmac } from 'node:crypto'
import { asked } from './asked'
import { peerHeader } from './peer'
import { derivedKey } from './secret'

/** How many proxies of ours stand in front: none unless `TRUSTED_PROXIES` says so. */
const trustedProxies = (): number => Math.max(0, Math.trunc(Number(process.env.TRUSTED_PROXIES)) || 0)

/**
 * Where a request comes from, as a keyed hash: good for counting, useless for finding anybody. It is the other end of the connection; behind
 * proxies of ours, each of which appends to `X-Forwarded-For` the address that it saw, the entry that the outermost of them wrote. What the
 * client claimed before it counts for nothing.
 */
export async function addressKey(): Promise<string> {
  const { header } = await asked()
  const peer = header(peerHeader()) ?? ''
  const claimed = (header('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim())
  const way = [...claimed, peer]
  return opaque(network(way.at(-Math.min(trustedProxies() + 1, way.length)) ?? ''))
}

/** A keyed hash of anything that must not stand in a table as it is. */
export const opaque = (text: string): string =>
  createHmac('sha256', derivedKey('counters')).update(text).digest('base64url').slice(0, 22)

/** An IPv4 address, or the /64 network of an IPv6 one: a household or a host has a whole network of those. */
export function network(address: string): string {
  const v4 = /(\d+\.\d+\.\d+\.\d+)(:\d+)?$/.exec(address)?.[1]
  if (v4) return v4
  const [head = '', tail] = address.replace(/^\[|\].*$/g, '').split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length)
  const all = [...groups, ...Array<string>(zeros).fill('0'), ...rest]
  return all
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')
}
