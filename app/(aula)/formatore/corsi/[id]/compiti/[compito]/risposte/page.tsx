import type { Metadata } from 'next'
import { tally } from '#lib/italian/site'
import { getAnswers } from '#lib/server/courses/answers'
import { getResponses } from '#lib/server/courses/asked/responses'
import { CourseDone } from '../../../../../../../_ui/course/course-done'
import { namesIn } from '../../../../../../../_ui/course/names-order'
import { Link } from '../../../../../../../_ui/link'
import { WithMana } from '../../../../../../../_ui/mana/mana'
import { Refused } from '../../../../../refused'
import { CourseHead } from '../../../head'
import { Chosen } from './chosen'
import { NoCount } from './no-count'
import { Responses } from './responses'

export const metadata: Metadata = { title: 'Risposte a un compito', robots: { index: false } }

interface AnswersParams {
  readonly params: Promise<{ readonly id: string; readonly compito: string }>
  readonly searchParams: Promise<Readonly<Record<string, unknown>>>
}

export default async function AnswersPage({ params, searchParams }: AnswersParams) {
  const { id, compito } = await params
  const asked = await searchParams
  const { domanda } = asked
  const own = `/formatore/corsi/${id}/compiti/${compito}`
  const question = typeof domanda === 'string' ? domanda.slice(0, 200) : ''
  const found = await getAnswers({ courseId: id, assignmentId: compito, question })
  if (!found.ok) return <Refused error={found.error} at={`${own}/risposte`} />
  const { course, column, lines, chosen } = found.value
  const names = namesIn(asked)
  const inNames = names === 'cognome' ? '?persone=cognome' : ''
  // With one question in view, that one is what is read.
  const all = chosen
    ? null
    : await getResponses({
        courseId: id,
        assignmentId: compito,
        search: typeof asked.cerca === 'string' ? asked.cerca.slice(0, 200) : '',
        page: Number(asked.pagina) || 1,
        names,
      })
  return (
    <div className="plain">
      <CourseHead course={course} title={`Risposte: ${column.title}`} />
      <CourseDone of={asked} />
      {/* What is read in lines is as wide as lines are; what is a table has all the page. */}
      <section className="narrow" aria-labelledby="domande">
        <h2 id="domande">Domanda per domanda</h2>
        {lines.length === 0 && <p>Non c’è ancora nessuna risposta.</p>}
        <ol className="lines">
          {lines.map(({ key, title, versions, answers, right, people }) => (
            <li key={key}>
              <Link
                href={`${own}/risposte?domanda=${encodeURIComponent(key)}#chi`}
                prefetch={false}
                aria-current={chosen?.key === key ? 'true' : undefined}
              >
                <span className="tt">
                  <WithMana text={title} />
                  {versions > 1 && <span className="quiet small">{tally(versions, 'versione')}</span>}
                </span>
                <span className="num small quiet">
                  {tally(right, 'giusta')} su {answers}, {tally(people, 'persona')}
                </span>
              </Link>
            </li>
          ))}
        </ol>
      </section>
      {all?.ok && all.value && (
        <Responses
          responses={all.value}
          at={`${own}/risposte`}
          book={`/formatore/corsi/${course.id}/registro`}
          assignmentId={column.id}
        />
      )}
      {chosen && (
        <div className="narrow">
          <Chosen chosen={chosen} book={`/formatore/corsi/${course.id}/registro`} assignmentId={column.id} />
          <NoCount courseId={course.id} assignmentId={column.id} out={chosen.out} asked={chosen.key} />
        </div>
      )}
      <p className="more">
        {lines.length > 0 && (
          <a href={`${own}/risposte/file${inNames}`} download>
            Scarica ogni risposta di ogni persona (CSV)
          </a>
        )}
        {lines[0] && (
          <Link
            href={`${own}/risposte/una?domanda=${encodeURIComponent(chosen?.key ?? lines[0].key)}&n=1`}
            prefetch={false}
          >
            Valuta le risposte a mano, una dopo l’altra
          </Link>
        )}
        {chosen && <Link href={`${own}/risposte${inNames}`}>Tutte le domande</Link>}
        <Link href={`${own}/tentativi${inNames}`} prefetch={false}>
          Tentativi: quando, quanto tempo, quanti punti
        </Link>
        <Link href={own}>Il compito</Link>
        <Link href={`/formatore/corsi/${course.id}/registro`}>Registro</Link>
      </p>
    </div>
  )
}
