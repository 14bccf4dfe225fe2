import { answerPost, privateJson, statusOf } from '#lib/server/http'
import { getReading } from '#lib/server/reading/get-reading'
import { keepReading } from '#lib/server/reading/keep-reading'

export const dynamic = 'force-dynamic'

/** What the reader has read of the lessons: `{ account, lessons }`. */
export async function GET(): Promise<Response> {
  const reading = await getReading()
  return reading.ok ? privateJson(reading.value) : privateJson({ code: reading.error }, statusOf(reading.error))
}

/** Keeps what was read: `{ entries: [{ lesson, section, what: 'read' | 'unread' | 'place', ago }] }`, as often as it is sent. */
export const POST = (request: Request): Promise<Response> => answerPost(request, (sent) => keepReading(sent as never))
