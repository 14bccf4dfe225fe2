import { exportData } from '#lib/server/account/export'
import { sendFile, sendNoFile } from '#lib/server/download'

/** A file with everything that is stored of whoever asks. `formato`: `json`, or `csv` with `tabella`. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const table = searchParams.get('tabella') ?? ''
  const wish =
    searchParams.get('formato') === 'csv' ? ({ format: 'csv', table } as const) : ({ format: 'json' } as const)
  const file = await exportData(wish)
  return file.ok ? sendFile(file.value, { 'X-Rows': String(file.value.rows) }) : sendNoFile(file.error)
}
