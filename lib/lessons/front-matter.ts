import { z } from 'zod'
import { err, ok, type Result } from '#lib/base/result'
import type { LessonMessage } from './types'
import { readYamlFile } from './yaml-file'

/** A content file cut in two: its data, and its Markdown with the data blanked so that lines count as in the file. */
export interface FrontMatter<T> {
  readonly data: T
  readonly body: string
}

const opening = /^---\n([\s\S]*?\n)?---(?:\n|$)/

/** Reads the YAML block between `---` lines at the top of a file against a schema of text fields. */
export function readFrontMatter<T>(
  md: string,
  path: string,
  schema: z.ZodType<T>,
): Result<FrontMatter<T>, readonly LessonMessage[]> {
  const found = opening.exec(md)
  if (!found) {
    const text = 'Il file deve cominciare con «---», i suoi dati e un altro «---».'
    return err([{ path, line: 1, column: 1, code: 'front-matter', text }])
  }
  // The block begins on the second line of the file.
  const head = readYamlFile(found[1] ?? '', path, schema, 'front-matter', 2)
  if (!head.ok) return head
  return ok({ data: head.value.data, body: found[0].replace(/[^\n]/g, '') + md.slice(found[0].length) })
}

const line = z.string().trim().min(1, 'è vuoto')

const section = line.regex(/^\d{3}$/, 'ci vuole il numero di una sezione, ad esempio 119')

/** A place among the chapters. */
const place = line.regex(/^\d{1,3}$/, 'ci vuole un numero').transform(Number)

/** What stands at the head of a chapter. */
export const chapterHead = z.strictObject({
  titolo: line,
  inglese: line,
  sezione: section,
  ordine: place,
  sommario: line,
  apertura: line,
})

/** What stands at the head of a short lesson. */
export const lessonHead = z.strictObject({
  titolo: line,
  inglese: line,
  sezione: section,
  sommario: line,
  obiettivo: line.regex(/^Alla fine sai dire /, 'comincia con «Alla fine sai dire»'),
  prima: z.array(line).default([]),
  percorso: place.optional(),
})

/** What stands at the head of a file of restated rules. */
export const rulesHead = z.strictObject({
  sezione: section,
  titolo: line,
  inglese: line,
})
