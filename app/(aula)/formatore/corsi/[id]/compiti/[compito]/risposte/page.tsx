import type { Metadata } from 'next'
import { type AnswersDto, getAnswers } from '#lib/server/courses/answers'
import { Link } from '../../../../../../../_ui/link'
import { WithMana } from '../../../../../../../_ui/mana/mana'
import { MarkWord } from '../../../../../../../_ui/mark-word'
import { Refused } from '../../../../../refused'
import { CourseHead } from '../../../head'

export const metadata: Metadata = { title: 'Risposte a un compito', robots: { index: false } }

interface AnswersParams {
  readonly params: Promise<{ readonly id: string; readonly compito: string }>
  readonly searchParams: Promise<Readonly<Record<string, unknown>>>
}

const VIEWS = { right: 'ok', wrong: 'ko', wrongReason: 'ko', gaveUp: 'blank' } as const

/** Every answer to the questions of one template: who chose what. */
function Chosen({ answers: { course, column, chosen } }: { readonly answers: AnswersDto }) {
  if (chosen === null) return null
  const book = `/formatore/corsi/${course.id}/registro`
  return (
    <section aria-labelledby="chi">
      <h2 id="chi">Chi ha risposto che cosa</h2>
      {chosen.questions.map(({ ask, answers }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: questions of a template may ask the same, and stand in one order
        <section key={n} aria-label={ask}>
          <h3>{ask}</h3>
          {answers === null ? (
            <p className="notice">Questa domanda è in una tua prova aperta: le risposte si vedono dopo.</p>
          ) : (
            <ul className="lines">
              {answers.map(({ userId, name, said, mark, beliefs, quizId, position }) => (
                <li key={quizId}>
                  <Link href={`${book}/${userId}/${column.id}/${quizId}/${position}`} prefetch={false}>
                    <MarkWord mark={VIEWS[mark]} />
                    <span className="tt">
                      <b>{name}</b>: <WithMana text={said} />
                      {beliefs.map(({ id, title }) => (
                        <span key={id} className="quiet small">
                          {' '}
                          Crede che: <WithMana text={title} />
                        </span>
                      ))}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </section>
  )
}

export default async function AnswersPage({ params, searchParams }: AnswersParams) {
  const { id, compito } = await params
  const { domanda } = await searchParams
  const own = `/formatore/corsi/${id}/compiti/${compito}`
  const template = typeof domanda === 'string' ? domanda.slice(0, 100) : ''
  const found = await getAnswers({ courseId: id, assignmentId: compito, template })
  if (!found.ok) return <Refused error={found.error} at={`${own}/risposte`} />
  const answers = found.value
  const { course, column, templates, chosen } = answers
  return (
    <div className="plain narrow">
      <CourseHead course={course} title={`Risposte: ${column.title}`} />
      <section aria-labelledby="domande">
        <h2 id="domande">Domanda per domanda</h2>
        {templates.length === 0 && <p>Non c’è ancora nessuna risposta.</p>}
        <ol className="lines">
          {templates.map(({ template: name, ask, answers: n, right, people }) => (
            <li key={name}>
              <Link
                href={`${own}/risposte?domanda=${encodeURIComponent(name)}#chi`}
                prefetch={false}
                aria-current={chosen?.template === name ? 'true' : undefined}
              >
                <span className="tt">{ask}</span>
                <span className="num small quiet">
                  {right} giuste su {n}, {people === 1 ? '1 persona' : `${people} persone`}
                </span>
              </Link>
            </li>
          ))}
        </ol>
      </section>
      <Chosen answers={answers} />
      <p className="more">
        {templates.length > 0 && (
          <a href={`${own}/risposte/file`} download>
            Scarica ogni risposta di ogni persona (CSV)
          </a>
        )}
        <Link href={own}>Il compito</Link>
        <Link href={`/formatore/corsi/${course.id}/registro`}>Registro</Link>
      </p>
    </div>
  )
}
