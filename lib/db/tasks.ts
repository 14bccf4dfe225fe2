import 'server-only'
import { z } from 'zod'
import type { QuestionBy } from '#lib/courses/index'
import { LEVELS } from '#lib/questions/level'
import { type Blueprint, SCORES } from '#lib/study/index'
import { blueprintShapes, schemaOfBlueprint } from './snapshot'

/** What an assignment is about, as its column holds it; a change of shape adds a variant, and every earlier one is still read. */
const task1 = z.discriminatedUnion('type', [
  z.object({ schema: z.literal(1), type: z.literal('lezioni'), lessons: z.array(z.string()) }),
  z.object({
    schema: z.literal(1),
    type: z.literal('esercizio'),
    rules: z.array(z.string()).optional(),
    lessons: z.array(z.string()).optional(),
    template: z.string().optional(),
    level: z.enum(LEVELS).optional(),
    length: z.number().int(),
  }),
  z.object({ schema: z.literal(1), type: z.literal('mazzo'), deckId: z.string() }),
  z.object({ schema: z.literal(1), type: z.literal('esame'), blueprint: blueprintShapes[1] }),
])

/** An exam with calls. */
const task2 = z.object({ schema: z.literal(2), type: z.literal('esame'), blueprint: blueprintShapes[2] })

/** Questions that some beliefs answer wrong. */
const task3 = z.object({
  schema: z.literal(3),
  type: z.literal('esercizio'),
  beliefs: z.array(z.string()),
  length: z.number().int(),
})

/** A test on paper: its marks are given. */
const task4 = z.object({ schema: z.literal(4), type: z.literal('carta'), sheetId: z.string() })

/** What each student gets of a deck in an order of their own. */
export const SHUFFLES = ['questions', 'options'] as const

/** A deck in another order for each student, or within some time, as an exam. */
const task5 = z.object({
  schema: z.literal(5),
  type: z.literal('mazzo'),
  deckId: z.string(),
  shuffle: z.array(z.enum(SHUFFLES)).optional(),
  timed: z.object({ minutes: z.number().int(), pass: z.number(), scores: z.enum(SCORES) }).optional(),
})

/** What is marked by hand, out of how many points. */
const task6 = z.object({ schema: z.literal(6), type: z.literal('mano'), outOf: z.number().int() })

/** A deck as an assignment: in which order of one's own, and how it is held where it has a time. */
export interface DeckTask {
  readonly type: 'mazzo'
  readonly deckId: string
  readonly shuffle?: readonly (typeof SHUFFLES)[number][] | undefined
  readonly timed?: (Pick<Blueprint, 'pass' | 'scores'> & { readonly minutes: number }) | undefined
}

/** Lessons to read, questions about something, the questions of a deck, an exam, a test that was written on paper, or what is marked by hand: oral, at a table, being there. */
export type Task =
  | { readonly type: 'lezioni'; readonly lessons: readonly string[] }
  | {
      readonly type: 'esercizio'
      readonly rules?: readonly string[] | undefined
      readonly lessons?: readonly string[] | undefined
      readonly template?: string | undefined
      readonly level?: (typeof LEVELS)[number] | undefined
      readonly length: number
      readonly beliefs?: undefined
    }
  | { readonly type: 'esercizio'; readonly beliefs: readonly string[]; readonly length: number }
  | DeckTask
  | { readonly type: 'esame'; readonly blueprint: Blueprint }
  | { readonly type: 'carta'; readonly sheetId: string }
  | { readonly type: 'mano'; readonly outOf: number }

export function writeTask(task: Task): object {
  return JSON.parse(JSON.stringify({ schema: schemaOf(task), ...task })) as object
}
function schemaOf(task: Task): number {
  if (task.type === 'carta') return 4
  if (task.type === 'mano') return 6
  if (task.type === 'mazzo') return task.shuffle || task.timed ? 5 : 1
  if (task.type === 'esame') return schemaOfBlueprint(task.blueprint)
  return task.type === 'esercizio' && task.beliefs ? 3 : 1
}
export function readTask(json: unknown): Task {
  const { schema: _, ...task } = z.union([task1, task2, task3, task4, task5, task6]).parse(json)
  return task
}

/** With which share of its points an exam is passed; null of anything else. */
export function passOf(task: Task): number | null {
  if (task.type === 'esame') return task.blueprint.pass
  return task.type === 'mazzo' ? (task.timed?.pass ?? null) : null
}

/** Whether it is read, answered, sat as an exam, was written on paper, or is marked by hand. */
export type AssignmentKind = 'lezioni' | 'esercizio' | 'esame' | 'carta' | 'mano'

/** What kind of assignment a task makes. */
export const kindOf = (task: Task): AssignmentKind =>
  task.type === 'mazzo' ? (task.timed ? 'esame' : 'esercizio') : task.type

/** How long everybody has for it, once it is begun; null where nobody looks at the clock. */
export function minutesOf(task: Task): number | null {
  if (task.type === 'esame') return task.blueprint.minutes
  return task.type === 'mazzo' ? (task.timed?.minutes ?? null) : null
}

/** What the answers to an assignment are put together by: everybody has the same questions of a deck, or of a paper, elsewhere only the same templates. */
export const answersBy = ({ type }: Task): QuestionBy => (type === 'mazzo' || type === 'carta' ? 'itemId' : 'template')
