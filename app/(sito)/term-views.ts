import { glossary } from '#lib/content/index'
import { typeset } from '#lib/lessons/index'
import type { TermView } from '../_ui/lesson/pops'

/** The glossary entries of these ids, as a lesson opens them. */
export const termViews = (ids: ReadonlySet<string>): readonly TermView[] =>
  glossary()
    .filter(({ id }) => ids.has(id))
    .map(({ id, it, en, definition }) => ({ id, it, en, definition: typeset(definition) }))
