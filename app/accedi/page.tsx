import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { mailLeaves } from '#lib/server/account/ask-link'
import { currentUser } from '#lib/server/account/current-user'
import { signInTrouble } from '#lib/server/account/sign-in-trouble'
import { wasSignedIn } from '#lib/server/account/was-signed-in'
import { safePath } from '#lib/server/http'
import { sayFailure } from '../_ui/failures'
import { Link } from '../_ui/link'
import { SignForm } from '../_ui/sign-form'
import { Down } from '../_ui/trouble/down'
import { AccountDone } from '../(studio)/account/account-done'
import { enter, register } from './actions'
import { ByLink } from './by-mail'
import { Providers } from './providers'

export const metadata: Metadata = { title: 'Accedi' }

interface SignParams {
  readonly searchParams: Promise<{
    readonly da?: string | readonly string[]
    /** Where next-auth leads after a failure. */
    readonly error?: string | readonly string[]
    readonly [done: string]: unknown
  }>
}

export default async function SignPage({ searchParams }: SignParams) {
  const params = await searchParams
  const { da, error } = params
  const next = safePath(da)
  const trouble = signInTrouble(error)
  const me = await currentUser()
  if (!me.ok) return <Down />
  if (me.value.kind === 'account') redirect(trouble ? `/account?errore=${trouble}` : '/account')
  const ended = await wasSignedIn()
  return (
    <div className="plain">
      <header>
        <h1>Accedi o registrati</h1>
        <p className="quiet">
          {me.value.kind === 'guest'
            ? 'Le risposte che hai già dato su questo dispositivo passano all’account.'
            : 'Con un account ritrovi le tue risposte su ogni dispositivo. Per rispondere non serve.'}
        </p>
      </header>
      {ended.ok && ended.value && (
        <div className="notice" role="status">
          <p>
            Il tuo accesso è finito. Succede quando cambiano i tuoi permessi sul sito, quando cambia la password, quando
            chiudi gli accessi da un altro dispositivo, o dopo molto tempo. Accedi di nuovo.
          </p>
        </div>
      )}
      {trouble && (
        <div className="notice bad" role="alert">
          <p>{sayFailure(trouble)}</p>
        </div>
      )}
      <AccountDone of={params} />
      <div className="two">
        <section aria-labelledby="entra">
          <h2 id="entra">Hai un account</h2>
          <SignForm action={enter} kind="enter" next={next} />
          {mailLeaves() && (
            <ul className="ways">
              <li>
                <Link href="/accedi/link">Accedi con un link via e-mail</Link>
              </li>
              <li>
                <Link href="/accedi/password">Password dimenticata</Link>
              </li>
            </ul>
          )}
        </section>
        <section aria-labelledby="nuovo">
          <h2 id="nuovo">Sei qui per la prima volta</h2>
          {mailLeaves() ? <ByLink /> : <SignForm action={register} kind="register" next={next} />}
        </section>
      </div>
      <Providers next={next} />
    </div>
  )
}
