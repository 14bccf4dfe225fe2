import { z } from 'zod'
import { err, ok, type Result } from '#lib/base/result'
import { ruleOrder } from './rules-file'
import { slug } from './text'
import type { CheckItalian, LessonMessage, RuleNumber } from './types'
import { typeset } from './typeset'
import { readYamlFile } from './yaml-file'

/** One change of the rules between editions, in our own words. */
export interface Edition {
  /** The title as a permalink: `il-mulligan`. */
  readonly id: string
  readonly title: string
  readonly before: string
  readonly now: string
  /** When, as far as it is known: «fra il 14 giugno e il 12 luglio 2019». */
  readonly when: string
  /** Earliest and latest day of the change, ISO, for ordering; equal where the day is known. */
  readonly from: string
  readonly to: string
  readonly kind: 'regola' | 'nome' | 'numero'
  /** Numbers touched, as they are now; at least one. */
  readonly rules: readonly RuleNumber[]
  /** Where lessons tell of it, in a note «Com'era». */
  readonly taught: readonly EditionPlace[]
  /** `when` as it is written, for comparing. */
  readonly written: string
  readonly path: string
  readonly line: number
}

/** A place of a lesson: its address, and the line where the file of the editions names it. */
export interface EditionPlace {
  readonly lesson: string
  readonly at: string
  readonly line: number
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
    regole: z
      .array(line.regex(/^\d{3}(?:\.\d+[a-z]{0,2})?$/, 'ci vuole un numero di regola o di sezione'))
      .min(1, 'ci vuole almeno un numero'),
    lezioni: z.array(line.regex(/^[a-z0-9-]+#[a-z0-9.-]+$/, 'ci vuole un posto come punti-vita#119.2')).default([]),
  }),
)

/** Reads `content/edizioni.yaml`, in order of rule number. */
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
  const first = new Map<string, number>()
  file.value.data.forEach(({ titolo }, i) => {
    const id = slug(titolo)
    if (first.has(id))
      messages.push({ path, ...file.value.pointOf([i, 'titolo']), code: 'editions', text: `«${titolo}» c'è già.` })
    else first.set(id, i)
  })
  if (messages.length > 0) return err(messages)
  return ok(
    file.value.data
      .map((c, i) => ({
        id: slug(c.titolo),
        title: typeset(c.titolo),
        before: typeset(c.prima),
        now: typeset(c.ora),
        when: typeset(c.quando),
        written: c.quando,
        from: c.da,
        to: c.a,
        kind: c.genere,
        rules: c.regole,
        taught: c.lezioni.map((place, n): EditionPlace => {
          const [lesson = '', at = ''] = place.split('#')
          return { lesson, at, line: file.value.pointOf([i, 'lezioni', n]).line }
        }),
        path,
        line: file.value.pointOf([i]).line,
      }))
      .toSorted(byRule),
  )
}

const byRule = (a: Edition, b: Edition): number => {
  const [one, other] = [place(a), place(b)]
  return one < other ? -1 : one > other ? 1 : a.from < b.from ? -1 : 1
}

/** Of a whole section, before its first rule. */
const place = ({ rules: [first = ''] }: Edition): string => ruleOrder(first.includes('.') ? first : `${first}.0`)
