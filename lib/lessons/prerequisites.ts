import { z } from 'zod'
import { err, ok, type Result } from '#lib/base/result'
import type { LessonMessage } from './types'
import { readYamlFile } from './yaml-file'

/** For a section (`510`) or a rule (`702.2`): the sections and rules that are better known first. */
export type Prerequisites = ReadonlyMap<string, readonly string[]>

const NUMBER = /^\d{3}(?:\.\d+[a-z]{0,2})?$/
const number = z.string().regex(NUMBER, 'ci vuole un numero di regola o di sezione')
const file = z.record(number, z.array(number).min(1, 'ci vuole almeno un numero'))

/** Reads `content/prerequisiti.yaml`. `isKnown` says whether the project speaks of a number. */
export function readPrerequisites(
  text: string,
  path: string,
  isKnown: (number: string) => boolean,
): Result<Prerequisites, readonly LessonMessage[]> {
  const read = readYamlFile(text, path, file, 'prerequisites')
  if (!read.ok) return read
  const { data, pointOf } = read.value
  const messages: LessonMessage[] = []
  const say = (at: readonly (string | number)[], said: string) =>
    messages.push({ path, ...pointOf(at), code: 'prerequisites', text: said })
  const prerequisites: Prerequisites = new Map(Object.entries(data))
  for (const [after, before] of prerequisites) {
    if (!isKnown(after)) say([after], unknown(after))
    for (const [n, first] of before.entries()) if (!isKnown(first)) say([after, n], unknown(first))
    const circle = circleFrom(after, prerequisites)
    if (circle) say([after], `Si gira in tondo: ${circle.join(' viene dopo ')}. Togli una di queste righe.`)
  }
  return messages.length > 0 ? err(messages) : ok(prerequisites)
}

const unknown = (number: string): string =>
  `«${number}» non è in content/regole: correggi il numero o aggiungi la regola.`

const sectionOf = (number: string): string => number.slice(0, 3)

/** What comes before a number, by its own line and that of its section; before a section, also what comes before its rules. */
const before = (number: string, all: Prerequisites): readonly string[] =>
  [...all].flatMap(([after, first]) =>
    after === number || after === sectionOf(number) || sectionOf(after) === number ? first : [],
  )

/** The way from a number back to itself, where there is one. */
function circleFrom(start: string, all: Prerequisites): readonly string[] | undefined {
  const met = new Set<string>()
  const ways: (readonly string[])[] = [[start]]
  for (let way = ways.pop(); way; way = ways.pop()) {
    for (const next of before(way.at(-1) ?? start, all)) {
      if (next === start || next === sectionOf(start)) return [...way, next]
      if (met.has(next)) continue
      met.add(next)
      ways.push([...way, next])
    }
  }
  return undefined
}
