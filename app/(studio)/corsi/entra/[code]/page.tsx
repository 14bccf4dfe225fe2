import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getInvitation } from '#lib/server/courses/join'
import { ActionForm } from '../../../../_ui/action-form'
import { sayFailure } from '../../../../_ui/failures'
import { Link } from '../../../../_ui/link'
import { NameField } from '../../../../_ui/name-field'
import { Down } from '../../../../_ui/trouble/down'
import { join } from '../../actions'

export const metadata: Metadata = { title: 'Entra in un corso', robots: { index: false } }

interface InvitationParams {
  readonly params: Promise<{ readonly code: string }>
}

export default async function InvitationPage({ params }: InvitationParams) {
  const { code } = await params
  const found = await getInvitation({ code: decodeURIComponent(code) })
  if (!found.ok) {
    if (found.error === 'database-down') return <Down />
    if (found.error === 'expired-session') redirect(`/accedi?da=${encodeURIComponent(`/corsi/entra/${code}`)}`)
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
  const { courseId, title, role, name } = found.value
  if (role !== null) redirect(role === 'formatore' ? `/formatore/corsi/${courseId}` : `/corsi/${courseId}`)
  return (
    <div className="plain narrow">
      <header>
        <h1>{title}</h1>
        <p className="quiet">Sei invitato a seguire questo corso.</p>
      </header>
      <p>
        Chi tiene il corso vede il tuo nome, la tua e-mail e ciò che fai per il corso: i compiti, con ogni tentativo e
        le sue risposte, le lezioni assegnate e le sessioni dal vivo. Il resto dei tuoi progressi lo vede solo se lo
        scegli tu. Puoi uscire quando vuoi.
      </p>
      <ActionForm action={join} hidden={[['code', code]]} submit="Entra nel corso" main>
        <NameField name={name} />
      </ActionForm>
    </div>
  )
}
