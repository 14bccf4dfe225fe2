import { sendFile, sendNoFile } from '#lib/server/download'
import { exportQuestions } from '#lib/server/export/export-questions'

/**
 * A file of questions with their answers. `lezione` and `regola`, as many as wanted (a `regola` may hold several numbers); `numero`;
 * `formato`: `anki`, `gift` or `moodle`; `serie`.
 */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const rules = searchParams.getAll('regola').flatMap((text) => text.split(/[\s,;]+/))
  const file = await exportQuestions({
    lessons: searchParams.getAll('lezione'),
    rules: rules.filter((rule) => rule !== ''),
    count: searchParams.get('numero'),
    format: searchParams.get('formato'),
    series: searchParams.get('serie'),
  })
  return file.ok ? sendFile(file.value) : sendNoFile(file.error)
}
