import { sayFailure } from '../failures'
import type { Trouble } from '../question/messages'

/** What a session refuses is not lost for want of trying: another answer would meet the same. */
const refused = (code: string): Trouble => ({
  kind: 'stop',
  title: 'La risposta non è stata contata.',
  text: sayFailure(code),
})
export const told: Readonly<Record<string, Trouble>> = Object.fromEntries(
  ['not-open', 'too-late', 'kicked', 'not-playing'].map((code) => [code, refused(code)]),
)

/** A live session is for browsers with script: nothing is ever sent without. */
export const NOBODY = { action: () => {}, reply: null }

/** Sends what somebody chose in a session; null once it is kept, else why it is not. */
export async function sendLive(address: string, body: object): Promise<string | null> {
  const reply = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  })
  const said = (await reply.json()) as { readonly status?: string; readonly code?: string }
  return said.status === undefined ? (said.code ?? '') : null
}
