import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { mailLeaves } from '#lib/server/account/ask-link'
import { currentUser } from '#lib/server/account/current-user'
import { signInTrouble } from '#lib/server/account/sign-in-trouble'
import { AccountForm } from '../../_ui/account-form'
import { sayFailure } from '../../_ui/failures'
import { Link } from '../../_ui/link'
import { StartForm } from '../../_ui/start-form'
import { Down } from '../../_ui/trouble/down'
import { leave } from '../../accedi/actions'
import { HowManyWait, WaitingToTeach } from '../amministrazione/waiting'
import { ReportNews } from '../segnalazioni/news'
import { AccountDone } from './account-done'
import { sendVerification } from './actions'
import { PersonalData } from './data'
import { OwnName } from './own-name'
import { Sessions } from './sessions'
import { WaysIn } from './ways-in'

export const metadata: Metadata = { title: 'Account' }

interface AccountParams {
  readonly searchParams: Promise<{ readonly errore?: string | readonly string[]; readonly [done: string]: unknown }>
}

export default async function AccountPage({ searchParams }: AccountParams) {
  const params = await searchParams
  const trouble = signInTrouble(params.errore)
  const me = await currentUser()
  if (!me.ok) return <Down />
  if (me.value.kind !== 'account') redirect('/accedi?da=/account')
  return (
    <div className="plain narrow">
      <header>
        <h1>{me.value.name ?? 'Il tuo account'}</h1>
        <p className="quiet">{me.value.email}</p>
      </header>
      {trouble && (
        <div className="notice bad" role="alert">
          <p>{sayFailure(trouble)}</p>
        </div>
      )}
      <AccountDone of={params} />
      <ReportNews />
      {me.value.role === 'amministratore' && <WaitingToTeach />}
      <p>Le tue risposte sono legate a questo account: le ritrovi su ogni dispositivo in cui accedi.</p>
      <div className="go">
        <Link className="btn main" href="/progressi">
          I tuoi progressi
        </Link>
        <StartForm action={leave} className="btn" fields={[['next', '/']]}>
          Esci
        </StartForm>
      </div>
      {!me.value.verified && mailLeaves() && (
        <section aria-labelledby="conferma">
          <h2 id="conferma">L’indirizzo non è confermato</h2>
          <p className="small quiet">Apri il link che ti è arrivato per e-mail, o fattene mandare un altro.</p>
          <AccountForm
            action={sendVerification}
            fields={[]}
            submit="Manda il link"
            done="Il messaggio è in viaggio. Il link vale 3 giorni."
          />
        </section>
      )}
      <OwnName name={me.value.name} />
      <section aria-labelledby="accesso">
        <h2 id="accesso">Accesso</h2>
        <ul className="ways">
          <li>
            <Link href="/account/email">Cambia l’e-mail</Link>
          </li>
          <li>
            <Link href="/account/password">Password</Link>
          </li>
          {me.value.role === 'amministratore' && (
            <li>
              <Link href="/amministrazione">
                Amministrazione
                <HowManyWait />
              </Link>
            </li>
          )}
        </ul>
      </section>
      <WaysIn />
      <Sessions />
      <PersonalData />
    </div>
  )
}
