import { exportReport } from '#lib/server/courses/report/report'
import { sendFile, sendNoFile } from '#lib/server/download'

interface FileContext {
  readonly params: Promise<{ readonly id: string }>
}

/** One table of the report of a course, or of one of its assignments (`compito`), for a spreadsheet. `tabella`: `regole`, `aree`, `domande`, `errori`, `settimane`. */
export async function GET(request: Request, { params }: FileContext): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const table = searchParams.get('tabella') ?? ''
  const assignmentId = searchParams.get('compito') ?? undefined
  const file = await exportReport({ courseId: (await params).id, assignmentId, table })
  return file.ok ? sendFile(file.value) : sendNoFile(file.error)
}
