import { privateJson, statusOf } from '#lib/server/http'
import { getReader } from '#lib/server/progress/get-reader'

export const dynamic = 'force-dynamic'

/** What static pages ask about their reader: `{ account, mastery }`. */
export async function GET(): Promise<Response> {
  const reader = await getReader()
  return reader.ok ? privateJson(reader.value) : privateJson({ code: reader.error }, statusOf(reader.error))
}
