'use client'

import { ActionForm } from '../../../../../_ui/action-form'
import { sayFailure } from '../../../../../_ui/failures'
import { useReply } from '../../../../../_ui/use-reply'
import { add, type PreviewReply, preview } from '../actions'

/** Puts people on the list of a course: a file or some lines, what they would do, and only then the doing. */
export function RosterForm({ courseId }: { readonly courseId: string }) {
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
        <div className="go">
          <button type="submit" className="btn" aria-disabled={pending}>
            Controlla l’elenco
          </button>
        </div>
        <p role="status" className="missing">
          {reply?.done === false && sayFailure(reply.error)}
        </p>
      </form>
      <div role="status">{reply?.done && <Preview courseId={courseId} reply={reply} />}</div>
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

function Preview({ courseId, reply }: { readonly courseId: string; readonly reply: PreviewReply & { done: true } }) {
  const { add: added, back, there, problems } = reply.preview
  const n = added.length + back.length
  return (
    <div className="notice">
      <p>
        <b>{n === 0 ? 'Non c’è nessuno da aggiungere.' : `Da aggiungere: ${people(n)}.`}</b>
      </p>
      {there.length > 0 && <p>Già nel corso o in attesa: {people(there.length)}. Per loro non cambia nulla.</p>}
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
      {n > 0 && (
        <ActionForm
          action={add}
          hidden={[
            ['courseId', courseId],
            ['text', reply.text],
          ]}
          submit={problems.length > 0 ? 'Aggiungi gli altri' : 'Aggiungi'}
          main
        />
      )}
    </div>
  )
}
