import type { Near } from './searcher'

interface NothingProps {
  readonly typed: string
  readonly near: readonly Near[]
  /** Where following a link closes what it stands in. */
  readonly onFollow?: () => void
}

/** Nothing was found: what to try. */
export function Nothing({ typed, near, onFollow }: NothingProps) {
  return (
    <div className="notice">
      <p>
        Nessuna lezione, regola o voce contiene «{typed}». Prova con una parola sola, con il termine inglese o con il
        numero della regola.
      </p>
      {near.length > 0 && (
        <p className="near">
          Forse cercavi:{' '}
          {near.map(({ label, href }) => (
            <a key={href} href={href} onClick={onFollow}>
              {label}
            </a>
          ))}
        </p>
      )}
    </div>
  )
}
