import 'server-only'
import { createHmac } from 'node:crypto'
import { headers } from 'next/headers'
import { derivedKey } from './secret'

/**
 * Where a request comes from, as a keyed hash: good for counting, useless for finding anybody. Each proxy in front of the site appends
 * to `X-Forwarded-For` the address that it saw, so the last entry that ours wrote is believed and what the client claimed before it is not
 * (`TRUSTED_PROXIES`, 1 unless set). Without a proxy the entry is the one that Next writes.
 */
export async function addressKey(): Promise<string> {
  const list = ((await headers()).get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim())
  const hops = Math.max(1, Number(process.env.TRUSTED_PROXIES) || 1)
  return opaque(network(list.at(-Math.min(hops, list.length)) ?? ''))
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
