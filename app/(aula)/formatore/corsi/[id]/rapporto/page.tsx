import type { Metadata } from 'next'
import { getReport, type ReportDto } from '#lib/server/courses/report'
import { sayDay, sayShortDay } from '../../../../../_ui/date'
import { BarPlot } from '../../../../../_ui/plot/bar-plot'
import { PlotTable } from '../../../../../_ui/plot/plot-table'
import { Refused } from '../../../refused'
import { CourseHead } from '../head'
import { LeftOutList } from '../segnalazioni/left-out-list'
import { interval, percent } from './figures'
import { HeatMap } from './heat-map'
import { Items } from './items'
import { WhatToDo } from './what-to-do'

export const metadata: Metadata = { title: 'Rapporto del corso', robots: { index: false } }

interface ReportParams {
  readonly params: Promise<{ readonly id: string }>
  readonly searchParams: Promise<{ readonly compito?: string | readonly string[] }>
}

/** The part of an address that says which assignment it is about. */
const onlyOf = ({ assignment }: ReportDto): string => (assignment === null ? '' : `&compito=${assignment.id}`)

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

/** Which assignment a report is about: all of them, or one. */
function Choice({ report: { course, assignment, assignments } }: { readonly report: ReportDto }) {
  if (assignments.length === 0) return null
  return (
    <form className="find-form line" action={`/formatore/corsi/${course.id}/rapporto`}>
      <div className="inp">
        <label htmlFor="compito">Di che cosa</label>
        <select id="compito" name="compito" defaultValue={assignment?.id ?? ''}>
          <option value="">Tutto il corso</option>
          {assignments.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
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
  return (
    <section aria-labelledby="regole">
      <h2 id="regole">Studenti e regole</h2>
      <p className="small quiet">
        In ogni casella: risposte giuste su risposte date, con il fondo tanto più forte quante più sono sbagliate. Prima
        chi ne ha più bisogno, in fondo chi non ha mai risposto. Le caselle tratteggiate sono vuote: lì non c’è
        risposta.
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
        Ogni riga raccoglie tutte le varianti di una domanda, con la prima risposta di ciascuno. La facilità è la parte
        di risposte giuste; la discriminazione va da −1 a 1: è alta quando risponde bene chi sa anche il resto. Si
        calcola da 10 persone in su.
      </p>
      {report.leftOut.length > 0 && (
        <>
          <h3>Non contano</h3>
          <LeftOutList courseId={report.course.id} leftOut={report.leftOut} back="segnalazioni" titled />
        </>
      )}
      <Items templates={report.templates} />
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
        title={`Risposte nelle ultime ${weeks.length} settimane: ${total}`}
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

export default async function ReportPage({ params, searchParams }: ReportParams) {
  const { id } = await params
  const { compito } = await searchParams
  // The form sends nothing for all of the course.
  const found = await getReport({
    courseId: id,
    assignmentId: typeof compito === 'string' && compito ? compito : undefined,
  })
  if (!found.ok) return <Refused error={found.error} at={`/formatore/corsi/${id}/rapporto`} />
  const report = found.value
  return (
    <div className="plain">
      <CourseHead
        course={report.course}
        title={report.assignment === null ? 'Rapporto' : `Rapporto: ${report.assignment.title}`}
      />
      <Choice report={report} />
      <p className="small quiet">
        Conta ciò che gli studenti fanno per il corso: compiti e sessioni dal vivo. Di chi condivide tutti i progressi
        conta tutto.
      </p>
      {report.answers === 0 ? (
        <p>Non c’è ancora nessuna risposta: assegna un compito, o apri una sessione dal vivo.</p>
      ) : (
        <>
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
