import { setTimeout as pause } from 'node:timers/promises'
import { fieldsOf } from '../bench/form'
import type { Wire } from './wire'

const AGAIN = 200

/** The cookies that a reply sets, as a browser sends them back. */
export const cookiesOf = (reply: Response): string =>
  reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

interface Form {
  readonly page: string
  /** Words of the form that is meant. */
  readonly words: readonly string[]
  readonly fields?: Readonly<Record<string, string>>
  /** Names of fields that are not sent. */
  readonly without?: readonly string[]
  readonly cookie?: string
}

/**
 * Sends a form of a page as a browser without script does, until it leads somewhere else. A page that leads there by itself has been sent
 * before, and nobody heard of it.
 */
export async function sendForm(
  wire: Wire,
  { page, words, fields = {}, without = [], cookie = '' }: Form,
): Promise<Response> {
  for (;;) {
    try {
      const shown = await wire.ask(page, { headers: { cookie } })
      if (leads(shown)) return shown
      const html = await shown.text()
      const form = fieldsOf(html, ...words)
      if (shown.ok && [...form].length > 0) {
        for (const name of without) form.delete(name)
        for (const [name, value] of Object.entries(fields)) form.set(name, value)
        const reply = await wire.ask(page, { method: 'POST', body: form, headers: { cookie } })
        if (leads(reply)) return reply
        await reply.arrayBuffer()
      }
    } catch {
      // Cut, refused or too long on its way: the same again.
    }
    await pause(AGAIN)
  }
}

const leads = ({ status }: Response): boolean => status === 303 || status === 307
