'use client'

import { Link } from '../link'
import { Stop } from './stop'
import { useRetry } from './use-retry'

/** Something that nobody foresaw: the log has it under `code`; the page tries again by itself. */
export function Broken({ code, retry }: { readonly code: string | undefined; readonly retry: () => void }) {
  const left = useRetry(retry)
  return (
    <Stop
      title="Questa pagina non si è aperta."
      actions={
        <>
          <button type="button" className="btn main" onClick={retry}>
            Riprova ora
          </button>
          <Link className="btn" href="/">
            Vai alla prima pagina
          </Link>
        </>
      }
    >
      <p>Qualcosa non ha funzionato da parte nostra. Le risposte salvate ci sono tutte.</p>
      <p>
        <span aria-hidden="true">Riprovo fra {left} s.</span>
        <span className="vh">Questa pagina riprova da sola.</span>
        {code !== undefined && <span className="quiet"> Riferimento: {code}.</span>}
      </p>
    </Stop>
  )
}
