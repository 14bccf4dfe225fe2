import { exportReport } from '#lib/server/courses/report'
import { sendFile, sendNoFile } from '#lib/server/download'

interface FileContext {
  readonly params: Promise<{ readonly id: string }>
}

/** One table of the report of a course, for a spreadsheet. `tabella`: `regole`, `aree`, `domande`, `errori`, `settimane`. */
export async function GET(request: Request, { params }: FileContext): Promise<Response> {
  const table = new URL(request.url).searchParams.get('tabella') ?? ''
  const file = await exportReport({ courseId: (await params).id, table })
  return file.ok ? sendFile(file.value) : sendNoFile(file.error)
}
