import 'server-only'
import { chapters, partsOf, rulesOf } from '#lib/content/index'

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
