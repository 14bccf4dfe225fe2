import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { fromDay } from '#lib/italian/site'
import { getPastAnswer } from '#lib/server/progress/get-past-answer'
import type { PastAnswerDto } from '#lib/server/progress/progress-dto'
import { sayDate, sayMoment } from '../../../../_ui/date'
import { Link } from '../../../../_ui/link'
import { askedOf } from '../../../../_ui/question/asked'
import { Question } from '../../../../_ui/question/question'
import { Stem } from '../../../../_ui/question/stem'
import { ReportLink } from '../../../../_ui/report/report-link'
import { Table } from '../../../../_ui/table/table'
import { Down } from '../../../../_ui/trouble/down'
import { ItemOpen } from '../../../../_ui/trouble/item-open'
import { SignInAgain } from '../../../../_ui/trouble/sign-in-again'
import { another, answer } from '../../../quiz/[quizId]/actions'

export const metadata: Metadata = { title: 'Una risposta' }

const inForce = (edition: string): string => fromDay(sayDate(Date.parse(edition)))

const places = { quiz: 'Il quiz', exam: 'La prova', diagnostic: 'La diagnosi' } as const

/** When it was answered, under which rules, and where. */
function Top({ past }: { readonly past: PastAnswerDto }) {
  const { id, at, edition, now, setting } = past
  return (
    <div className="qtop">
      <Link className="small" href="/progressi/storia">
        Tutte le risposte
      </Link>
      <span className="small quiet num">{sayMoment(at)}</span>
      <span className="small quiet num">Regole in vigore {inForce(edition)}</span>
      {setting.href !== null && setting.in !== 'page' && (
        <Link className="small" href={setting.href} prefetch={false}>
          {places[setting.in]}
        </Link>
      )}
      <ReportLink of={{ risposta: id }} />
      {edition !== now && (
        <p className="notice">
          La risposta giusta è quella secondo le regole in vigore {inForce(edition)}. I passi qui sotto sono spiegati
          con le regole di oggi, in vigore {inForce(now)}.
        </p>
      )}
    </div>
  )
}

/** One answer as it was given: the question, what was answered, the verdict and why. */
export default async function PastAnswerPage({ params }: { readonly params: Promise<{ readonly attemptId: string }> }) {
  const { attemptId } = await params
  const found = await getPastAnswer({ attemptId })
  if (!found.ok) {
    if (found.error === 'database-down') return <Down />
    if (found.error === 'item-open') return <ItemOpen />
    if (found.error === 'expired-session')
      return <SignInAgain begun="la domanda" from={`/progressi/storia/${attemptId}`} />
    notFound()
  }
  const past = found.value
  const { question, told } = past
  const stem = <Stem question={question} />
  const table = <Table table={question.table} />
  if (told === null)
    return (
      <div className="q">
        <Top past={past} />
        {stem}
        <div className="tb">{table}</div>
        <div className="ans">
          <h1 className="ask">{question.ask}</h1>
          <p className="notice">I risultati di questa prova non si mostrano. La risposta è conservata.</p>
        </div>
      </div>
    )
  const { itemId, verdict, texts } = told
  return (
    <Question
      question={askedOf(question)}
      action={answer}
      hidden={{}}
      idempotencyKey=""
      answered={{ verdict, texts }}
      stem={stem}
      table={table}
      top={<Top past={past} />}
      after={{ point: { itemId }, next: { href: '/progressi/storia', label: 'Tutte le risposte' }, another }}
      heading="h1"
      place="quiz"
      layout="q"
    />
  )
}
