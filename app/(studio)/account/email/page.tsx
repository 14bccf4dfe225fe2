import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { mailLeaves } from '#lib/server/account/ask-link'
import { readLink } from '#lib/server/account/read-link'
import { waysIn } from '#lib/server/account/ways-in'
import { AccountForm } from '../../../_ui/account-form'
import { Link } from '../../../_ui/link'
import { Down } from '../../../_ui/trouble/down'
import { LinkOver, type LinkParams } from '../../../accedi/by-mail'
import { currentPassword, emailField } from '../../../accedi/fields'
import { newEmail, useNewEmail } from '../actions'

export const metadata: Metadata = { title: 'E-mail', robots: { index: false } }

export default async function EmailPage({ searchParams }: LinkParams) {
  const { codice } = await searchParams
  const code = typeof codice === 'string' ? codice : ''
  const ways = await waysIn()
  const here = code ? `/account/email?codice=${encodeURIComponent(code)}` : '/account/email'
  if (!ways.ok) return ways.error === 'database-down' ? <Down /> : redirect(`/accedi?da=${encodeURIComponent(here)}`)
  if (code) return <Confirm code={code} />
  if (!mailLeaves()) return <NoMail />
  return (
    <div className="plain narrow">
      <header>
        <h1>Cambia l’e-mail</h1>
        <p className="quiet">Al nuovo indirizzo arriva un link. L’indirizzo cambia quando lo apri.</p>
      </header>
      <AccountForm
        action={newEmail}
        fields={[emailField('E-mail nuova'), ...(ways.value.password ? [currentPassword()] : [])]}
        submit="Cambia l’e-mail"
        done="Il messaggio è in viaggio verso il nuovo indirizzo: aprilo entro 1 ora. Fino ad allora non cambia nulla."
        main
      />
    </div>
  )
}

const NoMail = () => (
  <div className="plain narrow">
    <header>
      <h1>Cambia l’e-mail</h1>
      <p className="quiet">
        Questo sito non spedisce messaggi, e senza un messaggio non può sapere se un indirizzo è tuo. Per cambiarlo
        scrivi a chi gestisce il sito.
      </p>
    </header>
    <p>
      <Link href="/account">Torna all’account</Link>
    </p>
  </div>
)

async function Confirm({ code }: { readonly code: string }) {
  const link = await readLink({ code, purpose: 'changeEmail' })
  if (!link.ok) return <LinkOver error={link.error} again="/account/email" />
  return (
    <div className="plain narrow">
      <header>
        <h1>Conferma la nuova e-mail</h1>
        <p className="quiet">Il tuo account usa da ora {link.value.email}.</p>
      </header>
      <AccountForm action={useNewEmail} fields={[]} hidden={[['code', code]]} submit="Usa questo indirizzo" main />
    </div>
  )
}
