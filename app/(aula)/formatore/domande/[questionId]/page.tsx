import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { getOwn } from '#lib/server/own/get-own'
import { ActionForm } from '../../../../_ui/action-form'
import { Preview } from '../../../../_ui/deck/preview'
import { Link } from '../../../../_ui/link'
import { Editor } from '../../../../_ui/own/editor'
import { Few } from '../../../../_ui/own/few'
import { Key } from '../../../../_ui/paper/key'
import { askedOf } from '../../../../_ui/question/asked'
import { Stem } from '../../../../_ui/question/stem'
import { Table } from '../../../../_ui/table/table'
import { Down } from '../../../../_ui/trouble/down'
import { keep, look, publish, putAway } from '../actions'

export const metadata: Metadata = { title: 'Domanda propria', robots: { index: false } }

interface OwnParams {
  readonly params: Promise<{ readonly questionId: string }>
  readonly searchParams: Promise<{ readonly versione?: string | readonly string[] }>
}

export default async function OwnQuestionPage({ params, searchParams }: OwnParams) {
  const { questionId } = await params
  const { versione } = await searchParams
  const found = await getOwn({ questionId })
  if (!found.ok) {
    if (found.error === 'database-down') return <Down />
    return found.error === 'expired-session' ? redirect(`/accedi?da=/formatore/domande/${questionId}`) : notFound()
  }
  const { title, draft, version, archived, shown } = found.value
  return (
    <div className="plain">
      <header>
        <p className="crumb">
          <Link href="/formatore/domande">Domande proprie</Link>
        </p>
        <h1>Domanda propria</h1>
        <p className="quiet">
          {version === 0
            ? 'È una bozza: per usarla in un mazzo, salvala come domanda.'
            : `L’ultima versione salvata è la ${version}. I mazzi tengono la versione che avevano.`}
        </p>
      </header>
      {typeof versione === 'string' && /^\d+$/.test(versione) && (
        <p className="notice" role="status">
          Salvata: la domanda è alla versione {versione}. Qui sotto la vedi come gli studenti.
        </p>
      )}
      <noscript>
        <p className="notice">Per costruire una situazione serve JavaScript. La bozza è salva.</p>
      </noscript>
      <Editor questionId={questionId} first={{ title, ...draft }} keep={keep} look={look} publish={publish} />
      {shown !== null && (
        <section aria-labelledby="anteprima">
          <h2 id="anteprima">Come la vedono gli studenti</h2>
          <div className="q">
            <Stem question={shown.question} />
            <div className="tb">
              <Table table={shown.question.table} label="Il tavolo della domanda salvata" />
            </div>
            <div className="ans">
              <Few wrong={shown.wrong} />
              <Preview question={askedOf(shown.question)} />
              <details className="files">
                <summary>La risposta e il perché</summary>
                <Key verdict={shown.verdict} />
              </details>
            </div>
          </div>
        </section>
      )}
      <ActionForm
        action={putAway}
        hidden={[['questionId', questionId], ...(archived ? [] : ([['archived', '1']] as const))]}
        submit={archived ? 'Riprendi la domanda' : 'Metti via la domanda'}
      />
    </div>
  )
}
