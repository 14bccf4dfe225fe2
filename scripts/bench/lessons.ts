import { readContentFiles } from '#lib/content/files'
import { project } from '#lib/content/project'
import { readContent } from '#lib/content/read'
import { median, print } from './measure'

/** Reading, compiling and cross-checking the whole content tree, its scenarios included. */
export function benchLessons(): void {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now()
    if (!readContent(readContentFiles(), project()).ok)
      throw new Error('the content has mistakes: npm run check:content')
    return performance.now() - start
  })
  print({ name: 'lessons compiled and checked, all of them', value: median(times), unit: 'ms' })
}
