import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { getTypedAnswers } from '#lib/server/sheet/typed-answers'
import { ActionForm } from '../../../../../../_ui/action-form'
import { Link } from '../../../../../../_ui/link'
import { TypedAnswers } from '../../../../../../_ui/paper/typed-answers'
import { Down } from '../../../../../../_ui/trouble/down'
import { readTyped } from '../../../actions'

export const metadata: Metadata = { title: 'Risposte scritte a mano', robots: { index: false } }

interface TypedParams {
  readonly params: Promise<{ readonly sheetId: string }>
  readonly searchParams: Promise<{ readonly pagina?: unknown }>
}

export default async function TypedPage({ params, searchParams }: TypedParams) {
  const { sheetId } = await params
  const found = await getTypedAnswers({ sheetId, page: Number((await searchParams).pagina) || 1 })
  const here = `/formatore/fogli/${sheetId}/risposte`
  if (!found.ok) {
    if (found.error === 'database-down') return <Down />
    return found.error === 'expired-session' ? redirect(`/accedi?da=${here}/a-mano`) : notFound()
  }
  const { title, course, page, pages, pupils, variants } = found.value
  return (
    <div className="plain">
      <header>
        <nav className="crumb" aria-label="Percorso">
          <Link href={`/formatore/fogli/${sheetId}`}>{title}</Link>
          <Link href={here}>Risposte dei fogli</Link>
        </nav>
        <h1>Scrivi le risposte a mano</h1>
        <p className="quiet">
          Una riga per persona del corso «{course.title}». Lascia vuota la riga di chi non ha fatto la prova. A chi ha
          consegnato in bianco scrivi - in una casella. Poi guardi i risultati e li porti nel registro, come da un file.
        </p>
        <p className="quiet">
          Una lettera dove si segna un’opzione; tutte le lettere dove si segnano le affermazioni vere (AC); il numero
          dove si scrive un numero; i posti dove si mette in ordine (213). Dove si scrive a mano guardi tu: 1 se è
          giusta, 0 se è sbagliata; il resto non conta, e torna fra i segni da guardare.
        </p>
      </header>
      {pupils.length === 0 ? (
        <p>Il corso non ha ancora studenti.</p>
      ) : (
        <ActionForm
          key={page}
          action={readTyped}
          hidden={[['sheetId', sheetId]]}
          submit={pages > 1 ? 'Leggi le risposte di questa pagina' : 'Leggi le risposte'}
          main
        >
          <TypedAnswers pupils={pupils} variants={variants} />
        </ActionForm>
      )}
      {pages > 1 && (
        <nav className="more" aria-label="Pagine">
          <span className="quiet">
            Pagina {page} di {pages}: leggi questa prima di passare a un’altra.
          </span>
          {page > 1 && <Link href={`${here}/a-mano?pagina=${page - 1}`}>Pagina precedente</Link>}
          {page < pages && <Link href={`${here}/a-mano?pagina=${page + 1}`}>Pagina seguente</Link>}
        </nav>
      )}
    </div>
  )
}
