import 'server-only'
import { lessons } from '#lib/content/index'

/** What a lesson consists of, as far as reading it is remembered. */
export interface Outline {
  readonly slug: string
  readonly title: string
  /** In page order. */
  readonly sections: readonly { readonly id: string; readonly title: string }[]
  /** Rules with a paragraph of their own. */
  readonly rules: readonly string[]
}

/** The lessons, in reading order. */
export const outlines = (): readonly Outline[] =>
  lessons().map(({ slug, title, toc, rules }) => ({ slug, title: title.it, sections: toc, rules }))
