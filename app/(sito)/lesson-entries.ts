import { lessons } from '#lib/content/index'
import type { LessonEntry } from '../_ui/lesson-list'

/** The lessons that exist, in reading order. */
export const lessonEntries = (): readonly Required<LessonEntry>[] =>
  lessons().map(({ slug, section, title, rules, summary }) => ({
    slug,
    section,
    title: title.it,
    rules: rules.length,
    summary,
  }))
