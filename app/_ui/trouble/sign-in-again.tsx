import { Link } from '../link'
import { Stop } from './stop'

/** Nobody is asking, or the session has ended: what was done is with the account, or with the browser that did it. */
export function SignInAgain({
  begun,
  from,
}: {
  readonly begun: 'il quiz' | 'la prova' | 'la diagnosi' | 'la chiamata' | 'la domanda'
  readonly from: string
}) {
  return (
    <Stop
      title="La sessione è scaduta."
      actions={
        <>
          <Link className="btn main" href={`/accedi?da=${encodeURIComponent(from)}`}>
            Accedi
          </Link>
          <Link className="btn" href="/quiz">
            Comincia senza account
          </Link>
        </>
      }
    >
      <p>Questa pagina è di chi ha cominciato {begun}. Se hai un account, accedi: le risposte salvate ci sono tutte.</p>
      <p>Ciò che hai scelto e non ancora confermato resta su questo dispositivo.</p>
    </Stop>
  )
}
