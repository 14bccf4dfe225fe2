import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { getSheet } from '#lib/server/sheet/get-sheet'
import { ActionForm } from '../../../../_ui/action-form'
import { AboutError } from '../../../../_ui/course/about-error'
import { fromDate } from '../../../../_ui/date'
import { Link } from '../../../../_ui/link'
import { AnswerGrid } from '../../../../_ui/paper/answer-grid'
import { OneKey } from '../../../../_ui/paper/one-key'
import { PaperKey } from '../../../../_ui/paper/paper-key'
import { PaperQuestion } from '../../../../_ui/paper/paper-question'
import { PrintParts } from '../../../../_ui/paper/print-parts'
import { Running } from '../../../../_ui/paper/running'
import { Qr } from '../../../../_ui/qr'
import { Down } from '../../../../_ui/trouble/down'
import { correct } from '../actions'

interface SheetParams {
  readonly params: Promise<{ readonly sheetId: string }>
}

export const metadata: Metadata = { title: 'Fogli da stampare', robots: { index: false } }

export default async function SheetPage({ params }: SheetParams) {
  const { sheetId } = await params
  const found = await getSheet({ sheetId })
  if (!found.ok) {
    if (found.error === 'database-down') return <Down />
    return found.error === 'expired-session' ? redirect(`/accedi?da=/formatore/fogli/${sheetId}`) : notFound()
  }
  const { title, error, deckId, edition, open, variants } = found.value
  const [first] = variants
  return (
    <>
      <div className="plain narrow screen">
        <header>
          <p className="crumb">
            <Link href={deckId === null ? '/formatore/fogli' : `/formatore/mazzi/${deckId}/stampa`}>
              {deckId === null ? 'Prove su carta' : 'Stampa del mazzo'}
            </Link>
          </p>
          <h1>{title}</h1>
          {error !== null && (
            <p className="quiet">
              <AboutError error={error} />
            </p>
          )}
          <p className="quiet">
            Prima vengono i fogli degli studenti, poi tutte le risposte su una pagina, poi le chiavi con il perché. Puoi
            stampare tutto insieme, o una parte alla volta.
          </p>
        </header>
        <PrintParts variants={variants.map(({ variant }) => variant)} />
        <p className="more">
          <Link href={`/formatore/fogli/${sheetId}/risposte`}>Leggi le risposte dai fogli</Link>
        </p>
        <ActionForm
          action={correct}
          hidden={[['sheetId', sheetId], ...(open ? [] : ([['open', '1']] as const))]}
          submit={open ? 'Chiudi la correzione' : 'Apri la correzione'}
        >
          <p>
            {open
              ? 'La correzione è aperta: chi ha il foglio la legge con il codice.'
              : 'La correzione è chiusa: per ora la leggi solo tu.'}{' '}
            {first !== undefined && <Link href={new URL(first.address).pathname}>Guarda la correzione</Link>}
          </p>
        </ActionForm>
      </div>
      {variants.map(({ variant, questions, code, address }) => (
        <Running key={variant} part={variant} label={`Foglio ${variant}`} title={title}>
          <header className="pphead">
            <div>
              <h2>{title}</h2>
              <p>
                Foglio <b>{variant}</b> · {questions.length === 1 ? '1 domanda' : `${questions.length} domande`} ·
                regole in vigore {fromDate(Date.parse(edition))}
              </p>
              <p className="pline">
                Nome <span className="pblank long" /> Data <span className="pblank" />
              </p>
            </div>
            <figure>
              <Qr code={code} label={`Codice che porta alla correzione del foglio ${variant}: ${address}`} />
              <figcaption>La correzione, quando si apre: lì si segnala anche una domanda sbagliata</figcaption>
            </figure>
          </header>
          {questions.map(({ position, question }) => (
            <PaperQuestion key={position} position={position} question={question} />
          ))}
          <AnswerGrid variant={variant} questions={questions} />
        </Running>
      ))}
      <Running part="chiave" label="Tutte le risposte" title={title}>
        <header className="pphead">
          <div>
            <h2>Tutte le risposte</h2>
            <p>{title}</p>
          </div>
        </header>
        <OneKey variants={variants} />
      </Running>
      {variants.map(({ variant, questions }) => (
        <Running key={variant} part="chiave" label={`Chiave del foglio ${variant}`} title={title}>
          <header className="pphead">
            <div>
              <h2>Chiave del foglio {variant}</h2>
              <p>{title}</p>
            </div>
          </header>
          <ol className="pkeys">
            {questions.map(({ position, question, key }) => (
              <PaperKey key={position} position={position} question={question} answer={key} />
            ))}
          </ol>
        </Running>
      ))}
    </>
  )
}
