import {
  type Chapter,
  type Lesson,
  type LessonMessage,
  type RuleText,
  ruleNumbers,
  type Term,
} from '#lib/lessons/index'

/** What the rest of the project uses, against which content is checked. */
export interface Uses {
  /** Beliefs that wrong answers betray: each needs its paragraph. */
  readonly beliefs: ReadonlySet<string>
  /** Rules that questions claim or that the evaluator cites: each needs its text. */
  readonly rules: ReadonlySet<string>
}

const here = 'content'
const message = (path: string, line: number, code: string, text: string): LessonMessage => ({
  path,
  line,
  column: 1,
  code,
  text,
})

/** Each belief is corrected in one place, and each in some place. */
function paragraphs(lessons: readonly Lesson[], uses: Uses): LessonMessage[] {
  const at = new Map<string, string>()
  const out: LessonMessage[] = []
  for (const { path, misconceptions } of lessons)
    for (const { id, line } of misconceptions) {
      const before = at.get(id)
      if (before)
        out.push(
          message(
            path,
            line,
            'misconception-twice',
            `«${id}» ha già il suo capoverso in ${before}: ce ne vuole uno solo.`,
          ),
        )
      else at.set(id, `${path}:${line}`)
    }
  for (const id of uses.beliefs)
    if (!at.has(id))
      out.push(
        message(
          `${here}/lezioni`,
          1,
          'misconception-missing',
          `Nessuna lezione ha il capoverso di «${id}», che le domande usano: scrivi :::misconcezione{id=${id} titolo="…"}.`,
        ),
      )
  return out
}

/** A common mistake is told apart from every other by its title. */
function titles(lessons: readonly Lesson[]): LessonMessage[] {
  const seen = new Map<string, string>()
  return lessons.flatMap(({ path, misconceptions }) =>
    misconceptions.flatMap(({ id, title, line }) => {
      const other = seen.get(title)
      seen.set(title, id)
      return other && other !== id
        ? [
            message(
              path,
              line,
              'misconception-title-twice',
              `«${title}» è già il titolo di «${other}»: due errori non possono dire la stessa frase.`,
            ),
          ]
        : []
    }),
  )
}

/** Addresses and places in the order are taken once, and each chapter has something to read. */
function taken(chapters: readonly Chapter[]): LessonMessage[] {
  const slugs = new Map<string, string>()
  const orders = new Map<number, string>()
  const out: LessonMessage[] = []
  for (const { path, slug, order, lessons } of chapters) {
    const folder = path.split('/').at(-2)
    if (lessons.length === 0)
      out.push(
        message(path, 1, 'chapter-empty', 'Il capitolo non ha testo e non ha lezioni: aggiungine una, «10-nome.md».'),
      )
    if (lessons.some((lesson) => lesson.path !== path) && (slug !== folder || lessons[0]?.path === path))
      out.push(
        message(
          path,
          1,
          'chapter-file',
          `Di un capitolo in lezioni questo file ha soltanto la testa, e si chiama come la cartella: «${folder}.md».`,
        ),
      )
    const sameSlug = slugs.get(slug)
    const sameOrder = orders.get(order)
    if (sameSlug)
      out.push(
        message(
          path,
          1,
          'slug-twice',
          `Anche ${sameSlug} si chiama «${slug}.md»: due capitoli non possono avere lo stesso indirizzo.`,
        ),
      )
    if (sameOrder)
      out.push(message(path, 1, 'order-twice', `Anche ${sameOrder} ha ordine: ${order}. Scegli un altro numero.`))
    slugs.set(slug, path)
    orders.set(order, path)
  }
  return out
}

/** Rule texts mention only rules that have a text. */
function citations(rules: ReadonlyMap<string, RuleText>, uses: Uses): LessonMessage[] {
  const out: LessonMessage[] = []
  for (const { n, text, note = '', path, line } of rules.values())
    for (const cited of ruleNumbers(`${text} ${note}`))
      if (!rules.has(cited.n))
        out.push(message(path, line, 'rule-unknown', `La regola ${n} cita ${cited.n}, che non è in ${here}/regole.`))
  for (const n of uses.rules)
    if (!rules.has(n))
      out.push(
        message(
          `${here}/regole/${n.slice(0, 3)}.md`,
          1,
          'rule-missing',
          `Manca il testo della regola ${n}, che domande o tracce citano: aggiungi «## ${n} …».`,
        ),
      )
  return out
}

/** What no single file can know: that the parts of the content, and the project round it, agree. */
export const crossCheck = (
  chapters: readonly Chapter[],
  rules: ReadonlyMap<string, RuleText>,
  uses: Uses,
): readonly LessonMessage[] => [
  ...paragraphs(
    chapters.flatMap((chapter) => chapter.lessons),
    uses,
  ),
  ...titles(chapters.flatMap((chapter) => chapter.lessons)),
  ...taken(chapters),
  ...citations(rules, uses),
]

/** Lessons that give a rule a paragraph of its own, then those that only cite it. */
export const lessonsOn = (lessons: readonly Lesson[], n: string): readonly Lesson[] => [
  ...lessons.filter((l) => l.rules.includes(n)),
  ...lessons.filter((l) => l.cites.includes(n) && !l.rules.includes(n)),
]

/** Glossary entries by Italian name in lower case. */
export const byName = (terms: readonly Term[]): ReadonlyMap<string, Term> =>
  new Map(terms.map((t) => [t.it.toLowerCase(), t]))
