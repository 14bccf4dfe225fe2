import type { LessonMessage } from './types'

/** Order of messages: by file, then by place in it. */
export const byPlace = (a: LessonMessage, b: LessonMessage): number =>
  a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line || a.column - b.column

/** One line an editor can jump to: `content/lezioni/punti-vita/30-pagare.md:12:5  Il numero …`. */
export const formatMessage = (m: LessonMessage): string => `${m.path}:${m.line}:${m.column}  ${m.text}`
