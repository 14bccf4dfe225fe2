import type { Metadata } from 'next'
import Link from 'next/link'
import { JoinForm } from '../../_ui/live/join-form'
import { join } from './actions'

export const metadata: Metadata = { title: 'Entra in una sessione', robots: { index: false } }
// The form carries a key of its own for each who opens it.
export const dynamic = 'force-dynamic'

export default function JoinPage() {
  return (
    <div className="plain narrow">
      <header>
        <h1>Entra in una sessione dal vivo</h1>
        <p className="quiet">
          Il codice è sullo schermo della sala. Non serve un account; se ce l’hai, le risposte contano nei tuoi
          progressi.
        </p>
      </header>
      <JoinForm action={join} />
      <p className="quiet">
        Guidi tu? <Link href="/formatore/sessioni">Apri una sessione</Link>
      </p>
      <noscript>
        <p>Per partecipare serve JavaScript: la domanda cambia da sola quando chi tiene la sessione va avanti.</p>
      </noscript>
    </div>
  )
}
