import { Link } from './link'
import { LessonProgress } from './reading/progress'

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
export function LessonList({
  lessons,
  progress = false,
}: {
  readonly lessons: readonly LessonEntry[]
  /** Whether each lesson says what its reader has read and knows of it. */
  readonly progress?: boolean
}) {
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
          {progress && <LessonProgress lesson={slug} />}
        </li>
      ))}
    </ol>
  )
}
