import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import type { ExamResultDto } from '#lib/server/exam/exam-dto'
import { getExamResult } from '#lib/server/exam/get-exam-result'
import { BeliefsMet } from '../../../../_ui/beliefs-met'
import { sayMoment, theMoment } from '../../../../_ui/date'
import { CallLines } from '../../../../_ui/exam/call-lines'
import { ClosedExam } from '../../../../_ui/exam/closed-exam'
import { Link } from '../../../../_ui/link'
import { Marks } from '../../../../_ui/marks'
import { Meter } from '../../../../_ui/meter'
import { QuestionLines } from '../../../../_ui/question-lines'
import { StartForm } from '../../../../_ui/start-form'
import { Down } from '../../../../_ui/trouble/down'
import { SignInAgain } from '../../../../_ui/trouble/sign-in-again'
import { ByHand, LeftOut } from '../../../left-out'
import { markOf } from '../../../marks'
import { unlessNobodys } from '../../../nobodys'
import { start } from '../../../quiz/actions'
import { RunDecided } from '../../../run-note'
import { nameOf } from '../../names'

export const metadata: Metadata = { title: 'Risultato della prova' }

/** How it was handed in; by an instructor, as the notice above says. */
const sayHow = ({ exam, decided }: ExamResultDto): string =>
  exam.byClock && decided.handIn === null ? 'Chiusa allo scadere del tempo, ' : 'Consegnata '

function Score({ result }: { readonly result: ExamResultDto }) {
  const { score, exam } = result
  if (score === null) return <h1>Prova consegnata</h1>
  return (
    <>
      <h1 className="score">
        <b>{score.right}</b>
        <span>
          {score.right === 1 ? 'risposta giusta' : 'risposte giuste'} su {score.total}
        </span>
      </h1>
      <p className={score.passed ? 'notice' : 'notice bad'}>
        <b>{score.passed ? 'Superata.' : 'Non superata.'}</b>{' '}
        {score.needed === 1 ? 'Ne serviva 1' : `Ne servivano ${score.needed}`} ({exam.blueprint.pass} %).
      </p>
      <Marks marks={result.questions.map(({ mark }) => (mark === 'open' ? 'blank' : markOf(mark)))} />
    </>
  )
}

export default async function ExamResultPage({ params }: { readonly params: Promise<{ readonly examId: string }> }) {
  const { examId } = await params
  const found = await getExamResult({ examId })
  if (!found.ok) {
    if (found.error === 'database-down') return <Down />
    if (found.error === 'expired-session') {
      await unlessNobodys(examId)
      return <SignInAgain begun="la prova" from={`/esame/${examId}/risultato`} />
    }
    if (found.error === 'exam-open') redirect(`/esame/${examId}`)
    notFound()
  }
  const result = found.value
  const { exam, score, scoreAt, questions, beliefs, calls, again } = result
  const late = questions.filter((q) => q.late)
  return (
    <div className="res">
      <ClosedExam examId={exam.id} />
      <header>
        <p className="label">{nameOf(exam.blueprint.id).title}</p>
        <Score result={result} />
        <RunDecided note={result.decided} />
        <LeftOut note={result.leftOut} />
        <ByHand note={result.byHand} />
        {exam.submittedAt !== null && (
          <p className="small quiet">
            {sayHow(result)}
            {sayMoment(exam.submittedAt)}.
          </p>
        )}
        {late.length > 0 && (
          <p className="notice">
            {result.decided.handIn === null ? 'Dopo la fine del tempo' : 'Dopo la chiusura'} è arrivata ancora una
            scelta {late.length === 1 ? 'alla domanda' : 'alle domande'}{' '}
            {late.map(({ position }) => position).join(', ')}: è conservata, ma non conta.
          </p>
        )}
        {score === null &&
          (scoreAt !== null ? (
            <p>Il punteggio arriva qui {theMoment(scoreAt)}. Le risposte sono al sicuro.</p>
          ) : (
            <p>I risultati di questa prova non si mostrano. Le risposte sono conservate.</p>
          ))}
      </header>
      {score !== null && (
        <section aria-labelledby="aree">
          <h2 id="aree">Area per area</h2>
          <ul className="lines">
            {score.areas.map(({ area, right, total }) => (
              <li key={area} className="line">
                <span className="tt">{area === '' ? 'Tutte le lezioni' : area}</span>
                <span className="ms">
                  <Meter marks={Array.from({ length: total }, (_, i) => (i < right ? 'ok' : 'ko'))} />
                  <span className="num small quiet">
                    {right} su {total}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <CallLines examId={exam.id} calls={calls} />
      <BeliefsMet beliefs={beliefs} />
      {score !== null && (
        <QuestionLines
          at={`/esame/${exam.id}`}
          questions={questions.map((question) => ({
            ...question,
            mark: question.mark === 'open' ? 'blank' : markOf(question.mark),
            about: question.area,
          }))}
        />
      )}
      <div className="go">
        {again.length > 0 && (
          <StartForm asks action={start} className="btn main" fields={again.map((id) => ['item', id] as const)}>
            Rifai gli errori, con domande nuove
          </StartForm>
        )}
        {score?.passed === true && result.decided.annul === null && (
          <Link className="btn" href={`/esame/${exam.id}/attestato`}>
            L’attestato
          </Link>
        )}
        <Link className="btn text" href="/esame">
          Le altre prove
        </Link>
      </div>
    </div>
  )
}
