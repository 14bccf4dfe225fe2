import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { findTemplates } from '#lib/server/deck/find-templates'
import { ActionForm } from '../../../../../_ui/action-form'
import { Link } from '../../../../../_ui/link'
import { Down } from '../../../../../_ui/trouble/down'
import { add } from '../../actions'

export const metadata: Metadata = { title: 'Modelli di domande', robots: { index: false } }

interface TemplatesParams {
  readonly params: Promise<{ readonly deckId: string }>
  readonly searchParams: Promise<{ readonly cerca?: string | readonly string[] }>
}

export default async function TemplatesPage({ params, searchParams }: TemplatesParams) {
  const { deckId } = await params
  const { cerca } = await searchParams
  const search = typeof cerca === 'string' ? cerca : ''
  const asked = await findTemplates({ deckId, text: search })
  if (!asked.ok) {
    if (asked.error === 'database-down') return <Down />
    return asked.error === 'expired-session' ? redirect(`/accedi?da=/formatore/mazzi/${deckId}/modelli`) : notFound()
  }
  const { deck, templates, found, of, more } = asked.value
  return (
    <div className="plain narrow">
      <header>
        <p className="crumb">
          <Link href={`/formatore/mazzi/${deckId}`}>{deck}</Link>
        </p>
        <h1>Modelli di domande</h1>
      </header>
      <form className="find-form">
        <div className="inp">
          <label htmlFor="cerca">Parole, lezione, errore o numero di regola</label>
          <input id="cerca" name="cerca" type="search" defaultValue={search} autoComplete="off" />
        </div>
        <button type="submit" className="btn">
          Cerca
        </button>
      </form>
      <p role="status" className="small quiet">
        {search.trim() === '' ? `${of} modelli` : `${found === 1 ? '1 modello' : `${found} modelli`} su ${of}`}
      </p>
      {templates.length === 0 ? (
        <p>Nessun modello corrisponde: prova con meno parole, o con il numero di una regola.</p>
      ) : (
        <ul className="list rows">
          {templates.map(({ id, name, ask, rules, title }) => (
            <li key={id}>
              <p>
                <b>{name}</b>
                <span className="small">Per esempio: {ask}</span>
                <span className="small quiet">
                  {title} · {rules.join(', ')}
                </span>
              </p>
              <div className="acts">
                <Link className="btn" href={`/formatore/mazzi/${deckId}/modelli/${id}`} prefetch={false}>
                  Guarda<span className="vh"> una domanda di «{name}»</span>
                </Link>
                <ActionForm
                  action={add}
                  hidden={[
                    ['deckId', deckId],
                    ['template', id],
                    ['count', '1'],
                  ]}
                  submit="Aggiungi"
                  about={`una domanda di «${name}»`}
                  className="start"
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className="quiet">Ce ne sono altri {more}: scrivi una parola in più per trovarli.</p>}
    </div>
  )
}
