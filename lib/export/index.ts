import { ankiDeck, ankiHead, ankiNote } from './anki'
import { giftCategory, giftQuestion } from './gift'
import { moodleCategory, moodleFoot, moodleHead, moodleQuestion } from './moodle'
import type { ExportQuestion } from './question'

export { inFileName } from './file-name'
export { type ExportQuestion, exportQuestion, type Idea } from './question'

/** How the questions of a file are written: what stands at its ends, before the questions of each lesson, and for each question. A deck stays together, under its title. */
export interface Format {
  readonly extension: string
  readonly type: string
  readonly head: string
  /** The head of a file that holds a deck of this title. */
  readonly deck: (title: string) => string
  readonly lesson: (title: string) => string
  readonly question: (question: ExportQuestion) => string
  readonly foot: string
}

/** The formats in which questions leave the site. All are made of text alone, in UTF-8. */
export const FORMATS = {
  anki: {
    extension: 'txt',
    type: 'text/plain; charset=utf-8',
    head: ankiHead,
    deck: ankiDeck,
    // The lesson of a note is among its tags.
    lesson: () => '',
    question: ankiNote,
    foot: '',
  },
  gift: {
    extension: 'gift',
    type: 'text/plain; charset=utf-8',
    head: '',
    deck: giftCategory,
    lesson: giftCategory,
    question: giftQuestion,
    foot: '',
  },
  moodle: {
    extension: 'xml',
    type: 'application/xml; charset=utf-8',
    head: moodleHead,
    deck: (title) => moodleHead + moodleCategory(title),
    lesson: moodleCategory,
    question: moodleQuestion,
    foot: moodleFoot,
  },
} as const satisfies Record<string, Format>

export type FormatName = keyof typeof FORMATS
