import 'server-only'
import type { ExportQuestion, Format } from '#lib/export/index'
import { patiently } from '../work/busy'

/** A file of questions from its head to its foot, each made as it is reached; a lesson is named where its questions begin. */
export async function* written<T>(
  format: Format,
  sources: Iterable<T> | AsyncIterable<T>,
  made: (source: T) => Promise<ExportQuestion>,
): AsyncGenerator<string> {
  if (format.head !== '') yield format.head
  let lesson: string | undefined
  for await (const source of sources) {
    const question = await patiently(() => made(source))
    const named = question.lesson?.title !== lesson ? format.lesson(question.lesson?.title ?? '') : ''
    lesson = question.lesson?.title
    yield named + format.question(question)
  }
  if (format.foot !== '') yield format.foot
}

/** Digits of a place at least. */
const DIGITS = 2

/** The same of a deck: all its questions under its title, each with its place, by which other programs keep them in order. */
export async function* writtenDeck<T>(
  format: Format,
  { title, sources }: { readonly title: string; readonly sources: readonly T[] },
  made: (source: T) => Promise<ExportQuestion>,
): AsyncGenerator<string> {
  yield format.deck(title)
  const digits = Math.max(DIGITS, String(sources.length).length)
  for (const [n, source] of sources.entries()) {
    const question = await patiently(() => made(source))
    yield format.question({ ...question, place: String(n + 1).padStart(digits, '0') })
  }
  if (format.foot !== '') yield format.foot
}
