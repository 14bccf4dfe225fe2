import type { Metadata } from 'next'
import { sayPoints } from '#lib/italian/site'
import { getAnswerInTurn } from '#lib/server/courses/answer-in-turn'
import { getAttemptQuestion } from '#lib/server/courses/attempt'
import { ActionForm } from '../../../../../../../../_ui/action-form'
import { CourseDone } from '../../../../../../../../_ui/course/course-done'
import { Link } from '../../../../../../../../_ui/link'
import { WithMana } from '../../../../../../../../_ui/mana/mana'
import { MarkWord } from '../../../../../../../../_ui/mark-word'
import { Stem } from '../../../../../../../../_ui/question/stem'
import { Table } from '../../../../../../../../_ui/table/table'
import { ItemOpen } from '../../../../../../../../_ui/trouble/item-open'
import { Refused } from '../../../../../../refused'
import { CourseHead } from '../../../../head'
import { MarkFields } from '../../../../mark-fields'
import { markInTurn } from './actions'

export const metadata: Metadata = { title: 'Le risposte, una dopo l’altra', robots: { index: false } }

interface TurnParams {
  readonly params: Promise<{ readonly id: string; readonly compito: string }>
  readonly searchParams: Promise<Readonly<Record<string, unknown>>>
}

const VIEWS = { right: 'ok', wrong: 'ko', wrongReason: 'reason', gaveUp: 'blank' } as const
const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 200) : '')

/** One answer of a class to a question, with the one before and the one after: to mark them by hand in turn. */
export default async function TurnPage({ params, searchParams }: TurnParams) {
  const { id, compito } = await params
  const asked = await searchParams
  const [question, n] = [text(asked.domanda), text(asked.n) || '1']
  const answers = `/formatore/corsi/${id}/compiti/${compito}/risposte`
  const to = (turn: number) => `${answers}/una?domanda=${encodeURIComponent(question)}&n=${turn}`
  const found = await getAnswerInTurn({ courseId: id, assignmentId: compito, question, n })
  if (!found.ok) return found.error === 'item-open' ? <ItemOpen /> : <Refused error={found.error} at={answers} />
  const { course, column, answer, of, n: turn, question: shown } = found.value
  const { userId, name, quizId, position, said, mark, beliefs } = answer
  const whole = await getAttemptQuestion({ courseId: id, userId, quizId, position: String(position) })
  const marked = whole.ok ? whole.value.marked : null
  const inForce = marked?.given.find(({ ended }) => ended === null)
  return (
    <div className="plain narrow">
      <CourseHead course={course} title={`Risposte: ${column.title}`} />
      <CourseDone of={asked} />
      <nav className="pager" aria-label="Le risposte, una dopo l’altra">
        {turn > 1 && <Link href={to(turn - 1)}>Precedente</Link>}
        <span className="quiet">
          {turn} di {of}
        </span>
        {turn < of && <Link href={to(turn + 1)}>Prossima</Link>}
      </nav>
      <section aria-labelledby="risposta" className="in-turn">
        <h2 id="risposta">{name}</h2>
        <Stem question={shown} />
        <Table table={shown.table} variant="compact" />
        <p className="rule-text">
          <WithMana text={shown.ask} />
        </p>
        <p>
          <MarkWord mark={VIEWS[mark]} /> <WithMana text={said} />
        </p>
        {mark !== 'right' && whole.ok && whole.value.told && (
          <p>
            <span className="quiet">Giusta: </span>
            <WithMana text={whole.value.told.verdict.headline} />
          </p>
        )}
        {beliefs.map(({ id: belief, title }) => (
          <p key={belief} className="quiet small">
            Crede che: <WithMana text={title} />
          </p>
        ))}
        {whole.ok && whole.value.leftOut !== null && <p className="notice">La domanda non conta per nessuno.</p>}
        {inForce && (
          <p>
            <b>Voto a mano: {sayPoints(inForce.points)} su 1.</b> Motivo: «{inForce.reason}»
          </p>
        )}
        {marked && (
          <ActionForm
            key={`${quizId} ${position}`}
            action={markInTurn}
            hidden={[
              ...([
                ['courseId', course.id],
                ['assignmentId', column.id],
                ['userId', userId],
                ['quizId', quizId],
                ['position', String(position)],
                ['question', question],
                ['next', turn < of ? String(turn + 1) : ''],
              ] as const),
            ]}
            submit={turn < of ? 'Salva il voto e vai alla prossima' : 'Salva il voto'}
          >
            <p className="small">Calcolato: {sayPoints(marked.computed)}</p>
            <MarkFields inForce={inForce} suggested={marked.computed} />
          </ActionForm>
        )}
        <p className="small quiet">Va bene com’è? Senza un voto a mano vale il punteggio calcolato.</p>
        {turn < of && (
          <p>
            <Link className="btn" href={to(turn + 1)}>
              Passa alla prossima
            </Link>
          </p>
        )}
      </section>
      <p className="more">
        <Link
          href={`/formatore/corsi/${course.id}/registro/${userId}/${column.id}/${quizId}/${position}`}
          prefetch={false}
        >
          Con il verdetto, nel suo tentativo
        </Link>
        <Link href={`${answers}?domanda=${encodeURIComponent(question)}#chi`}>Chi ha risposto che cosa</Link>
      </p>
    </div>
  )
}
