'use client'

import './globals.css'

interface GlobalErrorProps {
  readonly error: Error & { readonly digest?: string }
  readonly retry: () => void
}

/** The frame of the site itself failed: a page that needs nothing else, in the letters that the machine has. */
export default function GlobalError({ error, retry }: GlobalErrorProps) {
  return (
    <html lang="it">
      <body>
        <title>Il sito non si è aperto · Verdetto</title>
        <main className="page">
          <div className="stop">
            <h1>Il sito non si è aperto.</h1>
            <p>Qualcosa non ha funzionato da parte nostra. Le risposte salvate ci sono tutte.</p>
            {error.digest !== undefined && <p className="quiet">Riferimento: {error.digest}.</p>}
            <div className="go">
              <button type="button" className="btn main" onClick={retry}>
                Riprova
              </button>
            </div>
          </div>
        </main>
      </body>
    </html>
  )
}
