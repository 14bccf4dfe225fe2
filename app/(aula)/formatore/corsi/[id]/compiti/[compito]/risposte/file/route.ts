import { exportAnswers } from '#lib/server/courses/export-answers'
import { sendFile, sendNoFile } from '#lib/server/download'

interface FileContext {
  readonly params: Promise<{ readonly id: string; readonly compito: string }>
}

/** Every answer of an assignment, for a spreadsheet. */
export async function GET(_: Request, { params }: FileContext): Promise<Response> {
  const { id, compito } = await params
  const file = await exportAnswers({ courseId: id, assignmentId: compito })
  return file.ok ? sendFile(file.value) : sendNoFile(file.error)
}
