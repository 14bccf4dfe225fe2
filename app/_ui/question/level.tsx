import type { QuestionView } from '#lib/italian/views'

/** How hard a question probably is, in one word. */
export function Level({ level }: { readonly level: QuestionView['level'] }) {
  return level === undefined ? null : <span className="small quiet">Livello {level}</span>
}
