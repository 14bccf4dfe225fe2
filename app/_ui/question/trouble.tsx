import { Link } from '../link'
import type { Trouble } from './messages'

/** Says that an answer is not saved yet and what happens to it. Announced when it appears. */
export function TroubleNotice({
  trouble,
  again,
}: {
  readonly trouble: Trouble | undefined
  readonly again: () => void
}) {
  return (
    <div role="status">
      {trouble !== undefined && (
        <div className="notice bad">
          <p>
            <b>{trouble.title}</b> {trouble.text}
          </p>
          {trouble.kind === 'retry' && (
            <button type="button" className="linklike" onClick={again}>
              Riprova ora
            </button>
          )}
          {trouble.other && <Link href={`/domande/${trouble.other}`}>Un’altra su questo punto</Link>}
          {trouble.leads && <Link href={trouble.leads.href}>{trouble.leads.label}</Link>}
          {trouble.kind === 'session' && <Link href="/accedi">Accedi</Link>}
        </div>
      )}
    </div>
  )
}
