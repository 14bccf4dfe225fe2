import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import type { DiagnosticResultDto } from '#lib/server/diagnostic/diagnostic-dto'
import { getDiagnosticResult } from '#lib/server/diagnostic/get-result'
import { BeliefsMet } from '../../../../_ui/beliefs-met'
import { theMoment } from '../../../../_ui/date'
import { Link } from '../../../../_ui/link'
import { Marks } from '../../../../_ui/marks'
import { Meter } from '../../../../_ui/meter'
import { QuestionLines } from '../../../../_ui/question-lines'
import { RuleChip } from '../../../../_ui/rule-chip'
import { RulesInPlace } from '../../../../_ui/rules-in-place'
import { StartForm } from '../../../../_ui/start-form'
import { Down } from '../../../../_ui/trouble/down'
import { SignInAgain } from '../../../../_ui/trouble/sign-in-again'
import { ruleTextsHref } from '../../../../(sito)/rule-texts-file'
import { markOf } from '../../../marks'
import { unlessNobodys } from '../../../nobodys'
import { start } from '../../../quiz/actions'
import { areaName } from '../../names'

export const metadata: Metadata = { title: 'Risultato della diagnosi' }

/** Rules of the quiz to begin with. */
const FIRST = 3
/** Rules that are listed before the rest is folded. */
const LISTED = 8

function Areas({ areas }: Pick<DiagnosticResultDto, 'areas'>) {
  return (
    <section aria-labelledby="aree">
      <h2 id="aree">Le aree, dalla più debole</h2>
      <p className="quiet">
        Poche domande misurano poco: la percentuale accanto a ogni area dice fra quali valori sta, quattro volte su
        cinque, la tua riuscita su domande come queste.
      </p>
      <ol className="lines">
        {areas.map(({ area, right, asked, from, to, lessons }) => (
          <li key={area} className="line">
            <span className="ms">
              <Meter marks={Array.from({ length: asked }, (_, i) => (i < right ? 'ok' : 'ko'))} />
              <span className="num">
                {right} su {asked}
              </span>
            </span>
            <span className="tt">
              <b>{areaName(area)}</b>{' '}
              <span className="small">
                {lessons.map(({ slug, title }, n) => (
                  <span key={slug}>
                    {n > 0 && ' · '}
                    <Link href={`/lezioni/${slug}`} prefetch={false}>
                      {title}
                    </Link>
                  </span>
                ))}
              </span>
            </span>
            <span className="num small quiet">
              {Math.round(from * 100)}–{Math.round(to * 100)} %
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Rules({ rules }: Pick<DiagnosticResultDto, 'rules'>) {
  const line = ({ rule, title, lesson }: DiagnosticResultDto['rules'][number]) => (
    <li key={rule} className="line">
      <span className="ms">
        <RuleChip rule={rule} />
      </span>
      <span className="tt">{title}</span>
      {lesson !== null && (
        <span className="small">
          <Link href={`/lezioni/${lesson.slug}`} prefetch={false}>
            {lesson.title}
          </Link>
        </span>
      )}
    </li>
  )
  const [first, rest] = [rules.slice(0, LISTED), rules.slice(LISTED)]
  return (
    <section aria-labelledby="regole">
      <h2 id="regole">Che cosa leggere, in quest’ordine</h2>
      <ol className="lines">{first.map(line)}</ol>
      {rest.length > 0 && (
        <details className="files">
          <summary>{rest.length === 1 ? 'Un’altra regola' : `Altre ${rest.length} regole`}</summary>
          <ol className="lines" start={LISTED + 1}>
            {rest.map(line)}
          </ol>
        </details>
      )}
    </section>
  )
}

export default async function DiagnosticResultPage({ params }: { readonly params: Promise<{ readonly id: string }> }) {
  const { id } = await params
  const found = await getDiagnosticResult({ id })
  if (!found.ok) {
    if (found.error === 'database-down') return <Down />
    if (found.error === 'expired-session') {
      await unlessNobodys(id)
      return <SignInAgain begun="la diagnosi" from={`/diagnosi/${id}/risultato`} />
    }
    if (found.error === 'exam-open') redirect(`/diagnosi/${id}`)
    notFound()
  }
  const { diagnostic, right, areas, rules, beliefs, questions } = found.value
  return (
    <div className="res">
      <header>
        <p className="label">Diagnosi</p>
        <h1 className="score">
          <b>{right}</b>
          <span>
            {right === 1 ? 'risposta giusta' : 'risposte giuste'} su {diagnostic.total}
          </span>
        </h1>
        <Marks marks={questions.map(({ mark }) => (mark === 'open' ? 'blank' : markOf(mark)))} />
        <p className="small quiet">
          {diagnostic.finishedAt !== null && `Finita ${theMoment(diagnostic.finishedAt)}. `}Le domande si adattano a chi
          risponde: il numero di risposte giuste, da solo, dice poco.
        </p>
      </header>
      {rules.length > 0 ? (
        <div className="go">
          <StartForm
            asks
            action={start}
            className="btn main"
            fields={rules.slice(0, FIRST).map(({ rule }) => ['rule', rule] as const)}
          >
            Comincia da qui
          </StartForm>
          <p className="small quiet">
            Dieci domande su{' '}
            {rules
              .slice(0, FIRST)
              .map(({ rule }) => rule)
              .join(', ')}
            , dopo averle lette.
          </p>
        </div>
      ) : (
        <p className="notice">Non hai sbagliato nessuna domanda. Prova un livello più alto, o una prova d’esame.</p>
      )}
      <Areas areas={areas} />
      {rules.length > 0 && <Rules rules={rules} />}
      <BeliefsMet beliefs={beliefs} />
      <QuestionLines
        at={`/diagnosi/${diagnostic.id}`}
        questions={questions.map((question) => ({
          ...question,
          mark: question.mark === 'open' ? 'blank' : markOf(question.mark),
          about: areaName(question.area),
        }))}
      />
      <div className="go">
        <Link className="btn" href="/progressi">
          I tuoi progressi
        </Link>
        <Link className="btn text" href="/diagnosi">
          Le tue diagnosi
        </Link>
      </div>
      <RulesInPlace texts={ruleTextsHref()} />
    </div>
  )
}
