import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { getOwn } from '#lib/server/own/get-own'
import { ActionForm } from '../../../../_ui/action-form'
import { Look } from '../../../../_ui/deck/look'
import { Link } from '../../../../_ui/link'
import { Editor } from '../../../../_ui/own/editor'
import { Few } from '../../../../_ui/own/few'
import { Down } from '../../../../_ui/trouble/down'
import { keep, look, publish, publishAndOpen, putAway } from '../actions'
import { OwnUses } from './own-uses'

export const metadata: Metadata = { title: 'Domanda propria', robots: { index: false } }

interface OwnParams {
  readonly params: Promise<{ readonly questionId: string }>
  readonly searchParams: Promise<{
    readonly versione?: string | readonly string[]
    readonly spostata?: unknown
    readonly 'dal-vivo'?: unknown
  }>
}

export default async function OwnQuestionPage({ params, searchParams }: OwnParams) {
  const { questionId } = await params
  const { versione, spostata, 'dal-vivo': live } = await searchParams
  // Whoever came from a hall goes back to it.
  const forHall = live === '1'
  const found = await getOwn({ questionId })
  if (!found.ok) {
    if (found.error === 'database-down') return <Down />
    return found.error === 'expired-session' ? redirect(`/accedi?da=/formatore/domande/${questionId}`) : notFound()
  }
  const { title, draft, version, archived, shown, course, moves, others } = found.value
  return (
    <div className="plain">
      <header>
        <p className="crumb">
          {forHall ? (
            <Link href="/formatore/sessioni">Sessioni dal vivo</Link>
          ) : (
            <Link href="/formatore/domande">Domande proprie</Link>
          )}
        </p>
        <h1>Domanda propria</h1>
        <p className="quiet">
          {version === 0
            ? forHall
              ? 'Metti la situazione sul tavolo e scegli che cosa chiedere: «Salva e usa dal vivo» apre la sala con questa domanda.'
              : 'È una bozza: per usarla in un mazzo, salvala come domanda.'
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
      <Editor
        questionId={questionId}
        first={{ title, ...draft }}
        keep={keep}
        look={look}
        publish={publish}
        hall={{ open: publishAndOpen, press: randomUUID(), first: forHall }}
      />
      {shown !== null && (
        <section aria-labelledby="anteprima">
          <h2 id="anteprima">Come la vedono gli studenti</h2>
          <div className="q">
            <Look question={shown.question} verdict={shown.verdict} label="Il tavolo della domanda salvata">
              <Few wrong={shown.wrong} />
            </Look>
          </div>
        </section>
      )}
      <OwnUses
        questionId={questionId}
        asked={version > 0}
        moved={spostata === '1'}
        course={course}
        moves={moves}
        others={others}
      />
      <ActionForm
        action={putAway}
        hidden={[['questionId', questionId], ...(archived ? [] : ([['archived', '1']] as const))]}
        submit={archived ? 'Riprendi la domanda' : 'Metti via la domanda'}
      />
    </div>
  )
}
