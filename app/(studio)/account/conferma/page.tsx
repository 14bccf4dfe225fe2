import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { currentUser } from '#lib/server/account/current-user'
import { AccountForm } from '../../../_ui/account-form'
import { Down } from '../../../_ui/trouble/down'
import { LinkOver, type LinkParams, readLinkOf } from '../../../accedi/by-mail'
import { confirmEmail } from '../actions'

export const metadata: Metadata = { title: 'Conferma l’indirizzo', robots: { index: false } }

export default async function ConfirmPage({ searchParams }: LinkParams) {
  const { link, code } = await readLinkOf('verifyEmail', searchParams)
  if (!link?.ok) return <LinkOver error={link?.error ?? 'link-over'} again="/account" />
  const me = await currentUser()
  if (!me.ok) return <Down />
  if (me.value.kind !== 'account')
    redirect(`/accedi?da=${encodeURIComponent(`/account/conferma?codice=${encodeURIComponent(code)}`)}`)
  return (
    <div className="plain narrow">
      <header>
        <h1>Conferma l’indirizzo</h1>
        <p className="quiet">L’indirizzo {link.value.email} diventa quello confermato del tuo account.</p>
      </header>
      <AccountForm action={confirmEmail} fields={[]} hidden={[['code', code]]} submit="Conferma" main />
    </div>
  )
}
