import type { NamesOrder } from '#lib/base/by-name'
import { Link } from '../link'

/** What people are put in order by, as the address of a page says it: field `persone`. */
export const namesIn = (asked: Readonly<Record<string, unknown>>): NamesOrder =>
  asked.persone === 'cognome' ? 'cognome' : 'nome'

interface ChoiceProps {
  readonly names: NamesOrder
  /** This page with people in an order. */
  readonly at: (names: NamesOrder) => string
}

/** Whether people stand by what they are called first, or by the last word of their name. */
export const NamesChoice = ({ names, at }: ChoiceProps) => (
  <nav className="pager small" aria-label="Ordine delle persone">
    <span className="quiet">Persone</span>
    {(['nome', 'cognome'] as const).map((each) =>
      each === names ? (
        <b key={each}>per {each}</b>
      ) : (
        <Link key={each} href={at(each)} prefetch={false}>
          per {each}
        </Link>
      ),
    )}
  </nav>
)
