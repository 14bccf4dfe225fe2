'use client'

import { sayStudyFailure } from '../../_ui/study-failures'
import { useStart } from '../../_ui/use-start'
import { start } from './actions'

interface CustomQuizProps {
  readonly lessons: readonly { readonly slug: string; readonly title: string }[]
}

/** A quiz as one wants it: lessons and rules, level, length. */
export function CustomQuiz({ lessons }: CustomQuizProps) {
  const { plain, submit, pending, failure } = useStart(start)
  return (
    <form action={plain} onSubmit={submit} className="field-set" aria-busy={pending}>
      <fieldset>
        <legend className="label">Lezioni (nessuna vuol dire tutte)</legend>
        <div className="areas">
          {lessons.map(({ slug, title }) => (
            <label className="check" key={slug}>
              <input type="checkbox" name="lesson" value={slug} />
              <span>{title}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="inp">
        <label htmlFor="regole">Regole, con il numero (per esempio: 119, 702.15)</label>
        <input id="regole" name="rule" autoComplete="off" maxLength={200} />
      </div>
      <div className="inp">
        <label htmlFor="livello">Livello</label>
        <select id="livello" name="level" defaultValue="" aria-describedby="livello-che-cos-e">
          <option value="">Tutti</option>
          <option value="base">Base</option>
          <option value="L1">L1</option>
          <option value="L2">L2</option>
          <option value="limite">Casi limite</option>
        </select>
        <p className="small quiet" id="livello-che-cos-e">
          Il livello è una stima: conta quante regole e quanti passi servono per rispondere.
        </p>
      </div>
      <div className="inp">
        <label htmlFor="lunghezza">Domande</label>
        <select id="lunghezza" name="length" defaultValue="10">
          <option value="5">5</option>
          <option value="10">10</option>
          <option value="20">20</option>
        </select>
      </div>
      <div className="go">
        <button type="submit" className="btn" aria-disabled={pending}>
          Comincia
        </button>
      </div>
      <p role="status" className="missing">
        {failure !== null && sayStudyFailure(failure)}
      </p>
    </form>
  )
}
