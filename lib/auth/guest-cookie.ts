import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { derivedKey } from './secret'

/** How long a guest is remembered, in seconds: what browsers allow at most. */
export const GUEST_SECONDS = 400 * 24 * 60 * 60

const sign = (text: string): Buffer => createHmac('sha256', derivedKey('guest cookie')).update(text).digest()

/** The value of a guest's cookie: `id.seconds.signature`. `now` in ms since 1970. */
export function sealGuest(id: string, now: number): string {
  const text = `${id}.${Math.floor(now / 1000)}`
  return `${text}.${sign(text).toString('base64url')}`
}

/** The guest's id, or null for a value that was not written here, was changed, or is too old. */
export function openGuest(value: string | undefined, now: number): string | null {
  const [, text, id, seconds, signature] = /^(([0-9a-f-]{36})\.(\d{1,12}))\.([\w-]{43})$/.exec(value ?? '') ?? []
  if (!text || !id || !seconds || !signature) return null
  const age = now / 1000 - Number(seconds)
  const genuine = timingSafeEqual(Buffer.from(signature, 'base64url'), sign(text))
  return genuine && age < GUEST_SECONDS && age > -60 ? id : null
}
