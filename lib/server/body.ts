import 'server-only'
import { err, ok, type Result } from '#lib/base/result'

/** As much of a request as routes read, whichever way it came. */
export interface Sent {
  /** Whole, or from its path on. */
  readonly url: string
  readonly headers: Pick<Headers, 'get'>
  readonly body: { getReader(): Pick<ReadableStreamDefaultReader<Uint8Array>, 'read' | 'cancel'> } | null
}

/**
 * The text of a request, read no further than so many bytes: what a sender says of its length counts for nothing, and the rest of what is too
 * large is not waited for.
 */
export async function readCapped(
  request: Pick<Sent, 'headers' | 'body'>,
  most: number,
): Promise<Result<string, 'too-large'>> {
  if (Number(request.headers.get('content-length') ?? 0) > most) return err('too-large')
  const reader = request.body?.getReader()
  if (!reader) return ok('')
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return ok(text + decoder.decode())
    size += value.byteLength
    if (size > most) {
      await reader.cancel().catch(() => undefined)
      return err('too-large')
    }
    text += decoder.decode(value, { stream: true })
  }
}
