import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getDiagnosticQuestion } from '#lib/server/diagnostic/get-question'
import { DiagnosticQuestion } from '../../../_ui/diagnostic/diagnostic-question'
import { Link } from '../../../_ui/link'
import { askedOf } from '../../../_ui/question/asked'
import { Assumptions } from '../../../_ui/question/assumptions'
import { Question } from '../../../_ui/question/question'
import { Stem } from '../../../_ui/question/stem'
import { ReportLink } from '../../../_ui/report/report-link'
import { Table } from '../../../_ui/table/table'
import { Down } from '../../../_ui/trouble/down'
import { ItemOpen } from '../../../_ui/trouble/item-open'
import { SignInAgain } from '../../../_ui/trouble/sign-in-again'
import { unlessNobodys } from '../../nobodys'
import { another, answer } from '../../quiz/[quizId]/actions'
import { save } from '../actions'

interface DiagnosticParams {
  readonly params: Promise<{ readonly id: string }>
  readonly searchParams: Promise<{ readonly domanda?: string | readonly string[] }>
}

export const metadata: Metadata = { title: 'Domanda della diagnosi' }

function Finished({ id }: { readonly id: string }) {
  return (
    <div className="plain narrow">
      <header>
        <h1>Diagnosi finita</h1>
        <p className="quiet">Tutte le risposte sono salvate, e ora contano nei tuoi progressi.</p>
      </header>
      <div className="go">
        <Link className="btn main" href={`/diagnosi/${id}/risultato`}>
          Vedi il risultato
        </Link>
      </div>
    </div>
  )
}

/** The question that waits; of a finished diagnostic the one with that number, with its verdict. */
export default async function DiagnosticQuestionPage({ params, searchParams }: DiagnosticParams) {
  const { id } = await params
  const { domanda } = await searchParams
  const asked = typeof domanda === 'string' ? { position: domanda } : {}
  const shown = await getDiagnosticQuestion({ id, ...asked })
  if (!shown.ok) {
    if (shown.error === 'database-down') return <Down />
    if (shown.error === 'item-open') return <ItemOpen />
    if (shown.error === 'expired-session') {
      await unlessNobodys(id)
      return <SignInAgain begun="la diagnosi" from={`/diagnosi/${id}`} />
    }
    notFound()
  }
  const { diagnostic, position, question, answered } = shown.value
  const stem = <Stem question={question} />
  const table = <Table table={question.table} />
  if (diagnostic.finishedAt === null)
    return (
      <DiagnosticQuestion
        id={diagnostic.id}
        position={position}
        total={diagnostic.total}
        question={askedOf(question)}
        action={save}
        idempotencyKey={randomUUID()}
        stem={stem}
        table={table}
        before={
          <>
            {position === 1 && <Assumptions />}
            <ReportLink of={{ quiz: diagnostic.id, n: String(position) }} />
          </>
        }
      />
    )
  // Whoever comes without a number has answered the last one without script: a form that was sent is answered here and not elsewhere.
  if (answered === null || domanda === undefined) return <Finished id={diagnostic.id} />
  const { itemId, ...verdict } = answered
  const last = position === diagnostic.total
  const result = { href: `/diagnosi/${diagnostic.id}/risultato`, label: 'Il risultato' }
  return (
    <Question
      key={position}
      question={askedOf(question)}
      action={answer}
      hidden={{}}
      idempotencyKey=""
      answered={verdict}
      stem={stem}
      table={table}
      top={
        <div className="qtop">
          <span className="small quiet">Diagnosi</span>
          <span className="small quiet num">
            Domanda {position} di {diagnostic.total}
          </span>
          <Link className="small" href={result.href}>
            {result.label}
          </Link>
          <ReportLink of={{ quiz: diagnostic.id, n: String(position) }} />
        </div>
      }
      after={{
        point: { itemId },
        next: last ? result : { href: `/diagnosi/${diagnostic.id}?domanda=${position + 1}`, label: 'Prossima' },
        another,
      }}
      heading="h1"
      place="quiz"
      layout="q"
    />
  )
}
