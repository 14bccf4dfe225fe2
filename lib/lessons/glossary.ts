import { z } from 'zod'
import { err, ok, type Result } from '#lib/base/result'
import { slug } from './text'
import type { CheckItalian, LessonMessage, Term } from './types'
import { readYamlFile } from './yaml-file'

const line = z.string().trim().min(1, 'è vuoto')

const entries = z.array(
  z.strictObject({
    voce: line,
    inglese: line,
    alternative: z.array(line).default([]),
    regole: z.array(line.regex(/^\d{3}(?:\.\d+[a-z]?)?$/, 'ci vuole un numero di regola o di sezione')).min(1),
    definizione: line,
  }),
)

const letterOf = (text: string): string => slug(text).charAt(0).toUpperCase()

/** Reads `content/glossario.yaml`: names in alphabetical order, each once, definitions that pass the checks on Italian. */
export function readGlossary(
  text: string,
  path: string,
  checkItalian: CheckItalian,
): Result<readonly Term[], readonly LessonMessage[]> {
  const file = readYamlFile(text, path, entries, 'glossary')
  if (!file.ok) return file
  const messages: LessonMessage[] = []
  const seen = new Set<string>()
  file.value.data.forEach((entry, i) => {
    const say = (field: string, code: string, said: string) =>
      messages.push({ path, ...file.value.pointOf([i, field]), code, text: said })
    if (seen.has(slug(entry.voce))) say('voce', 'glossary', `La voce «${entry.voce}» c'è già.`)
    seen.add(slug(entry.voce))
    for (const problem of checkItalian(entry.definizione, 'label')) say('definizione', problem.code, problem.text)
  })
  if (messages.length > 0) return err(messages)
  return ok(
    file.value.data
      .map((e) => ({
        id: slug(e.voce),
        it: e.voce,
        en: e.inglese,
        alternatives: e.alternative,
        rules: e.regole,
        definition: e.definizione,
        letter: letterOf(e.voce),
      }))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  )
}
