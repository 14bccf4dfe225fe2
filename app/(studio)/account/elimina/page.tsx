import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { waysIn } from '#lib/server/account/ways-in'
import { AccountForm } from '../../../_ui/account-form'
import { Link } from '../../../_ui/link'
import { Down } from '../../../_ui/trouble/down'
import { currentPassword } from '../../../accedi/fields'
import { erase } from '../actions'

export const metadata: Metadata = { title: 'Elimina l’account' }

export default async function ErasePage() {
  const ways = await waysIn()
  if (!ways.ok) return ways.error === 'database-down' ? <Down /> : redirect('/accedi?da=/account/elimina')
  return (
    <div className="plain narrow">
      <header>
        <h1>Elimina l’account</h1>
        <p className="quiet">
          Spariscono subito l’account, le risposte, i quiz, i progressi, le letture e le sessioni. Non resta nulla in
          forma anonima, e non si torna indietro.
        </p>
      </header>
      <p>
        Ciò che hai fatto per un corso che altri tengono con te resta al corso e passa a loro: mazzi, fogli stampati dai
        mazzi, domande proprie, sessioni dal vivo. Se nessun altro tiene il corso, sparisce anche questo.
      </p>
      <p>
        Una copia di sicurezza del sito fatta prima di oggi può contenerli ancora, finché chi gestisce il sito non la
        elimina.
      </p>
      <p className="more">
        <Link href="/account">Prima scarica i tuoi dati</Link>
      </p>
      <AccountForm
        action={erase}
        fields={ways.value.password ? [currentPassword('La tua password, per conferma')] : []}
        submit="Elimina per sempre"
      />
    </div>
  )
}
