import { askJson } from '../ask-json'

/** What the reader of a static page has read, as `/api/lettura` says it. */
export interface ReadingView {
  /** Stands for the account; null for a guest and for nobody. */
  readonly account: string | null
  /** Lessons of which something is known; the one last read comes first. */
  readonly lessons: readonly LessonView[]
}

export interface LessonView {
  readonly lesson: string
  readonly title: string
  readonly sections: number
  /** Ids of the sections read. */
  readonly read: readonly string[]
  readonly rules: number
  readonly solid: number
  /** Where reading stopped, and the page where that section stands. */
  readonly place: { readonly section: string; readonly title: string; readonly page: string } | null
}

const isReading = (value: unknown): value is ReadingView =>
  typeof value === 'object' && value !== null && 'account' in value && 'lessons' in value

/** Asks the site; undefined where it cannot be reached or does not know at the moment. */
export const askReading = (): Promise<ReadingView | undefined> => askJson('/api/lettura', isReading)
