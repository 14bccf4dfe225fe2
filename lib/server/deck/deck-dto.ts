import 'server-only'
import type { DeckQuestion } from '#lib/db/decks'
import { templateName } from '#lib/italian/template-names'
import type { QuestionView } from '#lib/italian/views'
import { isOwn } from '#lib/questions/index'
import type { AnsweredLevel } from '#lib/questions/level'
import type { ClassErrorDto } from '../courses/class-errors'
import { bank } from '../ports'

/** What the use cases of decks return. */

export interface DeckLineDto {
  readonly id: string
  readonly title: string
  /** The course that it is for; null where it is its owner's alone. */
  readonly courseId: string | null
  readonly questions: number
  readonly archived: boolean
}

interface CourseName {
  readonly id: string
  readonly title: string
}

export interface DecksDto {
  /** The course whose decks these are; null for all. */
  readonly course: CourseName | null
  /** Courses that a new deck may be for. */
  readonly courses: readonly CourseName[]
  readonly decks: readonly DeckLineDto[]
}

export interface DeckQuestionDto {
  readonly id: string
  readonly ask: string
  /** What its template is about, since many ask in the same words; null where an instructor wrote it. */
  readonly about: string | null
  readonly level: QuestionView['level']
  /** Rules that it exercises. */
  readonly rules: readonly string[]
  /** Written by an instructor: it has no variants. */
  readonly own: boolean
}

export interface DeckDto {
  readonly id: string
  readonly title: string
  /** The course that it is for; null for none. */
  readonly course: CourseName | null
  /** Where whoever asks may move it: courses that they teach; null where it is somebody else's. */
  readonly moves: readonly CourseName[] | null
  /** Courses that it may be given to as an assignment: its own, or any that whoever asks teaches where it is of none. */
  readonly courses: readonly CourseName[]
  readonly archived: boolean
  readonly questions: readonly DeckQuestionDto[]
  /** Those that were taken out and can be put back, the last one first. */
  readonly removed: readonly DeckQuestionDto[]
  /** What answers in its course betrayed, that of most people first; empty without a course. */
  readonly errors: readonly ClassErrorDto[]
  /** Questions of instructors that may be put into it. */
  readonly written: readonly { readonly id: string; readonly title: string }[]
  /** Lessons that questions may be chosen from. */
  readonly lessons: readonly { readonly slug: string; readonly title: string }[]
}

/** A question of a deck in a list; `answered` says of what level answers have shown its template to be. */
export function deckQuestionDto(
  { id, seed, item }: DeckQuestion,
  answered: ReadonlyMap<string, AnsweredLevel>,
): DeckQuestionDto {
  const { ask, level } = bank.question(bank.toPublic(item), seed)
  return {
    id,
    ask,
    about: isOwn(item) ? null : templateName(item.template),
    level: level && (answered.get(item.template)?.level ?? level),
    rules: item.claims,
    own: isOwn(item),
  }
}
