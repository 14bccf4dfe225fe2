import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { currentUser } from '#lib/server/account/current-user'
import { findInstead } from '#lib/server/item/find-instead'
import { getItem } from '#lib/server/item/get-item'
import { isItemOpen } from '#lib/server/item/is-open'
import { Link } from '../../../_ui/link'
import { askedOf } from '../../../_ui/question/asked'
import { Assumptions } from '../../../_ui/question/assumptions'
import { Level } from '../../../_ui/question/level'
import { Question } from '../../../_ui/question/question'
import { Stem } from '../../../_ui/question/stem'
import { ReportLink } from '../../../_ui/report/report-link'
import { Table } from '../../../_ui/table/table'
import { Down } from '../../../_ui/trouble/down'
import { ItemOpen } from '../../../_ui/trouble/item-open'
import { another } from '../../../(studio)/quiz/[quizId]/actions'
import { decoded } from '../../decoded'
import { answer } from './actions'

export const dynamic = 'force-dynamic'

interface ItemParams {
  readonly params: Promise<{ readonly itemId: string }>
  readonly searchParams: Promise<{ readonly rifatta?: string | readonly string[] }>
}

export const metadata: Metadata = { title: 'Una domanda' }

/** The quiz that was left for this question, if there is one. A database that is down is no reason not to show a question. */
async function openQuiz() {
  const me = await currentUser()
  return me.ok && me.value.kind !== 'nobody' ? me.value.openQuiz : null
}

/** A question that was made anew is asked in its newest version, and the page says so. */
async function goToNewest(unsafe: string): Promise<void> {
  const instead = await findInstead({ itemId: unsafe })
  const newest = instead.ok ? instead.value.offer : null
  if (newest) redirect(`/domande/${encodeURIComponent(newest.itemId)}?rifatta=1`)
}

export default async function ItemPage({ params, searchParams }: ItemParams) {
  const { itemId } = await params
  const { rifatta } = await searchParams
  const unsafe = decoded(itemId)
  const item = await getItem({ itemId: unsafe })
  if (!item.ok) {
    if (item.error === 'database-down') return <Down />
    if (item.error === 'old-version') await goToNewest(unsafe)
    notFound()
  }
  const open = await isItemOpen({ itemId: item.value.itemId })
  if (open.ok && open.value) return <ItemOpen />
  const quiz = await openQuiz()
  const { question } = item.value
  const { table } = question
  return (
    <Question
      key={item.value.itemId}
      question={askedOf(question)}
      action={answer}
      hidden={{ itemId: item.value.itemId }}
      idempotencyKey={randomUUID()}
      stem={<Stem question={question} />}
      table={<Table table={table} />}
      top={
        <div className="qtop">
          <span className="small quiet">
            {rifatta === undefined
              ? 'Una domanda da sola'
              : 'La domanda che cercavi è stata rifatta: questa è la versione nuova.'}
          </span>
          <Level of={question} />
          <Assumptions />
          <ReportLink of={{ domanda: item.value.itemId }} />
          {quiz !== null && (
            <Link className="small" href={`/quiz/${quiz.id}`}>
              Torna al quiz, {quiz.answered} di {quiz.total}
            </Link>
          )}
        </div>
      }
      after={{
        point: { itemId: item.value.itemId },
        another,
        ...(quiz === null ? {} : { next: { href: `/quiz/${quiz.id}`, label: 'Torna al quiz' } }),
      }}
      heading="h1"
      place="quiz"
      layout="q"
    />
  )
}
