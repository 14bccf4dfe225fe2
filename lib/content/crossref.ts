import { type Lesson, type LessonMessage, type RuleText, ruleNumbers, type Term } from '#lib/lessons/index'

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

/** Addresses and places in the order are taken once. */
function taken(lessons: readonly Lesson[]): LessonMessage[] {
  const slugs = new Map<string, string>()
  const orders = new Map<number, string>()
  const out: LessonMessage[] = []
  for (const { path, slug, order } of lessons) {
    const sameSlug = slugs.get(slug)
    const sameOrder = orders.get(order)
    if (sameSlug)
      out.push(
        message(
          path,
          1,
          'slug-twice',
          `Anche ${sameSlug} si chiama «${slug}.md»: due lezioni non possono avere lo stesso indirizzo.`,
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
  lessons: readonly Lesson[],
  rules: ReadonlyMap<string, RuleText>,
  uses: Uses,
): readonly LessonMessage[] => [...paragraphs(lessons, uses), ...taken(lessons), ...citations(rules, uses)]

/** Lessons that give a rule a paragraph of its own, then those that only cite it. */
export const lessonsOn = (lessons: readonly Lesson[], n: string): readonly Lesson[] => [
  ...lessons.filter((l) => l.rules.includes(n)),
  ...lessons.filter((l) => l.cites.includes(n) && !l.rules.includes(n)),
]

/** Glossary entries by Italian name in lower case. */
export const byName = (terms: readonly Term[]): ReadonlyMap<string, Term> =>
  new Map(terms.map((t) => [t.it.toLowerCase(), t]))
