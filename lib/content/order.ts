import type { Chapter, Lesson, LessonMessage, Term } from '#lib/lessons/index'

const say = (path: string, code: string, text: string): LessonMessage => ({ path, line: 1, column: 1, code, text })

const whole = (n: string): string => n.replace(/[a-z]+$/, '')

/** Whether the passage of one rule teaches another: itself, a letter of its number, or the number of its letters. */
const teaches = (passage: string, n: string): boolean =>
  passage === n || (whole(passage) === whole(n) && (passage === whole(n) || n === whole(n)))

/** Whether the passage of a rule stands under what a glossary entry names: a rule, a number with letters, or a section. */
const under = (passage: string, entry: string): boolean =>
  entry.includes('.') ? teaches(passage, entry) : passage.startsWith(`${entry}.`)

/** What a lesson uses and only a later one teaches. */
function ahead(lessons: readonly Lesson[], at: number, terms: ReadonlyMap<string, Term>): LessonMessage[] {
  const lesson = lessons[at] as Lesson
  const out: LessonMessage[] = []
  const first = (has: (passage: string) => boolean) => lessons.findIndex(({ rules }) => rules.some(has))
  for (const n of lesson.cites) {
    const taught = first((passage) => teaches(passage, n))
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
    const taught = term ? first((passage) => term.rules.some((n) => under(passage, n))) : -1
    if (taught > at)
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
export function orderCheck(chapters: readonly Chapter[], terms: readonly Term[]): readonly LessonMessage[] {
  const lessons = chapters.flatMap((chapter) => chapter.lessons)
  const known = new Map(terms.map((term) => [term.id, term]))
  const isLong = (lesson: Lesson) => lesson.objective === ''
  return [
    ...chapters.flatMap(headings),
    ...passages(lessons),
    ...chapters
      .filter(({ lessons: own }) => own.some(isLong))
      .map(({ path }) =>
        say(path, 'chapter-long', 'Il capitolo si scrive in lezioni brevi: un file per lezione, «10-nome.md».'),
      ),
    ...lessons.flatMap((lesson, at) => (isLong(lesson) ? [] : [...before(lessons, at), ...ahead(lessons, at, known)])),
  ]
}
