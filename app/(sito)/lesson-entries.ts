import { lessons } from '#lib/content/index'
import type { LessonEntry } from '../_ui/lesson-list'

/** The lessons that exist, in reading order. */
export const lessonEntries = (): readonly LessonEntry[] =>
  lessons().map(({ slug, section, title, rules }) => ({ slug, section, title: title.it, rules: rules.length }))
