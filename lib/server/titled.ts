import 'server-only'
import { LONGEST_TITLE } from '#lib/courses/index'

/** A title with something after it, as long as it may be. */
export const titled = (title: string, after: string): string =>
  `${[...title]
    .slice(0, LONGEST_TITLE - after.length)
    .join('')
    .trim()}${after}`
