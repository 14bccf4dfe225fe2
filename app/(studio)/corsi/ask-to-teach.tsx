import { theDay } from '#lib/italian/site'
import { mayTeach } from '#lib/server/account/teaching'
import { ActionForm } from '../../_ui/action-form'
import { Day } from '../../_ui/date'
import { Link } from '../../_ui/link'
import { TeacherNameField } from '../../_ui/name-field'
import { ask } from './actions'

/** How one comes to teach here: by asking whoever runs the site. For who does not teach. */
export async function AskToTeach() {
  const found = await mayTeach()
  if (!found.ok)
    return (
      <p>
        Per chiedere di tenere un corso serve un account: <Link href="/accedi?da=/corsi">accedi o registrati</Link>.
      </p>
    )
  const { askedAt, closedAt, named } = found.value
  if (askedAt !== null)
    return (
      <>
        <p>
          Hai chiesto di tenere corsi <Day at={askedAt} article={theDay} />: ora tocca a chi amministra il sito. Quando
          sarà fatto, qui troverai «Corsi che tieni».
        </p>
        <ActionForm action={ask} submit="Ritira la richiesta" />
      </>
    )
  return (
    <>
      {closedAt !== null && (
        <p className="notice">
          La tua richiesta di tenere corsi è stata chiusa <Day at={closedAt} article={theDay} />, senza darti il ruolo.
          Puoi chiedere ancora.
        </p>
      )}
      <p>
        Chi tiene un corso invita gli studenti, assegna compiti, conduce sessioni dal vivo e vede che cosa correggere.
        Per cominciare serve il ruolo di formatore: chiedilo qui, lo dà chi amministra il sito.
      </p>
      <ActionForm action={ask} hidden={[['asks', '1']]} submit="Chiedi di tenere corsi">
        {!named && <TeacherNameField />}
      </ActionForm>
    </>
  )
}
