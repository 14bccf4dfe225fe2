import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { getExam } from '#lib/server/exam/get-exam'
import { Countdown } from '../../../../_ui/exam/countdown'
import { HandIn } from '../../../../_ui/exam/hand-in'
import { sayLeftOver } from '../../../../_ui/exam/say-left'
import { sayFailure } from '../../../../_ui/failures'
import { Icon } from '../../../../_ui/icon'
import { Link } from '../../../../_ui/link'
import { Down } from '../../../../_ui/trouble/down'
import { SignInAgain } from '../../../../_ui/trouble/sign-in-again'
import { unlessNobodys } from '../../../nobodys'
import { submit } from '../../actions'
import { nameOf } from '../../names'

interface ReviewParams {
  readonly params: Promise<{ readonly examId: string }>
  readonly searchParams: Promise<{ readonly errore?: string | readonly string[] }>
}

export const metadata: Metadata = { title: 'Riepilogo' }

export default async function ReviewPage({ params, searchParams }: ReviewParams) {
  const { examId } = await params
  const { errore } = await searchParams
  const found = await getExam({ examId })
  if (!found.ok) {
    if (found.error === 'database-down') return <Down />
    if (found.error === 'expired-session') {
      await unlessNobodys(examId)
      return <SignInAgain begun="la prova" from={`/esame/${examId}/riepilogo`} />
    }
    notFound()
  }
  const exam = found.value
  if (exam.phase !== 'open') redirect(`/esame/${exam.id}/risultato`)
  const missing = exam.total - exam.answered.length
  return (
    <div className="plain narrow">
      <header>
        <h1>Riepilogo</h1>
        <p className="quiet">{nameOf(exam.blueprint.id).title}</p>
        {exam.deadlineAt !== null && <Countdown deadlineAt={exam.deadlineAt} now={exam.now} />}
      </header>
      {typeof errore === 'string' && <p className="notice bad">{sayFailure(errore)}</p>}
      <p>{sayLeftOver(missing, exam.flagged.length)} Puoi tornare su ognuna e cambiarla fino alla consegna.</p>
      <ol className="spots">
        {Array.from({ length: exam.total }, (_, n) => n + 1).map((position) => {
          const done = exam.answered.includes(position)
          const flagged = exam.flagged.includes(position)
          const says = [done ? 'con risposta' : 'senza risposta', ...(flagged ? ['da rivedere'] : [])].join(', ')
          return (
            <li key={position}>
              <Link
                href={`/esame/${exam.id}?domanda=${position}`}
                prefetch={false}
                className={['spot', done ? 'done' : '', flagged ? 'flag' : ''].join(' ').trim()}
                aria-label={`Domanda ${position}: ${says}`}
              >
                <span className="num">{position}</span>
                <Icon name={flagged ? 'flag' : done ? 'yes' : 'none'} />
              </Link>
            </li>
          )
        })}
      </ol>
      <p className="small quiet signs">
        <span>
          <Icon name="yes" /> con risposta
        </span>
        <span>
          <Icon name="none" /> senza risposta
        </span>
        <span>
          <Icon name="flag" /> da rivedere
        </span>
      </p>
      <HandIn examId={exam.id} missing={missing} flagged={exam.flagged.length} action={submit} />
      <p className="small quiet clock">
        Conta l’orologio del sito. Ciò che scegli è salvato subito; dopo la fine c’è mezzo minuto per ciò che era già in
        viaggio.
      </p>
    </div>
  )
}
