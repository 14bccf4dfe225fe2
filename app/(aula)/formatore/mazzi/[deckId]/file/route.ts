import { exportDeck } from '#lib/server/deck/export-deck'
import { sendFile, sendNoFile } from '#lib/server/download'

interface Context {
  readonly params: Promise<{ readonly deckId: string }>
}

/** The questions of a deck with their answers, for another program. `formato`: `moodle`, `gift` or `anki`. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const format = new URL(request.url).searchParams.get('formato')
  const file = await exportDeck({ deckId: (await params).deckId, format })
  return file.ok ? sendFile(file.value) : sendNoFile(file.error)
}
