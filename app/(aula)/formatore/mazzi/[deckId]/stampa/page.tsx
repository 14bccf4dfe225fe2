import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { listMySheets } from '#lib/server/sheet/list-sheets'
import { ActionForm } from '../../../../../_ui/action-form'
import { Link } from '../../../../../_ui/link'
import { PaperFields } from '../../../../../_ui/paper/paper-fields'
import { SheetLines } from '../../../../../_ui/paper/sheet-lines'
import { Down } from '../../../../../_ui/trouble/down'
import { makePaper } from '../../../fogli/actions'

export const metadata: Metadata = { title: 'Stampa del mazzo', robots: { index: false } }

export default async function DeckPaperPage({ params }: { readonly params: Promise<{ readonly deckId: string }> }) {
  const { deckId } = await params
  const found = await listMySheets({ deckId })
  if (!found.ok) {
    if (found.error === 'database-down') return <Down />
    return found.error === 'expired-session' ? redirect(`/accedi?da=/formatore/mazzi/${deckId}/stampa`) : notFound()
  }
  const { deck, sheets } = found.value
  return (
    <div className="plain narrow">
      <header>
        <p className="crumb">
          <Link href={`/formatore/mazzi/${deckId}`}>{deck?.title}</Link>
        </p>
        <h1>Stampa del mazzo</h1>
        <p className="quiet">
          Ogni foglio resta come è stampato. Il codice su ogni foglio porta alla sua correzione: la vedi tu, e gli
          studenti da quando la apri.
        </p>
      </header>
      <ActionForm action={makePaper} hidden={[['deckId', deckId]]} submit="Prepara i fogli" main>
        <PaperFields />
      </ActionForm>
      {sheets.length > 0 && (
        <section aria-labelledby="fatti">
          <h2 id="fatti">Fogli già preparati</h2>
          <SheetLines sheets={sheets} />
        </section>
      )}
    </div>
  )
}
