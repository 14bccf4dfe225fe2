import 'server-only'
import { z } from 'zod'
import { ok } from '#lib/base/result'
import { recentClasses } from '#lib/db/classroom/sessions'
import { database } from '#lib/db/client'
import { listDecks } from '#lib/db/decks'
import { type ClassErrorDto, classErrors } from '../courses/class-errors'
import { errorOf } from '../courses/made-of'
import { teaching } from '../courses/teaching'
import { defineUseCase, unsafeId } from '../define-use-case'
import { bank } from '../ports'
import { listTemplates, type TemplateLine } from '../templates'

/** What an instructor begins sessions from, and those that there were. */
export interface ClassesDto {
  readonly course: { readonly id: string; readonly title: string } | null
  readonly courses: readonly { readonly id: string; readonly title: string }[]
  readonly decks: readonly { readonly id: string; readonly title: string; readonly questions: number }[]
  readonly lessons: readonly { readonly slug: string; readonly title: string }[]
  readonly templates: readonly TemplateLine[]
  /** What the class of the course got wrong, that of most people first; empty without a course. */
  readonly errors: readonly ClassErrorDto[]
  readonly classes: readonly {
    readonly id: string
    readonly title: string
    /** The error that it was made to correct; null for none. */
    readonly error: string | null
    /** Null once it has ended. */
    readonly code: string | null
    readonly createdAt: number
    readonly players: number
  }[]
}

/** Sessions on one page. */
const MOST = 100

const shape = z.object({ courseId: unsafeId.optional() })

/** The sessions of whoever asks, the newest first: all that they lead, or those of a course that they teach. For instructors. */
export const listClasses = defineUseCase('classroom/list', shape, async ({ courseId }, { now }) => {
  const found = await teaching(courseId, now)
  if (!found.ok) return found
  const { who, course, courses, taught } = found.value
  const db = database()
  const decks = await listDecks(db, { ownerId: who.id, courses: taught }, MOST)
  const classes = await recentClasses(db, course ? { courseId: course.id } : { hostId: who.id }, MOST)
  return ok<ClassesDto>({
    course,
    courses,
    decks: decks
      .filter(({ archivedAt, questions }) => archivedAt === null && questions > 0)
      .map(({ id, title, questions }) => ({ id, title, questions })),
    lessons: bank
      .areas()
      .filter(({ rules }) => rules.length > 0)
      .map(({ slug, title }) => ({ slug, title })),
    templates: await listTemplates(),
    errors: course ? await classErrors(db, course.id) : [],
    classes: classes.map(({ id, title, belief, code, createdAt, players }) => ({
      ...{ id, title, code, createdAt, players },
      error: errorOf({ belief }),
    })),
  })
})
