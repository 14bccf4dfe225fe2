import 'server-only'
import { after } from 'next/server'
import { askedDirectly } from '#lib/auth/asked'

/** Does something when the answer to this request has been sent: what nobody has to wait for. */
export function later(work: () => void | Promise<void>): void {
  const direct = askedDirectly()
  if (direct) direct.later(work)
  else after(work)
}
