import { exportAnswers } from '#lib/server/courses/export-answers'
import { sendFile, sendNoFile } from '#lib/server/download'
import { namesIn } from '../../../../../../../../_ui/course/names-order'

interface FileContext {
  readonly params: Promise<{ readonly id: string; readonly compito: string }>
}

/** Every answer of an assignment, for a spreadsheet. `persone`: by `nome`, or by `cognome`. */
export async function GET(request: Request, { params }: FileContext): Promise<Response> {
  const { id, compito } = await params
  const file = await exportAnswers({
    courseId: id,
    assignmentId: compito,
    names: namesIn(Object.fromEntries(new URL(request.url).searchParams)),
  })
  return file.ok ? sendFile(file.value) : sendNoFile(file.error)
}
