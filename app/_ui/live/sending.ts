import { sayFailure } from '../failures'
import type { Trouble } from '../question/messages'

/** What a session refuses is not lost for want of trying: another answer would meet the same. */
const refusals = (title: string, besides = ''): Readonly<Record<string, Trouble>> =>
  Object.fromEntries(
    ['not-open', 'too-late', 'kicked', 'not-playing'].map((code) => [
      code,
      { kind: 'stop', title, text: `${sayFailure(code)}${besides}` } satisfies Trouble,
    ]),
  )
export const told = refusals('La risposta non è stata contata.')
/** The same of a change: what was answered before goes on counting. */
export const toldOfChange = refusals('Il cambio non è stato contato.', ' Resta la risposta di prima.')

/** A live session is for browsers with script: nothing is ever sent without. */
export const NOBODY = { action: () => {}, reply: null }

/** Sends what somebody chose in a session; what the session says of it once it is kept, else why it is not. */
export async function sendLive<T extends object>(
  address: string,
  body: object,
): Promise<{ readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string }> {
  const reply = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  })
  const said = (await reply.json()) as T & { readonly status?: string; readonly code?: string }
  return said.status === undefined ? { ok: false, error: said.code ?? '' } : { ok: true, value: said }
}
