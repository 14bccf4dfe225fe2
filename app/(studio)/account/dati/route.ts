import { sayError } from '#lib/italian/errors'
import { exportData } from '#lib/server/account/export'
import { statusOf } from '#lib/server/http'

/** A file with everything that is stored of whoever asks. `formato`: `json`, or `csv` with `tabella`. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const table = searchParams.get('tabella') ?? ''
  const wish =
    searchParams.get('formato') === 'csv' ? ({ format: 'csv', table } as const) : ({ format: 'json' } as const)
  const file = await exportData(wish)
  const headers = { 'Cache-Control': 'private, no-store' }
  if (!file.ok) {
    const type = { 'Content-Type': 'text/plain; charset=utf-8' }
    return new Response(sayError(file.error), { status: statusOf(file.error), headers: { ...headers, ...type } })
  }
  const { name, type, rows, pieces } = file.value
  return new Response(streamOf(pieces), {
    headers: {
      ...headers,
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'X-Rows': String(rows),
    },
  })
}

/** Written as fast as it is read: a slow reader does not fill the memory. */
function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}
