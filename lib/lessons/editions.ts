import { z } from 'zod'
import { err, ok, type Result } from '#lib/base/result'
import type { CheckItalian, LessonMessage, RuleNumber } from './types'
import { readYamlFile } from './yaml-file'

/** One change of the rules between editions, in our own words. */
export interface Edition {
  readonly title: string
  readonly before: string
  readonly now: string
  /** When, as far as it is known: «fra il 14 giugno e il 12 luglio 2019». */
  readonly when: string
  /** Earliest and latest day of the change, ISO, for ordering; equal where the day is known. */
  readonly from: string
  readonly to: string
  readonly kind: 'regola' | 'nome' | 'numero'
  /** Numbers touched, as they are now. */
  readonly rules: readonly RuleNumber[]
}

const line = z.string().trim().min(1, 'è vuoto')
const day = line.regex(/^\d{4}-\d{2}-\d{2}$/, 'ci vuole una data come 2019-07-12')

const changes = z.array(
  z.strictObject({
    titolo: line,
    prima: line,
    ora: line,
    quando: line,
    da: day,
    a: day,
    genere: z.enum(['regola', 'nome', 'numero'], 'ci vuole regola, nome o numero'),
    regole: z.array(line.regex(/^\d{3}(?:\.\d+[a-z]{0,2})?$/, 'ci vuole un numero di regola o di sezione')).default([]),
  }),
)

/** Reads `content/edizioni.yaml`, oldest change first. */
export function readEditions(
  text: string,
  path: string,
  checkItalian: CheckItalian,
): Result<readonly Edition[], readonly LessonMessage[]> {
  const file = readYamlFile(text, path, changes, 'editions')
  if (!file.ok) return file
  const messages: LessonMessage[] = []
  file.value.data.forEach((change, i) => {
    const say = (field: string, code: string, said: string) =>
      messages.push({ path, ...file.value.pointOf([i, field]), code, text: said })
    if (change.da > change.a) say('a', 'editions', 'La data «a» viene prima della data «da».')
    for (const field of ['titolo', 'prima', 'ora', 'quando'] as const)
      for (const problem of checkItalian(change[field], 'history')) say(field, problem.code, problem.text)
  })
  if (messages.length > 0) return err(messages)
  return ok(
    file.value.data
      .map((c) => ({
        title: c.titolo,
        before: c.prima,
        now: c.ora,
        when: c.quando,
        from: c.da,
        to: c.a,
        kind: c.genere,
        rules: c.regole,
      }))
      .toSorted((a, b) => (a.to < b.to ? -1 : a.to > b.to ? 1 : 0)),
  )
}
