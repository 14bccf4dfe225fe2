import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { getScans } from '#lib/server/sheet/scans'
import { ActionForm } from '../../../../../_ui/action-form'
import { theMoment } from '../../../../../_ui/date'
import { Link } from '../../../../../_ui/link'
import { ScanForm } from '../../../../../_ui/paper/scan-form'
import { ScanResults } from '../../../../../_ui/paper/scan-results'
import { Down } from '../../../../../_ui/trouble/down'
import { dropRead, readPapers } from '../../actions'
import { sayGone } from './say-gone'

export const metadata: Metadata = { title: 'Risposte dei fogli', robots: { index: false } }

interface ScansParams {
  readonly params: Promise<{ readonly sheetId: string }>
  readonly searchParams: Promise<{ readonly gia?: unknown }>
}

export default async function ScansPage({ params, searchParams }: ScansParams) {
  const { gia } = await searchParams
  const { sheetId } = await params
  const found = await getScans({ sheetId })
  if (!found.ok) {
    if (found.error === 'database-down') return <Down />
    return found.error === 'expired-session' ? redirect(`/accedi?da=/formatore/fogli/${sheetId}/risposte`) : notFound()
  }
  const { title, kept, deckId, variants, scans } = found.value
  const again = scans.find(({ id }) => id === gia)
  return (
    <div className="plain">
      <header>
        <p className="crumb">
          <Link href={`/formatore/fogli/${sheetId}`}>{title}</Link>
        </p>
        <h1>Risposte dei fogli</h1>
        <p className="quiet">
          {kept
            ? 'Il foglio è di un corso: tengo i file letti, interi, e i loro risultati.'
            : 'Il foglio non è di un corso: i risultati li vedi qui, e non li tengo.'}
        </p>
        {!kept && deckId !== null && (
          <p className="quiet">
            Per tenerli e portare i voti nel registro, prima dai un corso{' '}
            <Link href={`/formatore/mazzi/${deckId}`}>al mazzo</Link>, in «Titolo, corso e archivio»: vale anche per i
            fogli già stampati.
          </p>
        )}
      </header>
      {kept && (
        <p className="more">
          <Link href={`/formatore/fogli/${sheetId}/risposte/a-mano`} prefetch={false}>
            Scrivi le risposte a mano
          </Link>
          <a href={`/formatore/fogli/${sheetId}/risposte/modello`} download>
            Scarica il modello, un CSV con la classe
          </a>
        </p>
      )}
      {again !== undefined && (
        <p className="notice" role="status">
          L’avevi già letto {theMoment(again.readAt)}: non l’ho tenuto due volte.{' '}
          <a href={`#letto-${again.id}`}>Guarda i risultati di allora</a>
        </p>
      )}
      <ScanForm sheetId={sheetId} read={readPapers} />
      <details className="files">
        <summary>Come deve essere il file</summary>
        <ul>
          <li>
            Una riga per foglio. Nella prima riga i nomi delle colonne: <b>nome</b> o <b>id</b>, <b>variante</b>, poi
            una colonna per domanda (1, 2, 3… oppure Q1, Q2, Q3…), in qualunque ordine. Senza quei nomi: nome,{' '}
            {variants.length > 1 && 'variante, '}risposte.
          </li>
          <li>Le colonne si separano con virgola, punto e virgola o tabulazione.</li>
          <li>
            Una lettera dove si segna un’opzione; tutte le lettere dove si segnano le affermazioni vere (AC); il numero
            dove si scrive un numero; i posti nell’ordine delle voci dove si mette in ordine (213).
          </li>
          <li>
            Dove si scrive a mano guardi tu: 1 se è giusta, 0 se è sbagliata; una crocetta non dice né l’uno né l’altro.
            Dove la soluzione è sì o no, puoi riportare la risposta: «sì» o «no».
          </li>
          <li>Vuoto vuol dire in bianco. Quello che non è chiaro non conta, ed è detto riga per riga.</li>
        </ul>
      </details>
      {scans.map(({ id, readAt, gone, ...result }) => (
        <section key={id} aria-labelledby={`letto-${id}`}>
          <h2 id={`letto-${id}`}>Letti {theMoment(readAt)}</h2>
          <ScanResults {...result} label={`Risultati letti ${theMoment(readAt)}`} />
          {result.papers.length > 0 && (
            <p>
              <Link className="btn" href={`/formatore/fogli/${sheetId}/risposte/${id}`} prefetch={false}>
                Porta i voti nel registro<span className="vh">, dei fogli letti {theMoment(readAt)}</span>
              </Link>
            </p>
          )}
          <details className="files">
            <summary>
              Elimina questi risultati<span className="vh">, letti {theMoment(readAt)}</span>
            </summary>
            <p>{sayGone(gone)} I voti già nel registro restano come sono.</p>
            <ActionForm
              action={dropRead}
              hidden={[
                ['sheetId', sheetId],
                ['scanId', id],
              ]}
              submit="Sì, elimina i risultati"
              about={`letti ${theMoment(readAt)}`}
              className="start"
            />
          </details>
        </section>
      ))}
    </div>
  )
}
