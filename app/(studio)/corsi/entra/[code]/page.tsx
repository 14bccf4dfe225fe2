import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getInvitation } from '#lib/server/courses/join'
import { ActionForm } from '../../../../_ui/action-form'
import { sayFailure } from '../../../../_ui/failures'
import { Link } from '../../../../_ui/link'
import { NameField } from '../../../../_ui/name-field'
import { Down } from '../../../../_ui/trouble/down'
import { join } from '../../actions'
import { WhatItIs } from './what-it-is'

export const metadata: Metadata = { title: 'Entra in un corso', robots: { index: false } }

interface InvitationParams {
  readonly params: Promise<{ readonly code: string }>
}

export default async function InvitationPage({ params }: InvitationParams) {
  const { code } = await params
  const found = await getInvitation({ code: decodeURIComponent(code) })
  if (!found.ok) {
    if (found.error === 'database-down') return <Down />
    return (
      <div className="stop">
        <h1>Questo invito non si apre</h1>
        <p>{sayFailure(found.error === 'malformed' ? 'no-such-course' : found.error)}</p>
        <div className="go">
          <Link className="btn" href="/corsi">
            I tuoi corsi
          </Link>
        </div>
      </div>
    )
  }
  const { title, classCode, me, ...course } = found.value
  if (me !== null && me.role !== null)
    redirect(me.role === 'formatore' ? `/formatore/corsi/${me.courseId}` : `/corsi/${me.courseId}`)
  return (
    <div className="plain narrow">
      <header>
        <h1>{title}</h1>
        <p className="quiet">Sei invitato a seguire questo corso.</p>
      </header>
      <WhatItIs course={{ title, ...course }} />
      <p>
        Chi tiene il corso vede il tuo nome, la tua e-mail e ciò che fai per il corso: i compiti, con ogni tentativo e
        le sue risposte, le lezioni assegnate e le sessioni dal vivo. Il resto dei tuoi progressi lo vede solo se lo
        scegli tu. Puoi uscire quando vuoi.
      </p>
      {me === null ? (
        <div className="go">
          <Link className="btn main" href={`/accedi?da=${encodeURIComponent(`/corsi/entra/${code}`)}`}>
            Accedi o registrati per entrare
          </Link>
        </div>
      ) : (
        <ActionForm action={join} hidden={[['code', code]]} submit="Entra nel corso" main>
          <NameField name={me.name} />
        </ActionForm>
      )}
      <OneLesson classCode={classCode} />
    </div>
  )
}

/** The way in for one lesson alone, without an account. */
function OneLesson({ classCode }: { readonly classCode: string | null }) {
  return (
    <section aria-labelledby="una-lezione">
      <h2 id="una-lezione">Solo per una lezione</h2>
      {classCode === null ? (
        <p>
          Quando chi tiene il corso apre una sessione dal vivo, da qui ci si entra con un soprannome, senza account. Ora
          non ce n’è nessuna in corso.
        </p>
      ) : (
        <>
          <p>C’è una sessione dal vivo in corso: entri con un soprannome, senza account, e solo per questa volta.</p>
          <div className="go">
            <Link className="btn" href={`/sessione/${classCode}`} prefetch={false}>
              Entra con un soprannome
            </Link>
          </div>
        </>
      )}
    </section>
  )
}
