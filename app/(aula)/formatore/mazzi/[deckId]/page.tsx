import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { levels, sayWhoHolds } from '#lib/italian/site'
import type { DeckQuestionDto } from '#lib/server/deck/deck-dto'
import { getDeck } from '#lib/server/deck/get-deck'
import { ActionForm } from '../../../../_ui/action-form'
import { CountInput } from '../../../../_ui/count-input'
import { AboutError } from '../../../../_ui/course/about-error'
import { CourseChoice } from '../../../../_ui/course/course-choice'
import { sayError } from '../../../../_ui/course/say-error'
import type { DeckLine } from '../../../../_ui/deck/contracts'
import { DeckLines } from '../../../../_ui/deck/deck-lines'
import { Link } from '../../../../_ui/link'
import { LessonsField, LevelField, RulesField } from '../../../../_ui/subject-fields'
import { Down } from '../../../../_ui/trouble/down'
import { TypedInput } from '../../../../_ui/typed'
import { ByChoiceField } from '../../sessioni/by-choice-field'
import { add, addWritten, arrange, choose, place, putAway, rename } from '../actions'
import { sayModels } from '../say-models'
import { DeckUses } from './deck-uses'

export const metadata: Metadata = { title: 'Mazzo', robots: { index: false } }

interface DeckParams {
  readonly params: Promise<{ readonly deckId: string }>
  readonly searchParams: Promise<{
    readonly aggiunte?: unknown
    readonly modelli?: unknown
    readonly diverse?: unknown
  }>
}

const line = ({ level, ...question }: DeckQuestionDto): DeckLine => ({
  ...question,
  level: level && levels[level].name,
})

const sayAdded = (added: unknown, several: boolean): string | null =>
  typeof added !== 'string' || !/^\d+$/.test(added)
    ? null
    : added === '0'
      ? several
        ? 'Il mazzo ha già queste domande.'
        : 'Il mazzo ha già questa domanda.'
      : added === '1'
        ? 'Ho aggiunto 1 domanda in fondo al mazzo.'
        : `Ho aggiunto ${added} domande in fondo al mazzo.`

export default async function DeckPage({ params, searchParams }: DeckParams) {
  const { deckId } = await params
  const found = await getDeck({ deckId })
  if (!found.ok) {
    if (found.error === 'database-down') return <Down />
    return found.error === 'expired-session' ? redirect(`/accedi?da=/formatore/mazzi/${deckId}`) : notFound()
  }
  const { title, error, archived, course, moves, questions, removed, errors, written, lessons } = found.value
  const { aggiunte, modelli, diverse } = await searchParams
  const added = sayAdded(aggiunte, diverse === '1')
  const hidden = [['deckId', deckId]] as const
  return (
    <div className="plain narrow">
      <header>
        <p className="crumb">
          <Link href="/formatore/mazzi">Mazzi di domande</Link>
        </p>
        <h1>{title}</h1>
        {error !== null && (
          <p className="quiet">
            <AboutError error={error} />
          </p>
        )}
        <p className="quiet">
          {questions.length === 1 ? '1 domanda' : `${questions.length} domande`}
          {course !== null && `, per il corso «${course.title}»`}. Ogni domanda resta come è ora, anche se il sito
          cambia.
        </p>
      </header>
      {added !== null && (
        <p className="notice" role="status">
          {added} {sayModels(Number(modelli) || null, 'quello che hai chiesto')}
        </p>
      )}
      <DeckLines deckId={deckId} lines={questions.map(line)} removed={removed.map(line)} action={arrange} />
      {questions.length > 0 && <DeckUses deckId={deckId} title={title} />}
      <section aria-labelledby="aggiungi">
        <h2 id="aggiungi">Aggiungi domande per argomento</h2>
        <ActionForm
          action={choose}
          hidden={hidden}
          submit="Guarda le domande"
          main
          also={
            <button type="submit" className="btn" name="subito" value="1">
              Aggiungi senza guardare
            </button>
          }
        >
          <LessonsField name="lesson" label="Lezioni (nessuna vuol dire tutte)" lessons={lessons} />
          <RulesField name="rule" />
          <LevelField />
          <div className="inp">
            <label htmlFor="quante">Domande (da 1 a 20)</label>
            <CountInput id="quante" name="count" min={1} max={20} defaultValue={5} required />
          </div>
          <ByChoiceField />
        </ActionForm>
      </section>
      <section aria-labelledby="modelli">
        <h2 id="modelli">Aggiungi una domanda di un modello</h2>
        <p>
          Un modello fa molte domande dello stesso tipo: cercalo per regola o per parole, e scegli quello che ti serve.
        </p>
        <p className="more">
          <Link href={`/formatore/mazzi/${deckId}/modelli`}>Cerca fra i modelli</Link>
        </p>
      </section>
      {course !== null && (
        <section aria-labelledby="errori">
          <h2 id="errori">Aggiungi domande dagli errori della classe</h2>
          {errors.length === 0 ? (
            <p>
              Ora nessuno: qui compaiono gli errori che qualcuno crede, nei compiti, nelle sessioni dal vivo e sui fogli
              del corso.
            </p>
          ) : (
            <>
              <p className="small quiet">{sayWhoHolds('course')}</p>
              <ul className="list rows">
                {errors.map(({ belief, title: error, ...share }) => (
                  <li key={belief}>
                    <p>
                      {error}
                      <span className="small quiet">{sayError(share)}</span>
                    </p>
                    <ActionForm
                      action={add}
                      hidden={[...hidden, ['belief', belief], ['count', '1']]}
                      submit="Aggiungi"
                      about={`una domanda su «${error}»`}
                      className="start"
                    />
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
      )}
      <section aria-labelledby="proprie">
        <h2 id="proprie">Aggiungi una domanda propria</h2>
        {written.length === 0 ? (
          <p>
            Non ne hai ancora: <Link href="/formatore/domande">costruiscine una sul tavolo</Link>, e la risposta la dà
            il sito.
          </p>
        ) : (
          <ActionForm action={addWritten} hidden={hidden} submit="Aggiungi la domanda">
            <div className="inp">
              <label htmlFor="propria">Domanda</label>
              <select id="propria" name="questionId">
                {written.map((own) => (
                  <option key={own.id} value={own.id}>
                    {own.title}
                  </option>
                ))}
              </select>
            </div>
            <label className="check">
              <input type="checkbox" name="together" value="1" />
              <span>Con le altre domande sulla stessa situazione</span>
            </label>
          </ActionForm>
        )}
      </section>
      <details className="files">
        <summary>Titolo, corso e archivio</summary>
        <ActionForm action={rename} hidden={hidden} submit="Salva il titolo">
          <div className="inp">
            <label htmlFor="titolo">Titolo</label>
            <TypedInput id="titolo" name="title" required maxLength={120} defaultValue={title} autoComplete="off" />
          </div>
        </ActionForm>
        {moves !== null && moves.length > 0 && (
          <ActionForm action={place} hidden={hidden} submit="Sposta il mazzo">
            <CourseChoice
              label="Corso (chi lo tiene con te può usare il mazzo)"
              none="Nessuno: solo mio"
              courses={moves}
              chosen={course}
            />
          </ActionForm>
        )}
        <ActionForm
          action={putAway}
          hidden={archived ? hidden : [...hidden, ['archived', '1']]}
          submit={archived ? 'Riprendi il mazzo' : 'Metti via il mazzo'}
        />
      </details>
    </div>
  )
}
