import type { Metadata } from 'next'
import { fromDay } from '#lib/italian/site'
import { getAttemptQuestion } from '#lib/server/courses/attempt'
import { CourseDone } from '../../../../../../../../../_ui/course/course-done'
import { sayDate, sayMoment } from '../../../../../../../../../_ui/date'
import { Link } from '../../../../../../../../../_ui/link'
import { askedOf } from '../../../../../../../../../_ui/question/asked'
import { Stem } from '../../../../../../../../../_ui/question/stem'
import { Table } from '../../../../../../../../../_ui/table/table'
import { ItemOpen } from '../../../../../../../../../_ui/trouble/item-open'
import { Verdict } from '../../../../../../../../../_ui/verdict/verdict'
import { Refused } from '../../../../../../../refused'
import { aboutIn, orderIn, orderQuery } from '../../../../order'
import { MarkOne } from './mark-one'

export const metadata: Metadata = { title: 'Una risposta di una persona', robots: { index: false } }

interface QuestionParams {
  readonly params: Promise<Readonly<Record<'id' | 'persona' | 'compito' | 'tentativo' | 'domanda', string>>>
  readonly searchParams: Promise<Readonly<Record<string, unknown>>>
}

const inForce = (edition: string): string => fromDay(sayDate(Date.parse(edition)))

/** One question as the student saw it, with the verdict of what they answered. */
export default async function AttemptQuestionPage({ params, searchParams }: QuestionParams) {
  const { id, persona, compito, tentativo, domanda } = await params
  const attempt = `/formatore/corsi/${id}/registro/${persona}/${compito}/${tentativo}`
  const found = await getAttemptQuestion({ courseId: id, userId: persona, quizId: tentativo, position: domanda })
  if (!found.ok)
    return found.error === 'item-open' ? <ItemOpen /> : <Refused error={found.error} at={`${attempt}/${domanda}`} />
  const { course, pupil, column, quizId, position, total, before, after, question, told, marked, edition, now } =
    found.value
  const asked = await searchParams
  const query = orderQuery(orderIn(asked), aboutIn(asked))
  const top = (
    <div className="qtop">
      <Link className="small" href={`${attempt}${query}`}>
        {pupil.name}: {column.title}
      </Link>
      <span className="small quiet num">
        Domanda {position} di {total}
      </span>
      {told && <span className="small quiet num">{sayMoment(told.at)}</span>}
      {before !== null && (
        <Link className="small" href={`${attempt}/${before}${query}`}>
          Precedente
        </Link>
      )}
      {after !== null && (
        <Link className="small" href={`${attempt}/${after}${query}`}>
          Prossima
        </Link>
      )}
      {edition !== now && (
        <p className="notice">
          La domanda è quella delle regole in vigore {inForce(edition)}. I passi qui sotto sono spiegati con le regole
          di oggi, in vigore {inForce(now)}.
        </p>
      )}
    </div>
  )
  const stem = <Stem question={question} />
  const done = <CourseDone of={asked} />
  const mark = marked && (
    <MarkOne
      fields={[
        ['courseId', course.id],
        ['assignmentId', column.id],
        ['userId', pupil.userId],
        ['quizId', quizId],
        ['position', String(position)],
        ['order', query],
      ]}
      marked={marked}
      leftOut={found.value.leftOut}
    />
  )
  if (told === null)
    return (
      <>
        <div className="q">
          {top}
          {done}
          {stem}
          <div className="tb">
            <Table table={question.table} />
          </div>
          <div className="ans">
            <h1 className="ask">{question.ask}</h1>
            <p className="notice">Qui non c’è una risposta.</p>
          </div>
        </div>
        {mark}
      </>
    )
  return (
    <>
      <div className="v">
        {top}
        {done}
        <Verdict
          verdict={told.verdict}
          texts={told.texts}
          question={askedOf(question)}
          stem={stem}
          after={{ point: {}, next: { href: `${attempt}${query}`, label: 'Tutto il tentativo' } }}
          heading="h1"
          announce={false}
          place="page"
        />
      </div>
      {mark}
    </>
  )
}
