import { exportedTables } from '#lib/server/account/export'
import { ExportLink } from '../../_ui/export-link'
import { Link } from '../../_ui/link'

/** What is stored of a person: to take along, or to erase. */
export function PersonalData() {
  return (
    <section aria-labelledby="dati">
      <h2 id="dati">I tuoi dati</h2>
      <p>
        Puoi scaricare tutto ciò che il sito conserva di te. Restano qui solo la password, le chiavi dei link, le
        soluzioni delle domande e, finché non l’hai finita, le domande di una prova o di una diagnosi.
      </p>
      <div className="go">
        <ExportLink href="/account/dati?formato=json" file="verdetto.json">
          Scarica tutto (JSON)
        </ExportLink>
      </div>
      <details className="files">
        <summary>Per un foglio di calcolo (CSV)</summary>
        <ul className="ways">
          {exportedTables.map((name) => (
            <li key={name}>
              <a href={`/account/dati?formato=csv&tabella=${name}`} download={`verdetto-${name}.csv`}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </details>
      <p className="more">
        <Link href="/segnalazioni">Le tue segnalazioni</Link>
      </p>
      <p className="more">
        <Link href="/account/elimina">Elimina l’account</Link>
      </p>
    </section>
  )
}
