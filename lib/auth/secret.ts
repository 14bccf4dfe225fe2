import 'server-only'
import { hkdfSync } from 'node:crypto'
import { invariant } from '#lib/base/invariant'

/** The secret that sessions are sealed with; `npm start` makes one and keeps it where none is set. */
export function secret(): string {
  const value = process.env.NEXTAUTH_SECRET
  invariant(value && value.length >= 16, 'NEXTAUTH_SECRET is not set')
  return value
}

const keys = new Map<string, Buffer>()

/** A key of 32 bytes for one purpose: knowing one says nothing about the secret or about the others. */
export function derivedKey(purpose: string): Buffer {
  const name = `${purpose}\n${secret()}`
  const known = keys.get(name) ?? Buffer.from(hkdfSync('sha256', secret(), 'verdetto', purpose, 32))
  keys.set(name, known)
  return known
}
