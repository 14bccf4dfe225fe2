import 'server-only'
import type { Json } from '#lib/base/json'
import { chapters, lessons, partsOf, rulesOf } from '#lib/content/index'
import { sectionsOf } from '#lib/lessons/index'

/** What a chapter consists of, as far as reading it is remembered. */
export interface Outline {
  readonly slug: string
  readonly title: string
  /** In reading order, each with the page where it stands. */
  readonly sections: readonly { readonly id: string; readonly title: string; readonly page: string }[]
  /** Rules with a paragraph of their own. */
  readonly rules: readonly string[]
}

/** The chapters, in reading order. */
export const outlines = (): readonly Outline[] =>
  chapters().map((chapter) => ({
    slug: chapter.slug,
    title: chapter.title.it,
    sections: partsOf(chapter).map(({ id, title, lesson }) => ({ id, title, page: `/lezioni/${lesson.slug}` })),
    rules: rulesOf(chapter),
  }))

/** A stretch of a lesson, as somebody reads it. */
export interface LessonPassage {
  readonly lesson: string
  /** The chapter that it is of, as courses name it. */
  readonly chapter: string
  /** Address of the page that it was read on, with its place there. */
  readonly place: string
  /** The rule whose paragraph it is. */
  readonly rule: string | null
  readonly text: string
  /** Where it is a table: how that is set up. */
  readonly scenario: Json | null
}

/** What stands at a place of a page under `/lezioni/`: a paragraph, a common mistake, a table; the page may be that of a whole chapter. */
export function passageAt(page: string, anchor: string): LessonPassage | undefined {
  for (const lesson of lessons().filter(({ slug, chapter }) => page === slug || page === chapter)) {
    const passage = sectionsOf(lesson)
      .flatMap(({ passages }) => passages)
      .find((one) => one.anchor === anchor)
    if (!passage) continue
    const scenario = lesson.scenarios.find(({ id }) => anchor === `scenario-${id}`)
    return {
      lesson: lesson.title.it,
      chapter: lesson.chapter,
      place: `/lezioni/${page}#${anchor}`,
      rule: lesson.rules.find((n) => n === anchor) ?? null,
      text: passage.text,
      scenario: scenario?.data ?? null,
    }
  }
  return undefined
}
