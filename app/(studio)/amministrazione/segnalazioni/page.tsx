import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { getInbox, type ReportLine } from '#lib/server/admin/reports'
import { ActionForm } from '../../../_ui/action-form'
import { sayDate } from '../../../_ui/date'
import { Done } from '../../../_ui/done'
import { Link } from '../../../_ui/link'
import { Down } from '../../../_ui/trouble/down'
import { KINDS } from '../../segnala/kinds'
import { putBack } from './actions'

export const metadata: Metadata = { title: 'Segnalazioni', robots: { index: false } }

const SAID = {
  risposto: 'La risposta è partita.',
  fuori: 'Il modello è fuori servizio: nessuna domanda nuova nasce da lui.',
  dentro: 'Il modello è di nuovo in servizio.',
}

function Lines({ reports }: { readonly reports: readonly ReportLine[] }) {
  return (
    <ul className="list">
      {reports.map(({ id, kind, sentence, rule, template, createdAt, upheld }) => (
        <li key={id}>
          <Link href={`/amministrazione/segnalazioni/${id}`} prefetch={false}>
            <span>
              {sentence}
              <span className="quiet small report-line">
                {sayDate(createdAt)} · {KINDS[kind]} · {rule ?? template}
                {upheld !== null && (upheld ? ' · aveva ragione' : ' · ecco perché no')}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Reports that wait, those with a reply, and what is out of service. */
export default async function ReportsPage({
  searchParams,
}: {
  readonly searchParams: Promise<Readonly<Record<string, unknown>>>
}) {
  const found = await getInbox()
  if (!found.ok) {
    if (found.error === 'database-down') return <Down />
    return found.error === 'expired-session' ? redirect('/accedi?da=/amministrazione/segnalazioni') : notFound()
  }
  const { waiting, done, withdrawn } = found.value
  return (
    <div className="plain narrow">
      <p className="crumb">
        <Link href="/amministrazione">Amministrazione</Link>
      </p>
      <header>
        <h1>Segnalazioni</h1>
        <p className="quiet">Chi le ha scritte non ha nome qui. La risposta la legge chi ha segnalato.</p>
      </header>
      <Done said={SAID} of={await searchParams} />
      <section aria-labelledby="attesa">
        <h2 id="attesa">Da leggere</h2>
        {waiting.length === 0 ? <p>Nessuna segnalazione aspetta.</p> : <Lines reports={waiting} />}
      </section>
      <section aria-labelledby="fuori">
        <h2 id="fuori">Modelli fuori servizio</h2>
        {withdrawn.length === 0 ? (
          <p>Tutti i modelli sono in servizio.</p>
        ) : (
          <ul className="list rows">
            {withdrawn.map(({ template, reason, at }) => (
              <li key={template}>
                <p>
                  <b>{template}</b>
                  <span className="quiet small">
                    {sayDate(at)} · {reason}
                  </span>
                </p>
                <ActionForm
                  action={putBack}
                  hidden={[['template', template]]}
                  submit="Rimetti in servizio"
                  about={template}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
      {done.length > 0 && (
        <section aria-labelledby="fatte">
          <h2 id="fatte">Con una risposta</h2>
          <Lines reports={done} />
        </section>
      )}
    </div>
  )
}
