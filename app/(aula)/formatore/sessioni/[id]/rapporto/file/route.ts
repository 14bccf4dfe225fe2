import { exportClass } from '#lib/server/classroom/report'
import { sendFile, sendNoFile } from '#lib/server/download'

interface Context {
  readonly params: Promise<{ readonly id: string }>
}

/** The answers of a live session as CSV, for whoever leads it. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const file = await exportClass({ id: (await params).id })
  return file.ok ? sendFile(file.value) : sendNoFile(file.error)
}
