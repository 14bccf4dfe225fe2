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

function Reply({ reply }: Pick<OwnReportDto, 'reply'>) {
  if (reply === 'waiting') return <p className="quiet">Nessuno ha ancora risposto.</p>
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
      <p className="small quiet">{sayDate(reply.at)}</p>
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
        <p className="quiet">Le vedi solo tu. Chi risponde non vede il tuo nome.</p>
      </header>
      <Done said={SAID} of={await searchParams} />
      {reports.length === 0 ? (
        <p>Non hai segnalato nulla. Accanto a ogni domanda e a ogni regola c’è «Segnala».</p>
      ) : (
        <ul className="list reports">
          {reports.map(({ id, kind, sentence, about, rule, place, createdAt, reply }) => (
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
              <Reply reply={reply} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
