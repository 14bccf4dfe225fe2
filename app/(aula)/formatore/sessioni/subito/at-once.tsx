import { randomUUID } from 'node:crypto'
import type { ReactNode } from 'react'
import type { ClassesDto } from '#lib/server/classroom/list-classes'
import { listMyOwn } from '#lib/server/own/list-own'
import { ActionForm } from '../../../../_ui/action-form'
import { Link } from '../../../../_ui/link'
import { TypedInput } from '../../../../_ui/typed'
import { writeNow } from '../../domande/actions'
import { ByChoiceField } from '../by-choice-field'
import { look, open } from './actions'

interface AtOnceProps {
  readonly classes: Pick<ClassesDto, 'lessons' | 'decks'>
}

/** The ways to an open hall that take one choice and one press: a topic, a deck, a question. */
export async function AtOnce({ classes: { lessons, decks } }: AtOnceProps) {
  const found = await listMyOwn({})
  const own = found.ok ? found.value.questions.filter(({ version, archived }) => version > 0 && !archived) : []
  return (
    <div className="at-once">
      <Way id="subito-argomento" title="Un argomento" submit="Apri subito" main>
        <Choice id="di-che-cosa" name="lesson" label="Sei domande su" options={lessons.map((l) => [l.slug, l.title])}>
          <option value="">Tutte le lezioni</option>
        </Choice>
        <ByChoiceField />
      </Way>
      {decks.length > 0 ? (
        <Way id="subito-mazzo" title="Un mazzo" submit="Apri subito">
          <Choice
            id="quale-mazzo"
            name="deckId"
            label="Con tutte le sue domande"
            options={decks.map(({ id, title, questions }) => [id, `${title} (${questions})`])}
          />
        </Way>
      ) : (
        <section aria-labelledby="subito-mazzo">
          <h3 id="subito-mazzo">Un mazzo</h3>
          <p>
            Non hai ancora mazzi: <Link href="/formatore/mazzi">preparane uno</Link> e da qui lo porti in sala.
          </p>
        </section>
      )}
      {own.length > 0 && (
        <Way id="subito-mia" title="Una domanda tua" submit="Apri subito">
          <Choice id="quale-mia" name="ownId" label="Domanda" options={own.map(({ id, title }) => [id, title])} />
        </Way>
      )}
      <Way id="subito-domanda" title="Una domanda sola" submit="Cerca" action={look}>
        <div className="inp">
          <label htmlFor="di-che-domanda">Di che cosa (parole, una regola o l’indirizzo di una domanda)</label>
          <TypedInput id="di-che-domanda" name="question" required maxLength={500} autoComplete="off" />
        </div>
        <p className="small">Per esempio «legame vitale» o «702.19».</p>
        <ByChoiceField />
      </Way>
      <section aria-labelledby="subito-nuova">
        <h3 id="subito-nuova">Una domanda nuova</h3>
        <p>Costruisci la situazione sul tavolo, scegli che cosa chiedere, e la porti subito in sala.</p>
        <ActionForm action={writeNow} submit="Scrivine una adesso" className="start" />
      </section>
    </div>
  )
}

interface WayProps {
  readonly id: string
  readonly title: string
  readonly submit: string
  readonly main?: boolean
  readonly action?: typeof open
  readonly children: ReactNode
}

function Way({ id, title, submit, main = false, action = open, children }: WayProps) {
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ActionForm action={action} hidden={[['key', randomUUID()]]} submit={submit} about={`: ${title}`} main={main}>
        {children}
      </ActionForm>
    </section>
  )
}

interface ChoiceProps {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly options: readonly (readonly [value: string, text: string])[]
  /** What stands before them. */
  readonly children?: ReactNode
}

const Choice = ({ id, name, label, options, children }: ChoiceProps) => (
  <div className="inp">
    <label htmlFor={id}>{label}</label>
    <select id={id} name={name}>
      {children}
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </div>
)
