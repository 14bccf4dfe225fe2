import type { ReactNode } from 'react'
import { Link } from './link'

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
  below,
  one = below !== undefined || lessons.length < 6,
}: {
  readonly lessons: readonly LessonEntry[]
  /** What stands below each lesson: what its reader has read of it, where the page carries what that takes. */
  readonly below?: (lesson: LessonEntry) => ReactNode
  /** One column, however wide the page. */
  readonly one?: boolean
}) {
  return (
    <ol className={one ? 'one' : undefined}>
      {lessons.map((lesson) => (
        <li key={lesson.slug}>
          <Link href={`/lezioni/${lesson.slug}`} prefetch={false}>
            <span className="ln num">{lesson.mark}</span>
            <span className="lt">{lesson.title}</span>
            <span className="ld" />
            <span className="lc num">{lesson.length}</span>
            {lesson.summary !== undefined && <span className="lsum">{lesson.summary}</span>}
          </Link>
          {below?.(lesson)}
        </li>
      ))}
    </ol>
  )
}
