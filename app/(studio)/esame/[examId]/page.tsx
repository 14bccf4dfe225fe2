import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { getExam } from '#lib/server/exam/get-exam'
import { getExamQuestion } from '#lib/server/exam/get-exam-question'
import { Asks } from '../../../_ui/call/asks'
import { Needed } from '../../../_ui/call/needed'
import { Story } from '../../../_ui/call/story'
import { Countdown } from '../../../_ui/exam/countdown'
import { ExamForm } from '../../../_ui/exam/exam-form'
import { Link } from '../../../_ui/link'
import { Arrived } from '../../../_ui/question/arrived'
import { askedOf } from '../../../_ui/question/asked'
import { Assumptions } from '../../../_ui/question/assumptions'
import { Question } from '../../../_ui/question/question'
import { Stem } from '../../../_ui/question/stem'
import { ReportLink } from '../../../_ui/report/report-link'
import { Table } from '../../../_ui/table/table'
import { Down } from '../../../_ui/trouble/down'
import { SignInAgain } from '../../../_ui/trouble/sign-in-again'
import { unlessNobodys } from '../../nobodys'
import { another, answer } from '../../quiz/[quizId]/actions'
import { RunDecided } from '../../run-note'
import { ask, flag, save } from '../actions'
import { fieldsOf } from '../given'
import { nameOf } from '../names'

interface ExamParams {
  readonly params: Promise<{ readonly examId: string }>
  readonly searchParams: Promise<{ readonly domanda?: string | readonly string[]; readonly manca?: string }>
}

export const metadata: Metadata = { title: 'Domanda d’esame' }

/** Without a number: the first question that has no answer, the review of an exam that has them all, the result of a closed one. */
async function place(examId: string, asked: string | undefined) {
  if (asked !== undefined && /^\d{1,3}$/.test(asked)) return getExamQuestion({ examId, position: Number(asked) })
  const exam = await getExam({ examId })
  if (!exam.ok) return exam
  const { phase, total, answered } = exam.value
  if (phase === 'closed') redirect(`/esame/${examId}/risultato`)
  const open = Array.from({ length: total }, (_, n) => n + 1).find((position) => !answered.includes(position))
  redirect(open === undefined ? `/esame/${examId}/riepilogo` : `/esame/${examId}?domanda=${open}`)
}

export default async function ExamQuestionPage({ params, searchParams }: ExamParams) {
  const { examId } = await params
  const { domanda, manca } = await searchParams
  const shown = await place(examId, typeof domanda === 'string' ? domanda : domanda?.[0])
  if (!shown.ok) {
    if (shown.error === 'database-down') return <Down />
    if (shown.error === 'expired-session') {
      await unlessNobodys(examId)
      return <SignInAgain begun="la prova" from={`/esame/${examId}`} />
    }
    notFound()
  }
  const { exam, position, question, call, given, savedAt, answered, decided } = shown.value
  const last = position === exam.total
  const next = last ? '/riepilogo' : `?domanda=${position + 1}`
  const top = (
    <div className="qtop">
      <span className="small quiet">{nameOf(exam.blueprint.id).title}</span>
      <span className="small quiet num">
        Domanda {position} di {exam.total}
      </span>
      {exam.phase === 'open' && exam.deadlineAt !== null && <Countdown deadlineAt={exam.deadlineAt} now={exam.now} />}
      <Link className="small" href={`/esame/${exam.id}/${exam.phase === 'open' ? 'riepilogo' : 'risultato'}`}>
        {exam.phase === 'open' ? 'Riepilogo e consegna' : 'Il risultato'}
      </Link>
      {position === 1 && <Assumptions />}
      <ReportLink of={{ quiz: exam.id, n: String(position) }} />
      {exam.phase === 'open' && <RunDecided note={decided} />}
    </div>
  )
  const stem =
    call === null ? (
      <Stem question={question} />
    ) : (
      <div className="stem">
        {answered === null && <h1 className="ask">{question.ask}</h1>}
        <Story story={call.story} />
      </div>
    )
  const table = question.table && (
    <Table table={question.table} {...(call && { variant: 'compact', label: 'Il tavolo come lo trovi' })} />
  )
  if (answered !== null) {
    const { itemId, needed, ...verdict } = answered
    const asked = (
      <Question
        key={position}
        question={askedOf(question)}
        action={answer}
        hidden={{}}
        idempotencyKey=""
        answered={verdict}
        stem={stem}
        table={table}
        top={top}
        after={{
          point: { itemId },
          next: last
            ? { href: `/esame/${exam.id}/risultato`, label: 'Il risultato' }
            : { href: `/esame/${exam.id}?domanda=${position + 1}`, label: 'Prossima' },
          ...(call === null ? { another } : {}),
        }}
        heading="h1"
        place="quiz"
        layout="q"
      />
    )
    if (needed === null) return asked
    return (
      <>
        {asked}
        <div className="v">
          <Needed asked={needed.asked} score={needed.score} texts={verdict.texts} />
        </div>
      </>
    )
  }
  if (exam.phase !== 'open') redirect(`/esame/${exam.id}/risultato`)
  return (
    <Arrived className={call === null ? 'q' : 'q calling'} key={position} top={top} stem={stem} ask={question.ask}>
      <div className="tb">
        {table}
        {call !== null && (
          <section aria-labelledby="chiedi">
            <h2 id="chiedi">Che cosa chiedi?</h2>
            <p className="quiet">
              La storia non dice tutto. Chiedere non toglie tempo alla prova, ma ciò che hai chiesto resta: alla fine
              vedi quali domande servivano.
            </p>
            <Asks of={{ examId, position: String(position) }} asks={call.asks} ask={ask} />
          </section>
        )}
      </div>
      <ExamForm
        examId={exam.id}
        position={position}
        question={askedOf(question)}
        asked={call !== null}
        value={fieldsOf(given)}
        savedAt={savedAt}
        flagged={exam.flagged.includes(position)}
        next={`/esame/${exam.id}${next}`}
        previous={position > 1 ? `/esame/${exam.id}?domanda=${position - 1}` : null}
        save={save.bind(null, next)}
        flag={flag}
        incomplete={manca !== undefined}
      />
    </Arrived>
  )
}
