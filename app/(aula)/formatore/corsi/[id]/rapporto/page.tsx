import type { Metadata } from 'next'
import { getReport, type ReportDto } from '#lib/server/courses/report'
import { sayDay, sayShortDay } from '../../../../../_ui/date'
import { WithMana } from '../../../../../_ui/mana/mana'
import { BarPlot } from '../../../../../_ui/plot/bar-plot'
import { PlotTable } from '../../../../../_ui/plot/plot-table'
import { Refused } from '../../../refused'
import { CourseHead } from '../head'
import { HeatMap } from './heat-map'

export const metadata: Metadata = { title: 'Rapporto del corso', robots: { index: false } }

interface ReportParams {
  readonly params: Promise<{ readonly id: string }>
}

const percent = (share: number | null): string => (share === null ? '—' : `${Math.round(share * 100)} %`)
const interval = ({ low, high }: { readonly low: number; readonly high: number }): string =>
  `${Math.round(low * 100)}–${Math.round(high * 100)} %`

function Csv({ courseId, table, of }: { readonly courseId: string; readonly table: string; readonly of: string }) {
  return (
    <p className="more">
      <a href={`/formatore/corsi/${courseId}/rapporto/file?tabella=${table}`} download={`corso-${table}.csv`}>
        Scarica: {of} (CSV)
      </a>
    </p>
  )
}

function Rules({ report }: { readonly report: ReportDto }) {
  const { course, students, rules, heat } = report
  const cell = (userId: string, rule: string): string => {
    const found = heat.find((c) => c.userId === userId && c.rule === rule)
    return found ? `${found.right}/${found.n}` : '–'
  }
  return (
    <section aria-labelledby="regole">
      <h2 id="regole">Studenti e regole</h2>
      <p className="small quiet">In ogni casella: risposte giuste su risposte date. Dove è vuoto non ce ne sono.</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled with the keyboard too */}
      <section className="wide" aria-label="Studenti e regole, da scorrere" tabIndex={0}>
        <HeatMap report={report} />
        <PlotTable
          caption="Risposte giuste di ogni studente, regola per regola"
          columns={['Studente', ...rules]}
          rows={students.map(({ userId, name }) => [name, ...rules.map((rule) => cell(userId, rule))])}
        />
      </section>
      <Csv courseId={course.id} table="regole" of="studenti e regole" />
    </section>
  )
}

function Areas({ report: { course, areas } }: { readonly report: ReportDto }) {
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
            {areas.map((area) => (
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
      <Csv courseId={course.id} table="aree" of="aree" />
    </section>
  )
}

function Questions({ report: { course, templates } }: { readonly report: ReportDto }) {
  return (
    <section aria-labelledby="domande">
      <h2 id="domande">Domande</h2>
      <p className="small quiet">
        Ogni riga raccoglie tutte le varianti di una domanda, con le prime risposte di ciascuno. La discriminazione va
        da −1 a 1: è alta quando risponde bene chi sa anche il resto. Si calcola da 10 persone in su.
      </p>
      <ul className="list rows">
        {templates.map((t) => (
          <li key={t.template}>
            <div>
              <p>
                <b>
                  <WithMana text={t.ask} />
                </b>
                <span className="small">
                  Giuste {t.right} su {t.n}: {percent(t.share)} (intervallo {interval(t)}) · discriminazione{' '}
                  {t.discrimination === null ? '—' : t.discrimination.toFixed(2).replace('.', ',').replace('-', '−')}
                </span>
              </p>
              {t.beliefs.length > 0 && (
                <ul className="small">
                  {t.beliefs.map(({ title, times }) => (
                    <li key={title}>
                      {times} su {t.n}: <WithMana text={title} />
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Csv courseId={course.id} table="domande" of="domande" />
      <Csv courseId={course.id} table="errori" of="errori per domanda" />
    </section>
  )
}

function Weeks({ report: { course, weeks } }: { readonly report: ReportDto }) {
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
      <Csv courseId={course.id} table="settimane" of="settimane" />
    </section>
  )
}

export default async function ReportPage({ params }: ReportParams) {
  const { id } = await params
  const found = await getReport({ courseId: id })
  if (!found.ok) return <Refused error={found.error} at={`/formatore/corsi/${id}/rapporto`} />
  const report = found.value
  return (
    <div className="plain">
      <CourseHead course={report.course} title="Rapporto" />
      <p>
        Conta ciò che gli studenti fanno per il corso: compiti e sessioni dal vivo. Di chi condivide tutti i progressi
        conta tutto.
      </p>
      {report.answers === 0 ? (
        <p>Non c’è ancora nessuna risposta: assegna un compito, o apri una sessione dal vivo.</p>
      ) : (
        <>
          <Rules report={report} />
          <Areas report={report} />
          <Questions report={report} />
          <Weeks report={report} />
        </>
      )}
    </div>
  )
}
