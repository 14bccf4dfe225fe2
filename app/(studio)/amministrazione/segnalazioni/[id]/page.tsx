import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { Fragment } from 'react'
import { getReport } from '#lib/server/admin/reports'
import type { ReportRecord } from '#lib/server/report/views'
import { ActionForm } from '../../../../_ui/action-form'
import { sayMoment } from '../../../../_ui/date'
import { Link } from '../../../../_ui/link'
import { WithMana } from '../../../../_ui/mana/mana'
import { Down } from '../../../../_ui/trouble/down'
import { ItemOpen } from '../../../../_ui/trouble/item-open'
import { TypedArea } from '../../../../_ui/typed-area'
import { TypedChoices } from '../../../../_ui/typed-choices'
import { KINDS } from '../../../segnala/kinds'
import { putBack, reply, takeOut } from '../actions'

export const metadata: Metadata = { title: 'Una segnalazione', robots: { index: false } }

type Question = Extract<ReportRecord, { of: 'question' }>

/** The question as it was when it was reported: what it asks, its trace, its scenario. */
function AsItWas({ record }: { readonly record: Question }) {
  const { item, ask, headline, steps, given } = record
  return (
    <section aria-labelledby="domanda">
      <h2 id="domanda">La domanda com’era</h2>
      <p className="rule-text">
        <WithMana text={ask} />
      </p>
      <p>
        <WithMana text={headline} />
      </p>
      <ol className="steps-told">
        {steps.map(({ n, sentence, rules }) => (
          <li key={n}>
            <WithMana text={sentence} />{' '}
            {rules.map((rule) => (
              <Fragment key={rule}>
                <Link className="num small" href={`/regole/${rule}`} prefetch={false}>
                  {rule}
                </Link>{' '}
              </Fragment>
            ))}
          </li>
        ))}
      </ol>
      <p className="small quiet">
        {given === null ? 'Non aveva ancora risposto.' : `Aveva risposto: ${JSON.stringify(Object.values(given)[0])}.`}
      </p>
      <details>
        <summary>Situazione e opzioni come dati</summary>
        <pre className="as-data">
          {JSON.stringify(
            { id: item.id, scenario: item.scenario, probe: item.probe, options: item.options, right: item.right },
            null,
            1,
          )}
        </pre>
      </details>
      <p>
        <Link href={`/domande/${encodeURIComponent(item.id)}`} prefetch={false}>
          La domanda com’è oggi
        </Link>
      </p>
    </section>
  )
}

/** A report as an administrator reads it, replies to it, and takes its template out of service. */
export default async function ReportPage({ params }: { readonly params: Promise<{ readonly id: string }> }) {
  const { id } = await params
  const found = await getReport({ id })
  if (!found.ok) {
    if (found.error === 'database-down') return <Down />
    if (found.error === 'item-open') return <ItemOpen />
    return found.error === 'expired-session' ? redirect(`/accedi?da=/amministrazione/segnalazioni/${id}`) : notFound()
  }
  const { report, withdrawn, canWithdraw } = found.value
  const { record, template, replied } = report
  return (
    <div className="plain narrow">
      <p className="crumb">
        <Link href="/amministrazione/segnalazioni">Segnalazioni</Link>
      </p>
      <header>
        <h1>{KINDS[report.kind]}</h1>
        <p className="quiet">«{report.sentence}»</p>
      </header>
      <p className="small quiet">
        {sayMoment(report.createdAt)} · regole del {report.edition}
        {template !== null && ` · modello ${template}`}
      </p>
      {record.of === 'question' ? (
        <AsItWas record={record} />
      ) : (
        <section aria-labelledby="passo">
          <h2 id="passo">
            <Link href={`/regole/${record.rule}`} prefetch={false}>
              <span className="num">{record.rule}</span> <WithMana text={record.title} />
            </Link>
          </h2>
          <p className="rule-text">
            <WithMana text={record.text} />
          </p>
        </section>
      )}
      <section aria-labelledby="risposta">
        <h2 id="risposta">{replied === null ? 'La risposta' : 'La risposta data'}</h2>
        <ActionForm action={reply} hidden={[['id', report.id]]} submit="Rispondi" main>
          <TypedChoices
            name="outcome"
            legend="Chi ha segnalato"
            choices={[
              ['si', 'aveva ragione'],
              ['no', 'non aveva ragione: ecco perché'],
            ]}
            {...(replied === null ? {} : { chosen: replied.upheld ? 'si' : 'no' })}
          />
          <div className="inp">
            <label htmlFor="frase">Una frase per chi ha segnalato</label>
            <TypedArea id="frase" name="reply" maxLength={600} defaultValue={replied?.reply ?? ''} />
          </div>
        </ActionForm>
      </section>
      {canWithdraw && template !== null && (
        <section aria-labelledby="servizio">
          <h2 id="servizio">Il modello «{template}»</h2>
          {withdrawn === null ? (
            <>
              <p>Fuori servizio non dà domande nuove. Ciò che è cominciato si finisce.</p>
              <ActionForm action={takeOut} hidden={[['template', template]]} submit="Togli dal servizio">
                <div className="inp">
                  <label htmlFor="motivo">Perché</label>
                  <TypedArea id="motivo" name="reason" maxLength={600} />
                </div>
              </ActionForm>
            </>
          ) : (
            <>
              <p>È fuori servizio: {withdrawn.reason}</p>
              <ActionForm action={putBack} hidden={[['template', template]]} submit="Rimetti in servizio" />
            </>
          )}
        </section>
      )}
    </div>
  )
}
