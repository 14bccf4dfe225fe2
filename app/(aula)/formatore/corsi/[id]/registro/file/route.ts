import { exportGradebook } from '#lib/server/courses/export-gradebook'
import { sendFile, sendNoFile } from '#lib/server/download'
import { namesIn } from '../../../../../../_ui/course/names-order'

interface FileContext {
  readonly params: Promise<{ readonly id: string }>
}

/** The gradebook of a course as a file. `formato`: `csv`, or `xlsx`; `persone`: by `nome`, or by `cognome`. */
export async function GET(request: Request, { params }: FileContext): Promise<Response> {
  const asked = Object.fromEntries(new URL(request.url).searchParams)
  const file = await exportGradebook({
    courseId: (await params).id,
    format: asked.formato ?? '',
    names: namesIn(asked),
  })
  return file.ok ? sendFile(file.value) : sendNoFile(file.error)
}
