import type { Metadata } from 'next'
import { getReport, type ReportDto } from '#lib/server/courses/report/report'
import { sayDay, sayShortDay } from '../../../../../_ui/date'
import { BarPlot } from '../../../../../_ui/plot/bar-plot'
import { PlotTable } from '../../../../../_ui/plot/plot-table'
import { Refused } from '../../../refused'
import { CourseHead } from '../head'
import { LeftOutList } from '../segnalazioni/left-out-list'
import { interval, percent } from './figures'
import { HeatMap } from './heat-map'
import { Items } from './items'
import { Parts } from './parts'
import { WhatToDo } from './what-to-do'

export const metadata: Metadata = { title: 'Rapporto del corso', robots: { index: false } }

interface ReportParams {
  readonly params: Promise<{ readonly id: string }>
  readonly searchParams: Promise<Readonly<Partial<Record<'compito' | 'colonne', string | readonly string[]>>>>
}

/** The part of an address that says which assignment it is about. */
const onlyOf = ({ assignment }: ReportDto): string => (assignment === null ? '' : `&compito=${assignment.id}`)

/** What the columns of the heat map may be, as the address says it. */
const COLUMNS = [
  ['rule', 'regole', 'Per regola'],
  ['lesson', 'lezioni', 'Per lezione'],
] as const

interface CsvProps {
  readonly report: ReportDto
  readonly table: string
  readonly of: string
}

function Csv({ report, table, of }: CsvProps) {
  return (
    <p className="more">
      <a
        href={`/formatore/corsi/${report.course.id}/rapporto/file?tabella=${table}${onlyOf(report)}`}
        download={`corso-${table}.csv`}
      >
        Scarica: {of} (CSV)
      </a>
    </p>
  )
}

/** What an assignment is called: a test may have been given online too, by the same name. */
const sayTitle = (title: string, sheetId: string | null): string => (sheetId === null ? title : `${title} (su carta)`)

