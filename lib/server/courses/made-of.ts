import 'server-only'
import { bank } from '../ports'

/** What somebody believes, in words, whom a session, a deck or a paper was made to correct; null where it was made of none that the site knows. */
export const errorOf = ({ belief }: { readonly belief: string | null }): string | null =>
  belief === null || bank.ruleOf(belief) === undefined ? null : bank.belief(belief).title
