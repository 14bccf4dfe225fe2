import type { PaperWork } from '#lib/server/sheet/paper-of'
import { Link } from '../../../../../../../_ui/link'
import { paperRow } from '../../../../../../../_ui/paper/row'

/** What a paper says, as the gradebook keeps it: «foglio A, con scritto «Anna».» */
const told = (said: string): string => said.replace(/^Su carta: (.)/, (_, first: string) => first.toUpperCase())

/** A test that was done on paper: which paper is theirs, and the way to each of its answers. */
export function OnPaper({ paper: { sheetId, open, said, at } }: { readonly paper: PaperWork }) {
  const here = `/formatore/fogli/${encodeURIComponent(sheetId)}/risposte`
  return (
    <section aria-labelledby="su-carta">
      <h2 id="su-carta">Su carta</h2>
      <p>{said === null ? 'Nel registro non c’è ancora un foglio suo.' : told(said)}</p>
      {open && said !== null && at === null && (
        <p className="quiet small">Il file da cui l’ho letto non c’è più: resta il voto, senza le singole risposte.</p>
      )}
      {open && (
        <p className="more">
          {at !== null ? (
            <Link href={`${here}/${at.scanId}#${paperRow(at.line)}`}>Le sue risposte, una per una</Link>
          ) : (
            <Link href={here}>Le risposte lette dai fogli</Link>
          )}
        </p>
      )}
    </section>
  )
}
