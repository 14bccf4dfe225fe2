import 'server-only'
import Papa from 'papaparse'

/** A moment in a cell, from what calendar and clock say (`2026-12-01T10:00`). Nobody typed it: a spreadsheet may well read it as what it is. */
export class Moment {
  readonly text: string
  constructor(said: string) {
    this.text = said.replace('T', ' ')
  }
}

/** What may stand in a cell; what is neither text, number nor yes or no is written as JSON. */
type Cell = unknown

/**
 * A table as a file for people: spreadsheets set to Italian open it as it is, with semicolons between columns and a comma before decimals. The mark in
 * front says that it is UTF-8.
 */
export const csvFile = (name: string, rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>) => ({
  name: `${name}.csv`,
  type: 'text/csv; charset=utf-8',
  pieces: linesOf(rows),
})

async function* linesOf(rows: Parameters<typeof csvFile>[1]): AsyncGenerator<string> {
  yield '\uFEFF'
  for await (const row of rows) yield csvLine(row)
}

/** A line of such a file (RFC 4180 with semicolons). */
export const csvLine = (values: readonly Cell[]): string =>
  `${Papa.unparse([values.map(textOf)], { delimiter: ';', quotes: (text: string) => /[,;|\t]/.test(text) })}\r\n`

function textOf(value: Cell): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value).replace('.', ',')
  if (value instanceof Moment) return value.text
  if (typeof value === 'boolean') return String(value)
  return typeof value === 'string' ? harmless(value) : harmlessJson(JSON.stringify(value))
}

// Signs of full width count as the plain ones; so may whatever stands in front and is not seen.
const FORMULA = '[=+\\-@＝＋－＠]'
const UNSEEN = '[\\s\\p{Z}\\p{Cc}\\p{Cf}]*'

const AT_FIRST = new RegExp(`^(?=${UNSEEN}${FORMULA}|[\\t\\r])`, 'u')
/** After what another spreadsheet may take for the end of a cell: there the quotes around the whole mean nothing. */
const AFTER_A_SEPARATOR = new RegExp(`([,;|\\t\\r\\n]["\\s\\p{Z}\\p{Cf}]*)(?=${FORMULA})`, 'gu')

/** What a spreadsheet would work out, or make a number or a date of, is marked as text. */
function harmless(text: string): string {
  const marked = text.replaceAll(AFTER_A_SEPARATOR, "$1'")
  return AT_FIRST.test(text) || isMistakable(text.trim()) ? `'${marked}` : marked
}

/** In the texts of JSON the same signs have another way to be written, which means the same. */
const harmlessJson = (json: string): string =>
  json.replaceAll(/"(?:[^"\\]|\\.)*"/g, (text) =>
    text.replaceAll(
      new RegExp(`(?<![\\p{L}\\p{N}])${FORMULA}`, 'gu'),
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  )

const MONTH = [
  'gen(?:naio)?|feb(?:braio|ruary)?|mar(?:zo|ch)?|apr(?:ile|il)?|mag(?:gio)?|giu(?:gno)?|lug(?:lio)?|ago(?:sto)?|set(?:t|tembre)?|ott(?:obre)?',
  'nov(?:embre|ember)?|dic(?:embre)?|jan(?:uary)?|may|june?|july?|aug(?:ust)?|sep(?:t|tember)?|oct(?:ober)?|dec(?:ember)?',
].join('|')

/** Scores, ranges, numbers of rules, hours, fractions: `3/4`, `1-2`, `702.110`, `10:30`, `007`, `1e5`, `5 mag`. */
const MISTAKABLE = new RegExp(
  `^(?:[(€$£]?\\d[\\d\\s.,:/()%€$£–-]*|\\d[\\d.,]*e[+-]?\\d+|\\d{1,4}[\\s./-]*(?:${MONTH})\\.?(?:[\\s./-]*\\d{1,4})?|(?:${MONTH})\\.?[\\s./-]*\\d{1,4}|\\d{1,2}(?::\\d{2})?\\s*[ap]m?)$`,
  'iu',
)

/** What is shown as it was written, or is the day that it says. */
const PLAIN = /^(?:0|[1-9]\d{0,14}|\d{4}-\d{2}-\d{2})$/

const isMistakable = (text: string): boolean => MISTAKABLE.test(text) && !PLAIN.test(text)
