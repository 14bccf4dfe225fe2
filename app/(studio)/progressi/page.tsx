import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { currentUser } from '#lib/server/account/current-user'
import { clock } from '#lib/server/clock'
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

function Head({ progress, children }: { readonly progress: ProgressDto; readonly children: ReactNode }) {
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
      <StartForm asks action={start} className="btn main" fields={due > 0 ? [['practice', 'next']] : []}>
        {due > 0 ? 'Comincia il ripasso' : answered === 0 ? 'Comincia con dieci domande' : 'Dieci domande nuove'}
      </StartForm>
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
      <Head progress={progress}>
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
