'use client'

import { ActionForm } from '../../../../../_ui/action-form'
import type { Failure, StartAction } from '../../../../../_ui/contracts'
import { sayFailure } from '../../../../../_ui/failures'
import { FormFoot } from '../../../../../_ui/form-foot'
import { useReply } from '../../../../../_ui/use-reply'

interface Listed {
  readonly email: string
  readonly name: string | null
}

/** What a list would do, with its text, to be sent again; or why it cannot be read. */
export type PreviewReply =
  | {
      readonly done: true
      readonly preview: {
        readonly add: readonly Listed[]
        readonly back: readonly Listed[]
        readonly there: readonly Listed[]
        readonly named: readonly Listed[]
        readonly problems: readonly {
          readonly line: number
          readonly problem: keyof typeof PROBLEMS
          readonly text: string
        }[]
      }
      readonly text: string
    }
  | { readonly done: false; readonly error: Failure }

interface RosterFormProps {
  readonly courseId: string
  /** Says what adding the list would do. */
  readonly preview: (before: PreviewReply | null, form: FormData) => Promise<PreviewReply>
  readonly add: StartAction
}

/** Puts people on the list of a course: a file or some lines, what they would do, and only then the doing. */
export function RosterForm({ courseId, preview, add }: RosterFormProps) {
  const { plain, submit, pending, reply } = useReply<PreviewReply>(preview, () => ({
    done: false,
    error: 'no-network',
  }))
  return (
    <>
      <form className="field-set" action={plain} onSubmit={submit} aria-busy={pending}>
        <input type="hidden" name="courseId" value={courseId} />
        <div className="inp">
          <label htmlFor="elenco-file">File CSV, con una persona per riga (e-mail e nome)</label>
          <input id="elenco-file" name="file" type="file" accept=".csv,.txt,text/csv,text/plain" />
        </div>
        <div className="inp">
          <label htmlFor="elenco-testo">Oppure scrivi qui</label>
          <textarea
            id="elenco-testo"
            name="text"
            spellCheck={false}
            defaultValue={reply?.done ? reply.text : undefined}
            placeholder="anna@esempio.it, Anna Bianchi"
          />
        </div>
        <FormFoot pending={pending} failure={reply?.done === false ? reply.error : null} say={sayFailure}>
          Controlla l’elenco
        </FormFoot>
      </form>
      <div role="status">{reply?.done && <Preview courseId={courseId} reply={reply} action={add} />}</div>
    </>
  )
}

const PROBLEMS = {
  'bad-email': 'non è un’e-mail',
  'no-email': 'manca l’e-mail',
  twice: 'c’è già più su',
  'long-name': 'il nome è troppo lungo',
} as const

const people = (n: number): string => (n === 1 ? '1 persona' : `${n} persone`)

interface PreviewProps {
  readonly courseId: string
  readonly reply: PreviewReply & { readonly done: true }
  readonly action: StartAction
}

function Preview({ courseId, reply, action }: PreviewProps) {
  const { add, back, there, named, problems } = reply.preview
  const n = add.length + back.length
  return (
    <div className="notice">
      <p>
        <b>{n === 0 ? 'Non c’è nessuno da aggiungere.' : `Da aggiungere: ${people(n)}.`}</b>
      </p>
      {there.length > named.length && (
        <p>Già nel corso o in attesa: {people(there.length - named.length)}. Per loro non cambia nulla.</p>
      )}
      {named.length > 0 && (
        <p>Già nel corso o in attesa, ora con un nome: {named.map(({ name }) => name).join(', ')}.</p>
      )}
      {back.length > 0 && <p>Tolti prima, ora riammessi: {back.map(({ email }) => email).join(', ')}.</p>}
      {problems.length > 0 && (
        <>
          <p>{problems.length === 1 ? 'Una riga non va bene:' : `${problems.length} righe non vanno bene:`}</p>
          <ul>
            {problems.map(({ line, problem, text }) => (
              <li key={line}>
                riga {line}: {PROBLEMS[problem]} ({text})
              </li>
            ))}
          </ul>
        </>
      )}
      {n + named.length > 0 && (
        <ActionForm
          action={action}
          hidden={[
            ['courseId', courseId],
            ['text', reply.text],
          ]}
          submit={n === 0 ? 'Salva i nomi' : problems.length > 0 ? 'Aggiungi gli altri' : 'Aggiungi'}
          main
        />
      )}
    </div>
  )
}
