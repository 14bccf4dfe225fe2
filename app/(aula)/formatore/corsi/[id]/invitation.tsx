import { ActionForm } from '../../../../_ui/action-form'
import { Qr } from '../../../../_ui/qr'
import { renew } from './actions'

interface InvitationProps {
  readonly courseId: string
  readonly invitation: {
    readonly code: string
    readonly address: string
    readonly qr: { readonly size: number; readonly path: string }
  } | null
}

/** How one joins a course: by link, by code, by scanning; or not at all. */
export function Invitation({ courseId, invitation }: InvitationProps) {
  const open: readonly (readonly [string, string])[] = [
    ['courseId', courseId],
    ['open', '1'],
  ]
  if (invitation === null)
    return (
      <section aria-labelledby="invito">
        <h2 id="invito">Invito chiuso</h2>
        <p>Nessuno può entrare da solo. Resta l’elenco delle persone.</p>
        <ActionForm action={renew} hidden={open} submit="Apri un invito" />
      </section>
    )
  const { code, address, qr } = invitation
  return (
    <section aria-labelledby="invito">
      <h2 id="invito">Invito</h2>
      <div className="invite">
        <Qr code={qr} label="Codice QR dell’invito" />
        <div>
          <p>Manda questo link, o proietta il codice:</p>
          <p className="long-link">
            <a href={address}>{address}</a>
          </p>
          <p className="code-said">{code}</p>
          <p className="small quiet">Si scrive anche a mano, in «Corsi». Serve un account.</p>
          <div className="row-go">
            <ActionForm action={renew} hidden={open} submit="Cambia il codice" className="start" />
            <ActionForm action={renew} hidden={[['courseId', courseId]]} submit="Chiudi l’invito" className="start" />
          </div>
        </div>
      </div>
    </section>
  )
}
