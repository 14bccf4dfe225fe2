import { readCalendar } from '#lib/server/courses/calendar'
import { sendNoFile } from '#lib/server/download'

interface CalendarContext {
  readonly params: Promise<{ readonly token: string }>
}

/** What somebody has to do, for the calendar that knows this address. */
export async function GET(_: Request, { params }: CalendarContext): Promise<Response> {
  const found = await readCalendar({ token: (await params).token })
  if (!found.ok) return sendNoFile(found.error)
  return new Response(found.value, {
    headers: { 'Cache-Control': 'private, no-store', 'Content-Type': 'text/calendar; charset=utf-8' },
  })
}
