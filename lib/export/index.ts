import { ankiHead, ankiNote } from './anki'
import { giftLesson, giftQuestion } from './gift'
import { moodleFoot, moodleHead, moodleLesson, moodleQuestion } from './moodle'
import type { ExportQuestion } from './question'

export { type ExportQuestion, exportQuestion, type Idea } from './question'

/** How the questions of a file are written: what stands at its ends, before the questions of each lesson, and for each question. */
export interface Format {
  readonly extension: string
  readonly type: string
  readonly head: string
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
    // The lesson of a note is among its tags.
    lesson: () => '',
    question: ankiNote,
    foot: '',
  },
  gift: {
    extension: 'gift',
    type: 'text/plain; charset=utf-8',
    head: '',
    lesson: giftLesson,
    question: giftQuestion,
    foot: '',
  },
  moodle: {
    extension: 'xml',
    type: 'application/xml; charset=utf-8',
    head: moodleHead,
    lesson: moodleLesson,
    question: moodleQuestion,
    foot: moodleFoot,
  },
} as const satisfies Record<string, Format>

export type FormatName = keyof typeof FORMATS
