import type { Points } from '#lib/courses/index'
import { sayPoints } from '#lib/italian/site'
import type { PaperWork } from '#lib/server/sheet/paper-of'
import { Link } from '../../../../../../../_ui/link'

/** What a paper says, as the gradebook keeps it: «foglio A, con scritto «Anna».» */
const told = (said: string): string => said.replace(/^Su carta: (.)/, (_, first: string) => first.toUpperCase())

interface OnPaperProps {
  readonly paper: PaperWork
  /** The mark by hand in its place, if there is one. */
  readonly byHand: Points | null
}

const sayMark = ({ points, outOf }: Points): string => `${sayPoints(points)} su ${outOf}`

/** A test that was done on paper: which paper is theirs, and the way to each of its answers. */
export function OnPaper({ paper: { sheetId, open, said, worth, at }, byHand }: OnPaperProps) {
  const here = `/formatore/fogli/${encodeURIComponent(sheetId)}/risposte`
  return (
    <section aria-labelledby="su-carta">
      <h2 id="su-carta">Su carta</h2>
      <p>{said === null ? 'Nel registro non c’è ancora un foglio suo.' : told(said)}</p>
      {worth !== null && (
        <p>
          Dal foglio: <b>{sayMark(worth)}</b>
          {byHand !== null && `; nel totale conta il voto a mano, ${sayMark(byHand)}`}.
        </p>
      )}
      {open && said !== null && at === null && (
        <p className="quiet small">Il file da cui l’ho letto non c’è più: resta il voto, senza le singole risposte.</p>
      )}
      {open && (
        <p className="more">
          {at !== null ? (
            <Link href={`${here}/${at.scanId}?foglio=${at.line}`}>Le sue risposte, una per una</Link>
          ) : (
            <Link href={here}>Le risposte lette dai fogli</Link>
          )}
        </p>
      )}
    </section>
  )
}
