import 'server-only'
import Papa from 'papaparse'

/** Bytes of a list at most: a thousand lines take a tenth of it. */
const LARGEST = 500_000

/** The text of a table that came as a file, or was typed: UTF-8, UTF-16 with its mark, or else as spreadsheets on Windows write it. */
export async function sentTable(form: FormData): Promise<string> {
  const file = form.get('file')
  if (!(file instanceof File) || file.size === 0) return String(form.get('text') ?? '')
  return textOf(new Uint8Array(await file.slice(0, LARGEST + 1).arrayBuffer()))
}

function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // No UTF-8: an accented letter of another encoding.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Whether a text may be a table at all: a picture or a document that was chosen by mistake has signs that no text has. */
export const isText = (text: string): boolean => !/(?!\s)\p{Cc}/u.test(text)

/** What may keep columns apart. */
const SEPARATORS = [';', ',', '\t', '|'] as const

/** What keeps the columns apart: whatever the first line that says something has most of. The library takes empty lines for evidence. */
function separatorOf(text: string): string {
  const first = text.split(/\r\n?|\n/).find((line) => line.trim() !== '') ?? ''
  const times = (separator: string): number => first.split(separator).length
  return SEPARATORS.reduce((best, separator) => (times(separator) > times(best) ? separator : best))
}

/** The rows of a table, whatever keeps its columns apart; one row for each line, so that they may be counted. Null for one too large. */
export function rowsOf(text: string): readonly (readonly string[])[] | null {
  if (text.length > LARGEST) return null
  const table = text.replace(/^\uFEFF/, '')
  return Papa.parse<string[]>(table, { delimiter: separatorOf(table) }).data
}
