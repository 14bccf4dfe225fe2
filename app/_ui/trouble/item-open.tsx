import { Link } from '../link'
import { Stop } from './stop'

/** A question, or one of several, that waits in an exam or an assignment of whoever asks: its answer is told there, not here. */
export function ItemOpen({ of = 'one' }: { readonly of?: 'one' | 'several' }) {
  return (
    <Stop
      title={`${of === 'one' ? 'Questa domanda' : 'Una di queste domande'} è in una prova che hai in corso.`}
      actions={
        <>
          <Link className="btn main" href="/esame">
            Le tue prove
          </Link>
          <Link className="btn" href="/corsi">
            I compiti dei corsi
          </Link>
        </>
      }
    >
      <p>
        Finché la prova o il compito è aperto, la risposta non si vede da nessun’altra parte. Poi questa pagina torna
        com’era.
      </p>
    </Stop>
  )
}
