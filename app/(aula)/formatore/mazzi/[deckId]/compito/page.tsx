import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { getDeck } from '#lib/server/deck/get-deck'
import { ActionForm } from '../../../../../_ui/action-form'
import { Link } from '../../../../../_ui/link'
import { Down } from '../../../../../_ui/trouble/down'
import { make } from '../../../corsi/[id]/compiti/actions'
import { DeckHow } from '../../../corsi/[id]/compiti/task-fields'
import { WhenFields } from '../../../corsi/[id]/compiti/when-fields'

export const metadata: Metadata = { title: 'Il mazzo come compito', robots: { index: false } }

export default async function DeckTaskPage({ params }: { readonly params: Promise<{ readonly deckId: string }> }) {
  const { deckId } = await params
  const found = await getDeck({ deckId })
  if (!found.ok) {
    if (found.error === 'database-down') return <Down />
    return found.error === 'expired-session' ? redirect(`/accedi?da=/formatore/mazzi/${deckId}/compito`) : notFound()
  }
  const { title, questions, course, courses } = found.value
  return (
    <div className="plain narrow">
      <header>
        <p className="crumb">
          <Link href={`/formatore/mazzi/${deckId}`}>{title}</Link>
        </p>
        <h1>Il mazzo come compito</h1>
        <p className="quiet">
          {questions.length === 1 ? '1 domanda' : `${questions.length} domande`}, le stesse per tutti, come sono ora.
        </p>
      </header>
      {courses.length === 0 || questions.length === 0 ? (
        <p>
          {questions.length === 0
            ? 'Il mazzo è vuoto: prima aggiungi le domande.'
            : 'Un compito si dà a un corso che tieni, e che è aperto: da qui non ce n’è nessuno.'}
        </p>
      ) : (
        <ActionForm
          action={make}
          hidden={[
            ['type', 'mazzo'],
            ['deckId', deckId],
          ]}
          submit="Assegna"
          main
        >
          <div className="inp">
            <label htmlFor="corso-compito">Corso</label>
            <select id="corso-compito" name="courseId" defaultValue={course?.id ?? courses[0]?.id}>
              {courses.map(({ id, title: name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </div>
          <WhenFields id="mazzo" named={title} />
          <DeckHow />
        </ActionForm>
      )}
    </div>
  )
}
