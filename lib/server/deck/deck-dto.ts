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
  /** When its title or its questions were last changed; ms since 1970. */
  readonly changedAt: number
  /** The error that it was made to correct; null for none. */
  readonly error: string | null
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
  /** Of one that reads as another of the deck does: a sentence of its situation that tells them apart. */
  readonly apart: string | null
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
  /** The error that it was made to correct; null for none. */
  readonly error: string | null
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

/** Questions of a deck in a list; `answered` says of what level answers have shown their templates to be. */
export function deckQuestionDtos(
  questions: readonly DeckQuestion[],
  answered: ReadonlyMap<string, AnsweredLevel>,
): readonly DeckQuestionDto[] {
  const seen = questions.map((each) => ({ ...each, ...bank.question(bank.toPublic(each.item), each.seed) }))
  return seen.map(({ id, item, ask, stem, level }) => {
    const alike = seen.filter((other) => other.ask === ask)
    return {
      id,
      ask,
      apart: toldApart(
        stem,
        alike.map((each) => each.stem),
      ),
      about: isOwn(item) ? null : templateName(item.template),
      level: level && (answered.get(item.template)?.level ?? level),
      rules: item.claims,
      own: isOwn(item),
    }
  })
}

/** Of a situation among some whose questions read alike, the last sentence that not all of them have; null where nothing tells it apart. */
export const toldApart = (stem: readonly string[], alike: readonly (readonly string[])[]): string | null =>
  stem.findLast((sentence) => !alike.every((other) => other.includes(sentence))) ?? null
