import type { Attempt } from './attempt'

/** What a person's answers to the questions of one template came to; `lastAt` in ms since 1970. */
export interface TemplateProgress {
  readonly answers: number
  readonly right: number
  readonly lastAt: number
  /** True while the last answer was not right. */
  readonly missed: boolean
  /** Rules that the last answer spoke about, and beliefs that it betrayed. */
  readonly about: readonly string[]
  readonly beliefs: readonly string[]
}

/** One more answer to a question of a template. */
export function tried(
  before: TemplateProgress | undefined,
  { verdict, about, beliefs, at }: Attempt,
): TemplateProgress {
  const right = verdict === 'right'
  return {
    answers: (before?.answers ?? 0) + 1,
    right: (before?.right ?? 0) + Number(right),
    lastAt: at,
    missed: !right,
    about,
    beliefs,
  }
}
