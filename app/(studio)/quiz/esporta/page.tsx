import type { Metadata } from 'next'
import { getSubjects } from '#lib/server/export/get-subjects'
import { CountInput } from '../../../_ui/count-input'
import { sayFailure } from '../../../_ui/failures'
import { Ignored } from '../../../_ui/ignored'
import { Link } from '../../../_ui/link'
import { LessonsField, RulesField } from '../../../_ui/subject-fields'
import { Down } from '../../../_ui/trouble/down'

interface ExportParams {
  readonly searchParams: Promise<Readonly<Record<string, string | readonly string[] | undefined>>>
}

export const metadata: Metadata = { title: 'Esporta domande' }

const FORMATS = [
  ['anki', 'Anki', 'Testo da importare. La stessa domanda, importata di nuovo, aggiorna la sua nota.'],
  ['gift', 'GIFT', 'Testo che leggono Moodle e altri programmi.'],
  ['moodle', 'Moodle XML', 'La forma più completa per Moodle: anche i tavoli da completare.'],
] as const

const all = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value

export default async function ExportPage({ searchParams }: ExportParams) {
  const { lezione, regola } = await searchParams
  const found = await getSubjects({ rules: [...all(regola)] })
  if (!found.ok) return <Down />
  const { lessons, unknown: noRules, examRunning } = found.value
  const chosen = all(lezione)
  const unknown = chosen.filter((slug) => !lessons.some((lesson) => lesson.slug === slug))
  return (
    <div className="plain narrow">
      <header>
        <h1>Esporta domande</h1>
        <p className="quiet">
          Un file con domande, risposte e perché, da usare in un altro programma. Ogni domanda dice da dove viene e con
          quali regole è fatta.
        </p>
      </header>
      <Ignored asked={unknown} done={unknown.length === 0} kind="una lezione" />
      <Ignored asked={noRules} done={noRules.length === 0} kind="il numero di una regola su cui ci sono domande" />
      {examRunning ? (
        <>
          <p className="notice">{sayFailure('exam-running')}</p>
          <div className="go">
            <Link className="btn main" href="/esame">
              Le tue prove
            </Link>
          </div>
        </>
      ) : (
        <form action="/quiz/esporta/file" method="get" className="field-set">
          <LessonsField name="lezione" label="Lezioni (nessuna vuol dire tutte)" lessons={lessons} chosen={chosen} />
          <RulesField name="regola" typed={all(regola).join(', ')} />
          <div className="inp">
            <label htmlFor="numero">Quante domande</label>
            <select id="numero" name="numero" defaultValue="50">
              <option>10</option>
              <option>50</option>
              <option>200</option>
            </select>
          </div>
          <fieldset>
            <legend className="label">Formato</legend>
            <div className="field-set">
              {FORMATS.map(([value, name, about], n) => (
                <label className="check" key={value}>
                  <input type="radio" name="formato" value={value} defaultChecked={n === 0} />
                  <span>
                    <b>{name}.</b> {about}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
          <div className="inp">
            <label htmlFor="serie">Serie (un altro numero dà altre domande)</label>
            <CountInput id="serie" name="serie" min={1} max={999} defaultValue={1} required />
          </div>
          <div className="go">
            <button type="submit" className="btn main">
              Scarica il file
            </button>
          </div>
          <p className="small quiet">
            Il file contiene le risposte: le domande dei tuoi quiz aperti non ci sono. Se su ciò che scegli ci sono meno
            domande, il file ne ha di meno.
          </p>
        </form>
      )}
    </div>
  )
}
