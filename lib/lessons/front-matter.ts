import { z } from 'zod'
import { err, ok, type Result } from '#lib/base/result'
import type { LessonMessage } from './types'
import { pointAt, readYaml } from './yaml'

/** A content file cut in two: its data, and its Markdown with the data blanked so that lines count as in the file. */
export interface FrontMatter<T> {
  readonly data: T
  readonly body: string
}

const opening = /^---\n([\s\S]*?\n)?---(?:\n|$)/

/** How one wrong field is told: `titolo: manca`. */
function sayIssue(issue: z.core.$ZodIssue): string {
  const field = issue.path.join('.')
  if (issue.code === 'unrecognized_keys') return `In testa al file «${issue.keys.join('», «')}» non ci va.`
  if (issue.code === 'invalid_type') return `In testa al file manca «${field}», oppure non è una riga di testo.`
  return `In testa al file «${field}» non va bene: ${issue.message}.`
}

/** Reads the YAML block between `---` lines at the top of a file against a schema of text fields. */
export function readFrontMatter<T>(
  md: string,
  path: string,
  schema: z.ZodType<T>,
): Result<FrontMatter<T>, readonly LessonMessage[]> {
  const found = opening.exec(md)
  if (!found)
    return err([
      {
        path,
        line: 1,
        column: 1,
        code: 'front-matter',
        text: 'Il file deve cominciare con «---», i suoi dati e un altro «---».',
      },
    ])
  const block = found[1] ?? ''
  const message = (offset: number, text: string): LessonMessage => ({
    path,
    ...pointAt(block, offset, 2),
    code: 'front-matter',
    text,
  })
  const yaml = readYaml(block, 'strings')
  if (!yaml.ok) return err(yaml.error.map((e) => message(e.offset, e.text)))
  const { data, offsetOf } = yaml.value
  const parsed = schema.safeParse(data ?? {})
  if (!parsed.success)
    return err(
      parsed.error.issues.map((i) => message(offsetOf(i.path.filter((p) => typeof p !== 'symbol')), sayIssue(i))),
    )
  const body = found[0].replace(/[^\n]/g, '') + md.slice(found[0].length)
  return ok({ data: parsed.data, body })
}

const line = z.string().trim().min(1, 'è vuoto')

/** What stands at the head of a lesson. */
export const lessonHead = z.strictObject({
  titolo: line,
  inglese: line,
  sezione: line.regex(/^\d{3}$/, 'ci vuole il numero di una sezione, ad esempio 119'),
  ordine: line.regex(/^\d{1,3}$/, 'ci vuole un numero').transform(Number),
  sommario: line,
  apertura: line,
})

/** What stands at the head of a file of restated rules. */
export const rulesHead = z.strictObject({
  sezione: line.regex(/^\d{3}$/, 'ci vuole il numero di una sezione, ad esempio 119'),
  titolo: line,
  inglese: line,
})
