import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { currentUser } from '#lib/server/account/current-user'
import { clock } from '#lib/server/clock'
import type { OpenQuizDto } from '#lib/server/dto'
import { getProgress } from '#lib/server/progress/get-progress'
import type { ProgressDto } from '#lib/server/progress/progress-dto'
import { nothingYet } from '#lib/server/progress/tell-progress'
import { Link } from '../../_ui/link'
import { RulesInPlace } from '../../_ui/rules-in-place'
import { StartForm } from '../../_ui/start-form'
import { Down } from '../../_ui/trouble/down'
import { ruleTextsHref } from '../../(sito)/rule-texts-file'
import { start } from '../quiz/actions'
import { ReportNews } from '../segnalazioni/news'
import { WeekAhead } from './ahead'
import { Beliefs } from './beliefs'
import { Lessons } from './lessons'
import { Quizzes } from './quizzes'
import { RuleMap } from './rule-map'
import { sayRight, sayRules } from './say'
import { Accuracy, Times } from './weeks'

export const metadata: Metadata = { title: 'Progressi' }

/** What the page is about, in one line: what to review, or what was done, or how to begin. */
function headline({ answered, right, due }: ProgressDto): string {
  if (answered === 0) return 'Non hai ancora risposto a nessuna domanda.'
  return due > 0 ? `Oggi hai ${sayRules(due)} da ripassare.` : `${sayRight(right)} su ${answered}.`
}

interface HeadProps {
  readonly progress: ProgressDto
  /** The quiz to go on with: it comes before another one. */
  readonly open: OpenQuizDto | null
  readonly children: ReactNode
}

/** The one next step: what is open, what is due, or what one does not know yet; for somebody new, easy questions. */
function NextStep({ open, progress: { answered, due } }: Omit<HeadProps, 'children'>) {
  if (open)
    return (
      <Link className="btn main" href={`/quiz/${open.id}`} prefetch={false}>
        Riprendi il quiz
      </Link>
    )
  const somebodyNew = answered === 0
  return (
    <StartForm asks action={start} className="btn main" fields={[['practice', somebodyNew ? 'first' : 'next']]}>
      {due > 0 ? 'Comincia il ripasso' : somebodyNew ? 'Comincia con tre domande facili' : 'Allenati con dieci domande'}
    </StartForm>
  )
}

function Head({ progress, open, children }: HeadProps) {
  const { answered, right, due } = progress
  return (
    <header className="ph">
      <div>
        <h1>{headline(progress)}</h1>
        {children}
        {answered > 0 && due > 0 && (
          <p className="quiet">
            Finora {sayRight(right)} su {answered}.
          </p>
        )}
      </div>
      <NextStep progress={progress} open={open} />
    </header>
  )
}

interface ProgressParams {
  readonly searchParams: Promise<{ readonly errori?: string | readonly string[] }>
}

export default async function ProgressPage({ searchParams }: ProgressParams) {
  const [found, me, { errori }] = await Promise.all([getProgress(), currentUser(), searchParams])
  if (!me.ok || (!found.ok && found.error !== 'expired-session')) return <Down />
  const guest = me.value.kind !== 'account'
  const now = clock.now()
  const progress = found.ok ? found.value : nothingYet(now)
  return (
    <div className="prog">
      <Head progress={progress} open={me.value.kind === 'nobody' ? null : me.value.openQuiz}>
        {progress.answered === 0 && (
          <p className="quiet">
            Qui trovi ogni regola che le domande toccano, quanto la conosci e gli errori che ritornano.
          </p>
        )}
        {guest && progress.answered > 0 && (
          <p className="quiet">
            Le risposte sono legate a questo dispositivo. <Link href="/accedi?da=/progressi">Crea un account</Link> per
            ritrovarle ovunque.
          </p>
        )}
      </Head>
      <ReportNews />
      <RuleMap sections={progress.sections} />
      {progress.answered > 0 && (
        <>
          <div className="plots">
            <WeekAhead ahead={progress.ahead} />
            <Accuracy weeks={progress.weeks} />
            <Times weeks={progress.weeks} />
          </div>
          <Beliefs beliefs={progress.beliefs} now={now} all={errori === 'tutti'} />
          <Lessons lessons={progress.lessons} />
        </>
      )}
      <Quizzes quizzes={progress.quizzes} />
      <RulesInPlace texts={ruleTextsHref()} />
    </div>
  )
}
