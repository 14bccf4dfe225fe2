import type { Metadata } from 'next'
import { listDiagnostics } from '#lib/server/diagnostic/list-diagnostics'
import { ofDate } from '../../_ui/date'
import { Link } from '../../_ui/link'
import { StartForm } from '../../_ui/start-form'
import { Down } from '../../_ui/trouble/down'
import { begin } from './actions'

export const metadata: Metadata = { title: 'Diagnosi' }

export default async function DiagnosticsPage() {
  const found = await listDiagnostics()
  if (!found.ok) return <Down />
  const open = found.value.find(({ finishedAt }) => finishedAt === null)
  const done = found.value.filter(({ finishedAt }) => finishedAt !== null)
  return (
    <div className="plain narrow">
      <header>
        <h1>Diagnosi</h1>
        <p className="quiet">
          Quindici domande da tutte le lezioni, per sapere da dove cominciare. Alla fine trovi le aree più deboli, le
          regole da leggere e le idee da correggere.
        </p>
      </header>
      <section aria-labelledby="come" className="prose">
        <h2 id="come">Come funziona</h2>
        <ul>
          <li>
            Non c’è limite di tempo: con un minuto a domanda è un quarto d’ora. Puoi fermarti quando vuoi, e riprendi
            dalla stessa domanda.
          </li>
          <li>
            Ogni domanda è scelta dopo la risposta a quella prima: più difficile se va bene, più facile se va male.
          </li>
          <li>
            Una risposta confermata non si cambia. Se non sai, scegli «Non lo so»: un tentativo a caso confonde la
            misura.
          </li>
          <li>I verdetti arrivano tutti alla fine, con il perché di ogni domanda.</li>
        </ul>
        {open !== undefined && (
          <p className="notice">
            Hai una diagnosi in corso: {open.answered} {open.answered === 1 ? 'risposta data' : 'risposte date'} su{' '}
            {open.total}.
          </p>
        )}
        <div className="go">
          <StartForm asks action={begin} className="btn main">
            {open === undefined ? 'Comincia' : 'Riprendi'}
          </StartForm>
        </div>
      </section>
      {done.length > 0 && (
        <section aria-labelledby="fatte">
          <h2 id="fatte">Le tue diagnosi</h2>
          <ul className="list">
            {done.map(({ id, startedAt }) => (
              <li key={id}>
                <Link href={`/diagnosi/${id}/risultato`} prefetch={false}>
                  Diagnosi {ofDate(startedAt)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
