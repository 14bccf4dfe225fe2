import 'server-only'
import { romeDay } from '../rome'

const LONGEST = 60

/** What a file of a course is called: what it is, of which course, and of which day, in letters that every machine keeps: `registro-arbitri-2026-2026-12-01`. */
export function fileName(what: string, courseTitle: string, now: number): string {
  const course = courseTitle
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '')
  return [what, course, romeDay(now)].filter(Boolean).join('-')
}
