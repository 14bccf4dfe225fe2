import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { mailLeaves } from '#lib/server/account/ask-link'
import { readLink } from '#lib/server/account/read-link'
import { AccountForm } from '../_ui/account-form'
import { sayFailure } from '../_ui/failures'
import { Link } from '../_ui/link'
import { Stop } from '../_ui/trouble/stop'
import { askForLink } from './actions'
import { emailField } from './fields'

/** The parameters of a page that a link in an e-mail opens. */
export interface LinkParams {
  readonly searchParams: Promise<{ readonly codice?: string | readonly string[] }>
}

type Purpose = Parameters<typeof readLink>[0]['purpose']

/** What the link of a page is good for; no link where somebody came to ask for one. Without mail there are no such pages. */
export async function readLinkOf(purpose: Purpose, params: LinkParams['searchParams']) {
  // First, so that the page is made for each request: a build knows nothing of the settings.
  const { codice } = await params
  if (!mailLeaves()) notFound()
  const code = typeof codice === 'string' ? codice : ''
  return { code, link: code === '' ? null : await readLink({ code, purpose }) }
}

interface AskLinkProps {
  readonly purpose: 'signIn' | 'resetPassword'
  readonly title: string
  readonly submit: string
  readonly children: ReactNode
}

/** Asks for the e-mail that a link goes to. */
const ON_ITS_WAY = 'Il messaggio è in viaggio: aprilo entro 20 minuti. Se non arriva, guarda fra la posta indesiderata.'

/** How somebody comes in who is new, or has forgotten that they are not: the answer is the same. */
export function ByLink() {
  return (
    <>
      <p>
        Scrivi la tua e-mail: arriva un link, e quando lo apri l’account è tuo. La password la scegli dopo, se la vuoi.
      </p>
      <AccountForm
        action={askForLink}
        fields={[emailField()]}
        hidden={[['purpose', 'signIn']]}
        submit="Manda il link"
        done={ON_ITS_WAY}
      />
    </>
  )
}

export function AskLink({ purpose, title, submit, children }: AskLinkProps) {
  const sent =
    purpose === 'signIn'
      ? ON_ITS_WAY
      : 'Se con questa e-mail c’è un account, il messaggio è in viaggio: aprilo entro 1 ora. Se non arriva, guarda fra la posta indesiderata.'
  return (
    <div className="plain narrow">
      <header>
        <h1>{title}</h1>
        <p className="quiet">{children}</p>
      </header>
      <AccountForm
        action={askForLink}
        fields={[emailField()]}
        hidden={[['purpose', purpose]]}
        submit={submit}
        done={sent}
        main
      />
      <p className="more">
        <Link href="/accedi">Torna all’accesso con la password</Link>
      </p>
    </div>
  )
}

/** A link that opens nothing. */
export function LinkOver({ error, again }: { readonly error: string; readonly again: string }) {
  return (
    <Stop
      title="Il link non apre nulla."
      actions={
        <Link className="btn main" href={again}>
          Chiedine un altro
        </Link>
      }
    >
      <p>{sayFailure(error)}</p>
    </Stop>
  )
}
