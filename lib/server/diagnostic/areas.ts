import 'server-only'
import { DIAGNOSTIC_AREAS } from '#lib/study/index'
import type { Area } from '../bank'
import { bank } from '../ports'

/** An area of the diagnostic with its lessons; a lesson that no area names is one of its own. */
export interface Areas {
  readonly id: string
  readonly lessons: readonly Area[]
}

/** What a diagnostic is about. */
export function areas(): readonly Areas[] {
  const lessons = bank.areas()
  const named = DIAGNOSTIC_AREAS.map((area) => ({
    id: area.id,
    lessons: lessons.filter(({ slug }) => area.lessons.includes(slug)),
  }))
  const others = lessons.filter(({ slug }) => !DIAGNOSTIC_AREAS.some((area) => area.lessons.includes(slug)))
  return [
    ...named.filter((area) => area.lessons.length > 0),
    ...others.map((lesson) => ({ id: lesson.slug, lessons: [lesson] })),
  ]
}
