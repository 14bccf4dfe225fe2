import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import type { QuestionDto } from '#lib/server/dto'
import { getQuestion } from '#lib/server/quiz/get-question'
import { getQuiz } from '#lib/server/quiz/get-quiz'
import { askedOf } from '../../../_ui/question/asked'
import { Assumptions } from '../../../_ui/question/assumptions'
import { Level } from '../../../_ui/question/level'
import { Question } from '../../../_ui/question/question'
import { Stem } from '../../../_ui/question/stem'
import { ReportLink } from '../../../_ui/report/report-link'
import { Table } from '../../../_ui/table/table'
import { Down } from '../../../_ui/trouble/down'
import { ItemOpen } from '../../../_ui/trouble/item-open'
import { SignInAgain } from '../../../_ui/trouble/sign-in-again'
import { marksOf } from '../../marks'
import { unlessNobodys } from '../../nobodys'
import { another, answer } from './actions'
import { MarksSoFar } from './marks-so-far'
import { Why } from './why'

interface QuizParams {
  readonly params: Promise<{ readonly quizId: string }>
  readonly searchParams: Promise<{ readonly domanda?: string | readonly string[] }>
}

export const metadata: Metadata = { title: 'Domanda' }

/** Every question of a quiz has its own address: without a number, the first that is open, or the result. */
async function place(quizId: string, asked: string | undefined) {
  if (asked !== undefined && /^\d{1,3}$/.test(asked)) return getQuestion({ quizId, position: Number(asked) })
  const quiz = await getQuiz({ quizId })
  if (!quiz.ok) return quiz
  redirect(quiz.value.next === null ? `/quiz/${quizId}/risultato` : `/quiz/${quizId}?domanda=${quiz.value.next}`)
}

/** Where N leads: the next open question, from here on or from the start; then the result. */
function nextOf({ quiz, position }: QuestionDto) {
  if (quiz.closing) return { href: `/quiz/${quiz.id}/risultato`, label: 'Vedi il risultato' }
  const open = (from: number, to: number) => quiz.marks.slice(from, to).indexOf('open') + 1
  const after = open(position, quiz.total)
  const before = open(0, position - 1)
  const next = after > 0 ? position + after : before
  return next > 0
    ? { href: `/quiz/${quiz.id}?domanda=${next}`, label: 'Prossima' }
    : { href: `/quiz/${quiz.id}/risultato`, label: 'Vedi il risultato' }
}

/** It was set aside in another tab, or whoever teaches has closed it or taken it out, where this one asks still. */
const closed = (quizId: string) =>
  ({
    'quiz-closed': {
      kind: 'stop',
      title: 'Hai lasciato da parte questo quiz.',
      text: 'Non prende altre risposte: quelle date prima contano.',
    },
    'run-handed-in': {
      kind: 'stop',
      title: 'L’ha chiuso chi insegna.',
      text: 'Le risposte date prima contano tutte; questa è arrivata dopo e non è stata presa.',
      leads: { href: `/quiz/${quizId}/risultato`, label: 'Il risultato, con quando e perché' },
    },
    'run-annulled': {
      kind: 'stop',
      title: 'Chi insegna ha tolto questo tentativo dal conto.',
      text: 'Non prende altre risposte. Quelle date prima restano; questa non è stata presa.',
      leads: { href: `/quiz/${quizId}/risultato`, label: 'Il risultato, con quando e perché' },
    },
  }) as const

export default async function QuestionPage({ params, searchParams }: QuizParams) {
  const { quizId } = await params
  const { domanda } = await searchParams
  const shown = await place(quizId, typeof domanda === 'string' ? domanda : domanda?.[0])
  if (!shown.ok) {
    if (shown.error === 'database-down') return <Down />
    if (shown.error === 'item-open') return <ItemOpen />
    // Nothing more is asked of a quiz that takes no more answers.
    if (['quiz-closed', 'run-handed-in', 'run-annulled'].includes(shown.error)) redirect(`/quiz/${quizId}/risultato`)
    if (shown.error === 'expired-session') {
      await unlessNobodys(quizId)
      return <SignInAgain begun="il quiz" from={`/quiz/${quizId}`} />
    }
    notFound()
  }
  const { quiz, position, question, verdict, texts, why, asksConfidence } = shown.value
  const { table } = question
  const next = nextOf({ ...shown.value, quiz: { ...quiz, marks: quiz.marks.with(position - 1, 'right') } })
  return (
    <Question
      key={position}
      question={askedOf(question)}
      action={answer}
      hidden={{ quizId: quiz.id, position: String(position) }}
      idempotencyKey={randomUUID()}
      {...(verdict === null ? {} : { answered: { verdict, texts } })}
      stem={<Stem question={question} />}
      table={<Table table={table} />}
      top={
        <div className="qtop">
          <MarksSoFar marks={marksOf(quiz)} position={position} />
          <span className="small quiet num">
            Domanda {position} di {quiz.total}
          </span>
          <Level of={question} />
          <Why why={why} />
          {position === 1 && <Assumptions />}
          <ReportLink of={{ quiz: quiz.id, n: String(position) }} />
        </div>
      }
      after={{ point: { quizId: quiz.id, position: String(position) }, next, another }}
      heading="h1"
      place="quiz"
      told={closed(quiz.id)}
      asksConfidence={asksConfidence}
      layout="q"
    />
  )
}
