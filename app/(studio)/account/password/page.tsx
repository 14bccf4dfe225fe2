import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { waysIn } from '#lib/server/account/ways-in'
import { AccountForm } from '../../../_ui/account-form'
import { Down } from '../../../_ui/trouble/down'
import { currentPassword, newPassword as newPasswordField } from '../../../accedi/fields'
import { newPassword } from '../actions'

export const metadata: Metadata = { title: 'Password' }

export default async function PasswordPage() {
  const ways = await waysIn()
  if (!ways.ok) return ways.error === 'database-down' ? <Down /> : redirect('/accedi?da=/account/password')
  const { password } = ways.value
  const chosen = newPasswordField('password', 'Password nuova')
  return (
    <div className="plain narrow">
      <header>
        <h1>{password ? 'Cambia la password' : 'Scegli una password'}</h1>
        <p className="quiet">Le altre sessioni finiscono: lì serve un nuovo accesso.</p>
      </header>
      <AccountForm
        action={newPassword}
        fields={password ? [currentPassword('Password di adesso'), chosen] : [chosen]}
        submit="Cambia la password"
        main
      />
    </div>
  )
}
