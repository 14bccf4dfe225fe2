import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { theDay } from '#lib/italian/site'
import { getExamResult } from '#lib/server/exam/get-exam-result'
import { fromDate, sayDate } from '../../../../_ui/date'
import { Print } from '../../../../_ui/exam/print'
import { Down } from '../../../../_ui/trouble/down'
import { SignInAgain } from '../../../../_ui/trouble/sign-in-again'
import { unlessNobodys } from '../../../nobodys'
import { nameOf } from '../../names'

export const metadata: Metadata = { title: 'Attestato' }

/** For whoever passed: what was passed, when, under which rules; and that it certifies nothing official. */
export default async function CertificatePage({ params }: { readonly params: Promise<{ readonly examId: string }> }) {
  const { examId } = await params
  const found = await getExamResult({ examId })
  if (!found.ok) {
    if (found.error === 'database-down') return <Down />
    if (found.error === 'expired-session') {
      await unlessNobodys(examId)
      return <SignInAgain begun="la prova" from={`/esame/${examId}/attestato`} />
    }
    notFound()
  }
  const { exam, score, name, decided } = found.value
  // What counts for nothing certifies nothing.
  if (score?.passed !== true || decided.annul !== null || exam.submittedAt === null)
    redirect(`/esame/${examId}/risultato`)
  return (
    <article className="sheet">
      <p className="label">Verdetto</p>
      <h1>Attestato di una prova superata</h1>
      {name !== null && <p className="who">{name}</p>}
      <p>
        {name === null ? 'Chi ha questo foglio ha superato' : 'ha superato'} la prova di esercizio «
        {nameOf(exam.blueprint.id).title}» con {score.right} {score.right === 1 ? 'risposta giusta' : 'risposte giuste'}{' '}
        su {score.total} (soglia {exam.blueprint.pass} %), {theDay(sayDate(exam.submittedAt))}.
      </p>
      <table className="scores">
        <caption>Area per area</caption>
        <thead>
          <tr>
            <th scope="col">Area</th>
            <th scope="col">Giuste</th>
          </tr>
        </thead>
        <tbody>
          {score.areas.map(({ area, right, total }) => (
            <tr key={area}>
              <td>{area === '' ? 'Tutte le lezioni' : area}</td>
              <td className="num">
                {right} su {total}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>Regole in vigore {fromDate(Date.parse(exam.edition))}.</p>
      <p className="notice">
        È una prova di esercizio. Questo foglio non certifica nulla di ufficiale: non dà nessun livello di arbitro e non
        sostituisce nessun esame di un programma per arbitri.
      </p>
      <Print />
    </article>
  )
}
