import type { Chapter, Lesson, LessonMessage, Term } from '#lib/lessons/index'
import { type Taught, taughtIn } from './taught'
import { type Bringing, unready } from './unready'
import { type Words, wordsAhead } from './words'

const say = (path: string, code: string, text: string): LessonMessage => ({ path, line: 1, column: 1, code, text })

/** Lessons in the order of the path: those of each chapter after another, but for those that come at a place of their own. */
export const pathOf = (chapters: readonly Chapter[]): readonly Lesson[] =>
  chapters
    .flatMap(({ order, lessons }) => lessons.map((lesson) => ({ lesson, at: lesson.place ?? order })))
    .toSorted((a, b) => a.at - b.at)
    .map(({ lesson }) => lesson)

/** What a lesson uses and only a later one teaches. */
function ahead(
  lessons: readonly Lesson[],
  at: number,
  terms: ReadonlyMap<string, Term>,
  place: Taught,
  { explained }: Words,
): LessonMessage[] {
  const lesson = lessons[at] as Lesson
  const out: LessonMessage[] = []
  for (const n of lesson.cites) {
    const taught = place.rule(n)
    if (taught > at)
      out.push(
        say(
          lesson.path,
          'rule-ahead',
          `La lezione cita ${n}, che si impara dopo, in «${lessons[taught]?.slug}»: togli il numero o cambia l'ordine.`,
        ),
      )
  }
  for (const id of lesson.terms) {
    const term = terms.get(id)
    const taught = term ? place.term(term) : -1
    if (taught > at && !(term && (explained.get(term) ?? lessons.length) <= at))
      out.push(
        say(
          lesson.path,
          'term-ahead',
          `La lezione usa «${term?.it}», che si impara dopo, in «${lessons[taught]?.slug}»: dillo con altre parole o cambia l'ordine.`,
        ),
      )
  }
  return out
}

/** Lessons named as coming before do exist, and do come before. */
function before(lessons: readonly Lesson[], at: number): LessonMessage[] {
  const lesson = lessons[at] as Lesson
  return lesson.before.flatMap((slug) =>
    lessons.slice(0, at).some((other) => other.slug === slug)
      ? []
      : [say(lesson.path, 'before-unknown', `«${slug}» in «prima» non è una lezione che viene prima di questa.`)],
  )
}

/** Addresses of headings are those under which reading is remembered: one for each in a chapter. */
function headings({ lessons }: Chapter): LessonMessage[] {
  const seen = new Map<string, string>()
  return lessons.flatMap(({ path, toc }) =>
    toc.flatMap(({ id, title }) => {
      const other = seen.get(id)
      seen.set(id, other ?? path)
      return other && other !== path
        ? [say(path, 'heading-twice', `«${title}» è un titolo anche di ${other}: nel capitolo ce ne vuole uno solo.`)]
        : []
    }),
  )
}

/** The passage of a rule is written once in the whole path. */
function passages(lessons: readonly Lesson[]): LessonMessage[] {
  const seen = new Map<string, string>()
  return lessons.flatMap(({ path, rules }) =>
    rules.flatMap((n) => {
      const other = seen.get(n)
      seen.set(n, path)
      return other
        ? [
            say(
              path,
              'rule-twice',
              `La regola ${n} ha già il suo paragrafo in ${other}: uniscili, o scrivi qui «::qui{n=${n}}» e una frase che vi rimanda.`,
            ),
          ]
        : []
    }),
  )
}

/** The path is one that can be followed: short lessons, in an order in which nothing is used before it was taught. */
export function orderCheck(
  chapters: readonly Chapter[],
  terms: readonly Term[],
  bringing?: Bringing,
): readonly LessonMessage[] {
  const lessons = pathOf(chapters)
  const place = taughtIn(lessons)
  const known = new Map(terms.map((term) => [term.id, term]))
  const isLong = (lesson: Lesson) => lesson.objective === ''
  // What a chapter that is not cut yet says is not read: it is to be cut first.
  const short = lessons.some(isLong) ? [] : lessons
  const words = wordsAhead(short, terms)
  return [
    ...chapters.flatMap(headings),
    ...passages(lessons),
    ...chapters
      .filter(({ lessons: own }) => own.some(isLong))
      .map(({ path }) =>
        say(path, 'chapter-long', 'Il capitolo si scrive in lezioni brevi: un file per lezione, «10-nome.md».'),
      ),
    ...lessons.flatMap((lesson, at) =>
      isLong(lesson) ? [] : [...before(lessons, at), ...ahead(lessons, at, known, place, words)],
    ),
    ...words.messages,
    ...(bringing === undefined ? [] : unready(short, terms, words.explained, bringing)),
  ]
}
