import { fromThisSite, privateJson, readJson, statusOf } from '#lib/server/http'
import { getReading } from '#lib/server/reading/get-reading'
import { keepReading } from '#lib/server/reading/keep-reading'

export const dynamic = 'force-dynamic'

/** What the reader has read of the lessons: `{ account, lessons }`. */
export async function GET(): Promise<Response> {
  const reading = await getReading()
  return reading.ok ? privateJson(reading.value) : privateJson({ code: reading.error }, statusOf(reading.error))
}

/** Keeps what was read: `{ entries: [{ lesson, section, what: 'read' | 'unread' | 'place', ago }] }`, as often as it is sent. */
export async function POST(request: Request): Promise<Response> {
  if (!fromThisSite(request)) return privateJson({ code: 'not-allowed' }, 403)
  const body = await readJson(request)
  if (!body.ok) return privateJson({ code: body.error }, statusOf(body.error))
  const kept = await keepReading(body.value as never)
  return kept.ok ? privateJson(kept.value) : privateJson({ code: kept.error }, statusOf(kept.error))
}
