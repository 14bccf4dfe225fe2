import 'server-only'
import { z } from 'zod'
import { err, ok } from '#lib/base/result'
import type { Assignment } from '#lib/db/assignments'
import { database } from '#lib/db/client'
import { findDeck } from '#lib/db/decks'
import type { SHUFFLES } from '#lib/db/tasks'
import { templateName } from '#lib/italian/template-names'
import type { Level } from '#lib/questions/level'
import { deckOf } from '../deck/own-deck'
import { defineUseCase, unsafeId } from '../define-use-case'
import { openToAsker } from '../open-items'
import { outlines } from '../outlines'
import { bank } from '../ports'
import { taughtAssignment } from './assigned'
import { drawTask } from './begin-assignment'

/** What an assignment asks, for whoever teaches the course. */
export type AsksDto =
  | { readonly kind: 'lessons'; readonly lessons: readonly NamedLesson[] }
  | {
      readonly kind: 'practice'
      readonly questions: number
      readonly errors: readonly { readonly title: string; readonly rule: string | null }[]
      readonly rules: readonly string[]
      readonly lessons: readonly NamedLesson[]
      /** The name of the only template that they are of. */
      readonly template: string | null
      readonly level: Level | null
    }
  /** A deck that whoever looks may open, or its title alone; null for one that is gone. */
  | {
      readonly kind: 'deck'
      readonly deck: { readonly id: string | null; readonly title: string } | null
      readonly shuffle: readonly (typeof SHUFFLES)[number][]
      readonly minutes: number | null
    }
  | { readonly kind: 'exam'; readonly questions: number; readonly calls: number; readonly minutes: number | null }
  /** Nothing of the site: marks out of so many points. */
  | { readonly kind: 'hand'; readonly outOf: number }

interface NamedLesson {
  readonly slug: string
  readonly title: string
}

const named = (slugs: readonly string[]): readonly NamedLesson[] =>
  slugs.map((slug) => ({ slug, title: outlines().find((each) => each.slug === slug)?.title ?? slug }))

/** What an assignment asks of whoever does it; null for a test on paper, which is asked elsewhere. */
export async function whatItAsks(
  { task }: Pick<Assignment, 'task'>,
  who: Parameters<typeof deckOf>[0],
): Promise<AsksDto | null> {
  switch (task.type) {
    case 'carta':
      return null
    case 'mano':
      return { kind: 'hand', outOf: task.outOf }
    case 'lezioni':
      return { kind: 'lessons', lessons: named(task.lessons) }
    case 'mazzo': {
      const deck = await findDeck(database(), task.deckId)
      const opened = deck && (await deckOf(who, deck.id)).ok
      const how = { shuffle: task.shuffle ?? [], minutes: task.timed?.minutes ?? null }
      return { kind: 'deck', deck: deck && { id: opened ? deck.id : null, title: deck.title }, ...how }
    }
    case 'esame': {
      const { parts, minutes } = task.blueprint
      const count = (calls: boolean): number =>
        parts.reduce((sum, part) => sum + ((part.calls ?? false) === calls ? part.count : 0), 0)
      return { kind: 'exam', questions: count(false), calls: count(true), minutes }
    }
    case 'esercizio': {
      const about = { errors: [], rules: [], lessons: [], template: null, level: null }
      const questions = task.length
      if (task.beliefs) {
        const errors = task.beliefs.map((id) => ({ title: bank.belief(id).title, rule: bank.ruleOf(id) ?? null }))
        return { kind: 'practice', ...about, questions, errors }
      }
      const { rules = [], lessons = [], template, level } = task
      return {
        ...{ kind: 'practice', ...about, questions, rules },
        lessons: named(lessons),
        template: template === undefined ? null : templateName(template),
        level: level ?? null,
      }
    }
  }
}

/** The page of a question such as a practice of a course asks, for whoever teaches it. */
export const exampleOfAssignment = defineUseCase(
  'course/assignment-example',
  z.object({ courseId: unsafeId, assignmentId: unsafeId }),
  async ({ courseId, assignmentId }, { now }) => {
    const taught = await taughtAssignment(courseId, assignmentId, now)
    if (!taught.ok) return taught
    const { who, course, assignment } = taught.value
    if (assignment.task.type !== 'esercizio') return err('not-found')
    const db = database()
    const task = { ...assignment.task, length: 1 }
    // The same one each time that somebody looks.
    const drawn = await drawTask(db, who.id, assignment.id, { task, courseId: course.id, open: await openToAsker(now) })
    const id = drawn.questions[0]?.item.id
    return id === undefined ? err('none-left') : ok({ path: `/domande/${encodeURIComponent(id)}` })
  },
)
