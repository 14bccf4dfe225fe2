import { type Chapter, chapters, type Lesson } from '#lib/content/index'
import { minutesOf } from '#lib/lessons/index'
import type { LessonEntry } from '../_ui/lesson-list'

const minutes = (n: number): string => `${n}\u00a0min`

/** A lesson as an entry of a list. */
export const entryOf = (lesson: Lesson): Required<LessonEntry> => ({
  slug: lesson.slug,
  mark: lesson.section,
  title: lesson.title.it,
  length: minutes(minutesOf(lesson)),
  summary: lesson.summary,
  chapter: lesson.chapter,
  sections: lesson.toc.map(({ id }) => id),
})

/** How long a chapter takes: «9 lezioni, 52 min». */
export function lengthOf({ lessons }: Pick<Chapter, 'lessons'>): string {
  const all = minutes(lessons.reduce((sum, lesson) => sum + minutesOf(lesson), 0))
  return lessons.length === 1 ? all : `${lessons.length} lezioni, ${all}`
}

/** The chapters in reading order, each as an entry of a list. */
export const chapterEntries = (): readonly LessonEntry[] =>
  chapters().map((chapter) => ({
    slug: chapter.slug,
    mark: chapter.section,
    title: chapter.title.it,
    length: lengthOf(chapter),
  }))
