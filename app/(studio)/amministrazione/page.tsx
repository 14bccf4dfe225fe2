import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { findAccounts } from '#lib/server/admin/find-accounts'
import { Link } from '../../_ui/link'
import { RoleForm } from '../../_ui/role-form'
import { Down } from '../../_ui/trouble/down'
import { AccountDone } from '../account/account-done'
import { giveRole } from './actions'
import { Asking } from './asking'

export const metadata: Metadata = { title: 'Amministrazione', robots: { index: false } }

interface AdminParams {
  readonly searchParams: Promise<Readonly<Record<string, string | readonly string[] | undefined>>>
}

const text = (value: string | readonly string[] | undefined): string => (typeof value === 'string' ? value : '')

export default async function AdministrationPage({ searchParams }: AdminParams) {
  const params = await searchParams
  const search = text(params.cerca)
  const found = await findAccounts({ text: search, after: text(params.dopo) })
  if (!found.ok) {
    if (found.error === 'database-down') return <Down />
    // Who may not see it is not told that it is there.
    return found.error === 'expired-session' ? redirect('/accedi?da=/amministrazione') : notFound()
  }
  const { accounts, next } = found.value
  return (
    <div className="plain narrow">
      <header>
        <h1>Amministrazione</h1>
        <p className="quiet">
          Chi cambia ruolo deve accedere di nuovo, tranne lo studente che diventa formatore. Resta sempre almeno un
          amministratore.
        </p>
      </header>
      <p>
        <Link href="/amministrazione/segnalazioni" prefetch={false}>
          Segnalazioni e modelli fuori servizio
        </Link>
      </p>
      <AccountDone of={params} />
      <Asking />
      <section aria-labelledby="ruoli">
        <h2 id="ruoli">Ruoli</h2>
        <form className="find-form">
          <div className="inp">
            <label htmlFor="cerca">E-mail o nome</label>
            <input id="cerca" name="cerca" type="search" defaultValue={search} autoComplete="off" />
          </div>
          <button type="submit" className="btn">
            Cerca
          </button>
        </form>
        {accounts.length === 0 ? (
          <p>Nessun account corrisponde: prova con meno lettere.</p>
        ) : (
          <ul className="list rows">
            {accounts.map(({ id, email, name, role, self }) => (
              <li key={id}>
                <p>
                  <b>{email}</b>
                  <span className="quiet small">{[name, self ? 'sei tu' : null].filter(Boolean).join(' · ')}</span>
                </p>
                {/* Made anew when the role changes: a form keeps what was chosen before. */}
                <RoleForm key={role} action={giveRole} userId={id} email={email ?? ''} role={role} search={search} />
              </li>
            ))}
          </ul>
        )}
        {next !== null && (
          <p className="more">
            <Link href={`/amministrazione?cerca=${encodeURIComponent(search)}&dopo=${encodeURIComponent(next)}`}>
              Avanti
            </Link>
          </p>
        )}
      </section>
    </div>
  )
}
