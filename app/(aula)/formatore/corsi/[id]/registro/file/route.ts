import { exportGradebook } from '#lib/server/courses/export-gradebook'
import { sendFile, sendNoFile } from '#lib/server/download'

interface FileContext {
  readonly params: Promise<{ readonly id: string }>
}

/** The gradebook of a course as a file. `formato`: `csv`, or `xlsx`. */
export async function GET(request: Request, { params }: FileContext): Promise<Response> {
  const format = new URL(request.url).searchParams.get('formato') ?? ''
  const file = await exportGradebook({ courseId: (await params).id, format })
  return file.ok ? sendFile(file.value) : sendNoFile(file.error)
}
