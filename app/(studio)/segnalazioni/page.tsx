import type { Metadata } from 'next'
import { listOwnReports, type OwnReportDto } from '#lib/server/report/list-own'
import { sayDate } from '../../_ui/date'
import { Done } from '../../_ui/done'
import { Icon } from '../../_ui/icon'
import { Link } from '../../_ui/link'
import { WithMana } from '../../_ui/mana/mana'
import { Down } from '../../_ui/trouble/down'
import { KINDS } from '../segnala/kinds'

export const metadata: Metadata = { title: 'Le tue segnalazioni', robots: { index: false } }

interface OwnReportsParams {
  readonly searchParams: Promise<Readonly<Record<string, unknown>>>
}

const SAID = { inviata: 'La segnalazione è arrivata. La risposta comparirà qui.' }

/** Where it is, as long as nobody has replied. */
function sayWhere({ course, passed }: Pick<OwnReportDto, 'course' | 'passed'>): string {
  if (course === null) return 'Nessuno ha ancora risposto.'
  return passed
    ? 'Chi tiene il corso l’ha passata a chi amministra il sito, che non ha ancora risposto.'
    : `È da chi tiene il corso «${course}», che non ha ancora risposto.`
}

function Reply({ report }: { readonly report: OwnReportDto }) {
  const { reply, course, passed } = report
  if (reply === 'waiting') return <p className="quiet">{sayWhere(report)}</p>
  if (reply === 'held')
    return <p className="quiet">La risposta si legge qui quando hai risposto alla domanda e la prova è finita.</p>
  return (
    <>
      <p>
        <span className={`ver ${reply.upheld ? 'ok' : ''}`}>
          <Icon name={reply.upheld ? 'yes' : 'none'} />
          {reply.upheld ? 'Avevi ragione' : 'Ecco perché no'}
        </span>
      </p>
      <p className="told-reply">{reply.text}</p>
      <p className="small quiet">
        {[sayDate(reply.at), course !== null && (reply.byCourse ? 'chi tiene il corso' : 'chi amministra il sito')]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {reply.byCourse && passed && (
        <p className="quiet">L’ha passata anche a chi amministra il sito: può arrivare un’altra risposta.</p>
      )}
    </>
  )
}

/** What somebody has reported, and what was replied. */
export default async function OwnReportsPage({ searchParams }: OwnReportsParams) {
  const found = await listOwnReports()
  if (!found.ok) return <Down />
  const reports = found.value
  return (
    <div className="plain narrow">
      <header>
        <h1>Le tue segnalazioni</h1>
        <p className="quiet">
          Chi amministra il sito non vede il tuo nome; chi tiene un corso lo vede solo accanto a un tuo tentativo per il
          corso.
        </p>
      </header>
      <Done said={SAID} of={await searchParams} />
      {reports.length === 0 ? (
        <p>Non hai segnalato nulla. Accanto a ogni domanda e a ogni regola c’è «Segnala».</p>
      ) : (
        <ul className="list reports">
          {reports.map((report) => {
            const { id, kind, sentence, about, rule, place, createdAt } = report
            return (
              <li key={id}>
                <p className="small quiet">
                  {sayDate(createdAt)} · {KINDS[kind]}
                </p>
                <p>
                  <Link href={place} prefetch={false}>
                    {rule !== null && <span className="num">{rule} </span>}
                    <WithMana text={about} />
                  </Link>
                </p>
                <p>«{sentence}»</p>
                <Reply report={report} />
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
