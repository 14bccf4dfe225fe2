import { Link } from './link'
import { LessonProgress } from './reading/progress'

/** A lesson or a chapter in a list. */
export interface LessonEntry {
  /** Its address under `/lezioni/`. */
  readonly slug: string
  /** What stands before its title: the section of the rules. */
  readonly mark: string
  readonly title: string
  /** How long it takes: «6 min». */
  readonly length: string
  /** One sentence, where there is room for it. */
  readonly summary?: string
  /** Of a lesson: the chapter under which reading is remembered, and the sections that are its own. */
  readonly chapter?: string
  readonly sections?: readonly string[]
}

/** Lessons as the contents page of a book: section, title, how long they take. */
export function LessonList({
  lessons,
  progress = false,
}: {
  readonly lessons: readonly LessonEntry[]
  /** Whether each lesson says what its reader has read and knows of it. */
  readonly progress?: boolean
}) {
  return (
    <ol className={progress || lessons.length < 6 ? 'one' : undefined}>
      {lessons.map(({ slug, mark, title, length, summary, chapter, sections }) => (
        <li key={slug}>
          <Link href={`/lezioni/${slug}`} prefetch={false}>
            <span className="ln num">{mark}</span>
            <span className="lt">{title}</span>
            <span className="ld" />
            <span className="lc num">{length}</span>
            {summary !== undefined && <span className="lsum">{summary}</span>}
          </Link>
          {progress && chapter !== undefined && sections !== undefined && (
            <LessonProgress lesson={chapter} sections={sections} />
          )}
        </li>
      ))}
    </ol>
  )
}
