import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { currentUser } from '#lib/server/account/current-user'
import { getItem } from '#lib/server/item/get-item'
import { Link } from '../../../_ui/link'
import { Question } from '../../../_ui/question/question'
import { Stem } from '../../../_ui/question/stem'
import { Table } from '../../../_ui/table/table'
import { Down } from '../../../_ui/trouble/down'
import { another } from '../../../(studio)/quiz/[quizId]/actions'
import { answer } from './actions'

export const dynamic = 'force-dynamic'

interface ItemParams {
  readonly params: Promise<{ readonly itemId: string }>
}

export const metadata: Metadata = { title: 'Una domanda' }

/** The quiz that was left for this question, if there is one. A database that is down is no reason not to show a question. */
async function openQuiz() {
  const me = await currentUser()
  return me.ok && me.value.kind !== 'nobody' ? me.value.openQuiz : null
}

export default async function ItemPage({ params }: ItemParams) {
  const { itemId } = await params
  const item = await getItem({ itemId: decodeURIComponent(itemId) })
  if (!item.ok) {
    if (item.error === 'database-down') return <Down />
    notFound()
  }
  const quiz = await openQuiz()
  const { question } = item.value
  const { form, ask, options, unit, table } = question
  return (
    <Question
      key={item.value.itemId}
      question={{ form, ask, options, ...(unit === undefined ? {} : { unit }) }}
      action={answer}
      hidden={{ itemId: item.value.itemId }}
      idempotencyKey={randomUUID()}
      stem={<Stem question={question} />}
      table={<Table table={table} />}
      top={
        <div className="qtop">
          <span className="small quiet">Una domanda da sola</span>
          {quiz !== null && (
            <Link className="small" href={`/quiz/${quiz.id}`}>
              Torna al quiz, {quiz.answered} di {quiz.total}
            </Link>
          )}
        </div>
      }
      after={{
        itemId: item.value.itemId,
        another,
        ...(quiz === null ? {} : { next: { href: `/quiz/${quiz.id}`, label: 'Torna al quiz' } }),
      }}
      heading="h1"
      place="quiz"
      layout="q"
    />
  )
}