/** Which assignment a report is about: all of them, or one. */
function Choice({ report: { course, assignment, assignments } }: { readonly report: ReportDto }) {
  if (assignments.length === 0) return null
  return (
    <form className="find-form line" action={`/formatore/corsi/${course.id}/rapporto`}>
      <div className="inp">
        <label htmlFor="compito">Di che cosa</label>
        <select id="compito" name="compito" defaultValue={assignment?.id ?? ''}>
          <option value="">Tutto il corso</option>
          {assignments.map(({ id, title, sheetId }) => (
            <option key={id} value={id}>
              {sayTitle(title, sheetId)}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className="btn">
        Mostra
      </button>
    </form>
  )
}

function Rules({ report }: { readonly report: ReportDto }) {
  const { by } = report.heat
  return (
    <section aria-labelledby="regole">
      <h2 id="regole">{by === 'rule' ? 'Studenti e regole' : 'Studenti e lezioni'}</h2>
      <nav className="tabs" aria-label="Colonne della tabella">
        <ul>
          {COLUMNS.map(([kind, asked, label]) => (
            <li key={kind}>
              <a
                href={`/formatore/corsi/${report.course.id}/rapporto?colonne=${asked}${onlyOf(report)}#regole`}
                aria-current={kind === by ? 'true' : undefined}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p className="small quiet">
        In ogni casella: risposte giuste su risposte date, con il fondo tanto più forte quante più sono sbagliate. Prima
        chi ne ha più bisogno, in fondo chi non ha risposto. Ogni casella porta a quelle risposte. Le caselle
        tratteggiate sono vuote: lì non c’è risposta.
        {by === 'lesson'
          ? ' Una risposta conta in ogni lezione che insegna una delle sue regole.'
          : ' Una risposta conta in ogni regola su cui è la domanda.'}
      </p>
      <HeatMap report={report} />
      <Csv report={report} table="regole" of="studenti e regole" />
    </section>
  )
}

function Areas({ report }: { readonly report: ReportDto }) {
  return (
    <section aria-labelledby="aree">
      <h2 id="aree">Aree</h2>
      <p className="small quiet">
        Contano solo le prime risposte di ciascuno. In grigio dove hanno risposto meno di 5 persone: la media dice poco.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled with the keyboard too */}
      <section className="wide" aria-label="Aree, da scorrere" tabIndex={0}>
        <table className="coverage">
          <thead>
            <tr>
              <th scope="col">Area</th>
              <th scope="col">Giuste</th>
              <th scope="col">Intervallo</th>
              <th scope="col">Risposte</th>
              <th scope="col">Persone</th>
            </tr>
          </thead>
          <tbody>
            {report.areas.map((area) => (
              <tr key={area.area} className={area.few ? 'few' : undefined}>
                <th scope="row">{area.title}</th>
                <td className="num">{percent(area.share)}</td>
                <td className="num">{interval(area)}</td>
                <td className="num">{area.n}</td>
                <td className="num">
                  {area.people}
                  {area.few && <span className="vh"> (poche)</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Csv report={report} table="aree" of="aree" />
    </section>
  )
}

function Questions({ report }: { readonly report: ReportDto }) {
  return (
    <section aria-labelledby="domande">
      <h2 id="domande">Domande</h2>
      <p className="small quiet">
        Ogni riga è una domanda di un mazzo; fuori dai mazzi è un modello, con tutte le sue versioni. Conta la prima
        risposta di ciascuno. Un errore corretto dopo qui c’è ancora. La facilità è la parte di risposte giuste; la
        discriminazione va da −1 a 1: è alta quando risponde bene chi sa anche il resto, e si calcola solo da 10 persone
        in su. Le domande si ordinano da 5 persone: quelle con meno di 10 hanno scritto «poche persone», e lì può essere
        un caso.
      </p>
      {report.leftOut.length > 0 && (
        <>
          <h3>Non contano</h3>
          <LeftOutList courseId={report.course.id} leftOut={report.leftOut} back="segnalazioni" titled />
        </>
      )}
      <Items courseId={report.course.id} templates={report.templates} />
      <Csv report={report} table="domande" of="domande" />
      <Csv report={report} table="errori" of="errori per domanda" />
    </section>
  )
}

function Weeks({ report }: { readonly report: ReportDto }) {
  const { weeks } = report
  const total = weeks.reduce((sum, { answers }) => sum + answers, 0)
  return (
    <section aria-labelledby="settimane">
      <h2 id="settimane">Settimane</h2>
      <BarPlot
        id="settimane-grafico"
        title={`Risposte ${weeks.length === 1 ? 'in questa settimana' : `in ${weeks.length} settimane, fino a questa`}: ${total}`}
        bars={weeks.map(({ start, answers, right }) => ({
          label: sayShortDay(start),
          value: answers === 0 ? '' : String(answers),
          parts: [right, answers - right],
        }))}
        tones={['ok', 'ko']}
      />
      <p className="small quiet plot-key">
        <span>
          <i className="ok" /> giuste
        </span>
        <span>
          <i className="ko" /> sbagliate o «non lo so»
        </span>
      </p>
      <PlotTable
        caption="Attività, settimana per settimana"
        columns={['Settimana da lunedì', 'Persone', 'Risposte', 'Giuste']}
        rows={weeks.map((w) => [sayDay(w.start), String(w.people), String(w.answers), String(w.right)])}
      />
      <Csv report={report} table="settimane" of="settimane" />
    </section>
  )
}

/** The first step where nothing was answered yet. */
const NoAnswers = ({ sheetId }: { readonly sheetId: string | null }) =>
  sheetId === null ? (
    <p>Non c’è ancora nessuna risposta: assegna un compito, o apri una sessione dal vivo.</p>
  ) : (
    <p>
      Di questi fogli non c’è nessuna risposta.{' '}
      <a href={`/formatore/fogli/${sheetId}/risposte`}>Leggi i fogli, o salva di nuovo i loro voti nel registro</a>: le
      risposte arrivano con i voti.
    </p>
  )

export default async function ReportPage({ params, searchParams }: ReportParams) {
  const { id } = await params
  const { compito, colonne } = await searchParams
  // The form sends nothing for all of the course.
  const found = await getReport({
    courseId: id,
    assignmentId: typeof compito === 'string' && compito ? compito : undefined,
    by: COLUMNS.find(([, asked]) => asked === colonne)?.[0] ?? null,
  })
  if (!found.ok) return <Refused error={found.error} at={`/formatore/corsi/${id}/rapporto`} />
  const report = found.value
  const only = report.assignment
  return (
    <div className="plain">
      <CourseHead
        course={report.course}
        title={only === null ? 'Rapporto' : `Rapporto: ${sayTitle(only.title, only.sheetId)}`}
      />
      <Choice report={report} />
      {only !== null && (
        <p className="more">
          {only.sheetId === null ? (
            <>
              <a href={`/formatore/corsi/${report.course.id}/compiti/${only.id}/tentativi`}>
                Tentativi: quando, quanto tempo, quanti punti
              </a>
              <a href={`/formatore/corsi/${report.course.id}/compiti/${only.id}/risposte`}>Chi ha risposto che cosa</a>
            </>
          ) : (
            <a href={`/formatore/fogli/${only.sheetId}/risposte`}>Le risposte lette dai fogli</a>
          )}
        </p>
      )}
      <p className="small quiet">
        Conta ciò che gli studenti fanno per il corso: compiti, sessioni dal vivo, e i fogli i cui voti sono salvati nel
        registro (senza le risposte in bianco). Di chi condivide tutti i progressi conta tutto.
      </p>
      {report.answers === 0 ? (
        <NoAnswers sheetId={only?.sheetId ?? null} />
      ) : (
        <>
          <Parts />
          <WhatToDo report={report} />
          <Rules report={report} />
          <Areas report={report} />
          <Questions report={report} />
          <Weeks report={report} />
        </>
      )}
    </div>
  )
}
