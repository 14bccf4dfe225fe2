import type { LessonMessage } from './types'

/** One line an editor can jump to: `content/lezioni/vita/punti-vita.md:12:5  Il numero …`. */
export const formatMessage = (m: LessonMessage): string => `${m.path}:${m.line}:${m.column}  ${m.text}`
