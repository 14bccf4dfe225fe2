import { Link } from './link'

/** A lesson in a list. */
export interface LessonEntry {
  readonly slug: string
  readonly section: string
  readonly title: string
  /** Rules with a paragraph of their own. */
  readonly rules: number
  /** One sentence, where there is room for it. */
  readonly summary?: string
}

/** Lessons as the contents page of a book: section, title, how many rules. */
export function LessonList({ lessons }: { readonly lessons: readonly LessonEntry[] }) {
  return (
    <ol className={lessons.length < 6 ? 'one' : undefined}>
      {lessons.map(({ slug, section, title, rules, summary }) => (
        <li key={slug}>
          <Link href={`/lezioni/${slug}`}>
            <span className="ln num">{section}</span>
            <span className="lt">{title}</span>
            <span className="ld" />
            <span className="lc num">{rules === 1 ? '1 regola' : `${rules} regole`}</span>
            {summary !== undefined && <span className="lsum">{summary}</span>}
          </Link>
        </li>
      ))}
    </ol>
  )
}
