import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { currentUser } from '#lib/server/account/current-user'
import { Link } from '../../../_ui/link'
import { StartForm } from '../../../_ui/start-form'
import { Down } from '../../../_ui/trouble/down'
import { start } from '../actions'
import { askedIn } from '../asked-for'
import { Aside, sayOpen } from '../open-quiz'

export const metadata: Metadata = { title: 'Hai un quiz aperto', robots: { index: false } }

interface OpenQuizParams {
  readonly searchParams: Promise<Readonly<Record<string, string | readonly string[] | undefined>>>
}

/** Where somebody comes who asked for a quiz beside one that is open: they go on with it, or set it aside and begin the other. */
export default async function OpenQuizPage({ searchParams }: OpenQuizParams) {
  const [params, me] = await Promise.all([searchParams, currentUser()])
  if (!me.ok) return <Down />
  const open = me.value.kind === 'nobody' ? null : me.value.openQuiz
  // It was finished or set aside meanwhile.
  if (open === null || open.assigned) redirect('/quiz')
  const asked = askedIn(params)
  return (
    <div className="plain narrow">
      <header>
        <h1>Hai già un quiz aperto</h1>
        <p className="quiet">{sayOpen(open)}</p>
      </header>
      <div className="go">
        <Link className="btn main" href={`/quiz/${open.id}`}>
          Riprendi il quiz
        </Link>
        {asked.length > 0 ? (
          <StartForm asks action={start} className="btn" fields={[...asked, ['aside', open.id]]}>
            Lascialo da parte e comincia l’altro
          </StartForm>
        ) : (
          <Aside id={open.id} className="btn" />
        )}
      </div>
      <p className="small quiet">
        Se lo lasci da parte, le risposte date contano e restano nella tua storia; alle altre domande non si risponde
        più.
      </p>
    </div>
  )
}
