import type { Metadata } from 'next'
import { AccountForm } from '../../_ui/account-form'
import { enterByLink } from '../actions'
import { AskLink, LinkOver, type LinkParams, readLinkOf } from '../by-mail'

export const metadata: Metadata = { title: 'Accedi con un link', robots: { index: false } }

export default async function LinkPage({ searchParams }: LinkParams) {
  const { link, code } = await readLinkOf('signIn', searchParams)
  if (!link)
    return (
      <AskLink purpose="signIn" title="Accedi con un link" submit="Manda il link">
        Scrivi la tua e-mail: arriva un link con cui entri senza password. Se non hai ancora un account, nasce quando lo
        apri.
      </AskLink>
    )
  if (!link.ok) return <LinkOver error={link.error} again="/accedi/link" />
  return (
    <div className="plain narrow">
      <header>
        <h1>Accedi</h1>
        <p className="quiet">Entri come {link.value.email}.</p>
      </header>
      {link.value.unproven && (
        <div className="notice">
          <p>
            Finora nessuno ha confermato l’indirizzo di questo account. Se entri lo confermi tu: la password di prima e
            i servizi collegati non valgono più, e le altre sessioni finiscono. Le risposte restano.
          </p>
        </div>
      )}
      <AccountForm action={enterByLink} fields={[]} hidden={[['code', code]]} submit="Accedi" main />
    </div>
  )
}
