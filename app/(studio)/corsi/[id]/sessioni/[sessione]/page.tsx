import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { type OwnClassDto, ownClassResult } from '#lib/server/courses/own-class-result'
import { ofDate } from '../../../../../_ui/date'
import { Link } from '../../../../../_ui/link'
import { MarkWord } from '../../../../../_ui/mark-word'
import { Down } from '../../../../../_ui/trouble/down'
import { markOf } from '../../../../marks'
import { sayClass } from '../../../class-line'

export const metadata: Metadata = { title: 'Sessione dal vivo', robots: { index: false } }

interface OwnClassParams {
  readonly params: Promise<{ readonly id: string; readonly sessione: string }>
}

function Line({ position, round, ask, mark }: OwnClassDto['questions'][number]) {
  return (
    <>
      <MarkWord mark={mark === 'open' ? 'blank' : markOf(mark)} />
      <span className="tt">
        <span className="num quiet">{position}. </span>
        {ask}
      </span>
      <span className="small quiet">{round === 2 && 'seconda votazione'}</span>
    </>
  )
}

/** What one answered in a live session of a course, question by question, each with the way to its verdict and its steps. */
export default async function OwnClassPage({ params }: OwnClassParams) {
  const { id, sessione } = await params
  const found = await ownClassResult({ courseId: id, classId: sessione })
  if (!found.ok) {
    if (found.error === 'database-down') return <Down />
    const here = `/corsi/${id}/sessioni/${sessione}`
    return found.error === 'expired-session' ? redirect(`/accedi?da=${encodeURIComponent(here)}`) : notFound()
  }
  const { course, title, at, questions, ...line } = found.value
  return (
    <div className="plain">
      <nav className="crumb" aria-label="Percorso">
        <Link href="/corsi">Corsi</Link>
        <Link href={`/corsi/${course.id}`}>{course.title}</Link>
      </nav>
      <header>
        <h1>{title}</h1>
        <p className="quiet">
          Sessione dal vivo {ofDate(at)}: {sayClass({ at, ...line })}.
        </p>
      </header>
      {questions.length === 0 ? (
        <p>Qui compare ogni domanda quando la sua risposta è rivelata.</p>
      ) : (
        <section aria-labelledby="domande">
          <h2 id="domande">Domanda per domanda</h2>
          <p className="quiet">Ogni tua risposta porta alla domanda, al verdetto e ai passi che lo spiegano.</p>
          <ol className="lines">
            {questions.map((question) => (
              <li key={`${question.position}/${question.round}`}>
                {question.attemptId === null ? (
                  <div className="line">
                    <Line {...question} />
                  </div>
                ) : (
                  <Link href={`/progressi/storia/${question.attemptId}`} prefetch={false}>
                    <Line {...question} />
                  </Link>
                )}
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}
