import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { getReport } from '#lib/server/admin/reports'
import { ActionForm } from '../../../../_ui/action-form'
import { sayMoment, theMoment } from '../../../../_ui/date'
import { Link } from '../../../../_ui/link'
import { Down } from '../../../../_ui/trouble/down'
import { ItemOpen } from '../../../../_ui/trouble/item-open'
import { TypedArea } from '../../../../_ui/typed-area'
import { AsItWas, PassageAsItWas } from '../../../segnala/as-it-was'
import { KINDS } from '../../../segnala/kinds'
import { ReplyForm } from '../../../segnala/reply-form'
import { putBack, reply, takeOut } from '../actions'

export const metadata: Metadata = { title: 'Una segnalazione', robots: { index: false } }

/** A report as an administrator reads it, replies to it, and takes its template out of service. */
export default async function ReportPage({ params }: { readonly params: Promise<{ readonly id: string }> }) {
  const { id } = await params
  const found = await getReport({ id })
  if (!found.ok) {
    if (found.error === 'database-down') return <Down />
    if (found.error === 'item-open') return <ItemOpen />
    return found.error === 'expired-session' ? redirect(`/accedi?da=/amministrazione/segnalazioni/${id}`) : notFound()
  }
  const { report, question, said, withdrawn, canWithdraw } = found.value
  const { record, template, replied } = report
  const own = replied?.byCourse === true ? null : replied
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
      {report.passedAt !== null && (
        <p className="notice">
          L’ha passata chi tiene un corso, {theMoment(report.passedAt)}.
          {replied?.byCourse === true &&
            ` Ha già risposto: ${replied.upheld ? 'aveva ragione' : 'ecco perché no'}, «${replied.reply}» La tua risposta prende il posto di quella.`}
        </p>
      )}
      {record.of === 'question' ? (
        <AsItWas record={record} question={question} said={said} data />
      ) : (
        <PassageAsItWas record={record} place={report.place} />
      )}
      <ReplyForm action={reply} hidden={[['id', report.id]]} replied={own} />
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
