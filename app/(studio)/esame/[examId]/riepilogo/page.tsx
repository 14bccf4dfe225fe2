import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { getExam } from '#lib/server/exam/get-exam'
import { Countdown } from '../../../../_ui/exam/countdown'
import { Review } from '../../../../_ui/exam/review'
import { sayFailure } from '../../../../_ui/failures'
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
  return (
    <div className="plain narrow">
      <header>
        <h1>Riepilogo</h1>
        <p className="quiet">{nameOf(exam.blueprint.id).title}</p>
        {exam.deadlineAt !== null && <Countdown deadlineAt={exam.deadlineAt} now={exam.now} />}
      </header>
      {typeof errore === 'string' && <p className="notice bad">{sayFailure(errore)}</p>}
      <Review exam={exam} action={submit} />
      <p className="small quiet clock">
        Conta l’orologio del sito. Ciò che scegli è salvato subito; dopo la fine c’è mezzo minuto per ciò che era già in
        viaggio.
      </p>
    </div>
  )
}
