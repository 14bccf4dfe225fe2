import type { Metadata } from 'next'
import { AccountForm } from '../../_ui/account-form'
import { choosePassword } from '../actions'
import { AskLink, LinkOver, type LinkParams, readLinkOf } from '../by-mail'
import { newPassword } from '../fields'

export const metadata: Metadata = { title: 'Password nuova', robots: { index: false } }

export default async function PasswordPage({ searchParams }: LinkParams) {
  const { link, code } = await readLinkOf('resetPassword', searchParams)
  if (!link)
    return (
      <AskLink purpose="resetPassword" title="Password dimenticata" submit="Manda il link">
        Scrivi l’e-mail del tuo account: arriva un link con cui scegli una password nuova.
      </AskLink>
    )
  if (!link.ok) return <LinkOver error={link.error} again="/accedi/password" />
  return (
    <div className="plain narrow">
      <header>
        <h1>Scegli una password nuova</h1>
        <p className="quiet">Per l’account {link.value.email}. Tutte le sessioni aperte finiscono; qui entri subito.</p>
      </header>
      <AccountForm
        action={choosePassword}
        fields={[newPassword('password', 'Password nuova')]}
        hidden={[['code', code]]}
        submit="Cambia la password"
        main
      />
    </div>
  )
}
