import { sendFile, sendNoFile } from '#lib/server/download'
import { getAnswersModel } from '#lib/server/sheet/typed-answers'

interface Context {
  readonly params: Promise<{ readonly sheetId: string }>
}

/** The table in which the answers of a class are written, with its heads and names. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const file = await getAnswersModel({ sheetId: (await params).sheetId })
  return file.ok ? sendFile(file.value) : sendNoFile(file.error)
}
