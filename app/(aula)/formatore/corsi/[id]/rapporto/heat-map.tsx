import type { ReportDto } from '#lib/server/courses/report'
import { Link } from '../../../../../_ui/link'

/** How many students and rules are shown: those who need most; the file has all of them. */
const ROWS = 60
const COLUMNS = 24
/** Shades, from all right to all wrong. */
const SHADES = 4

const sayStudents = (n: number): string => (n === 1 ? '1 studente' : `${n} studenti`)

/** Students and rules, whoever and whatever needs most first: in each cell right answers of all, the darker the more are wrong. Who has never answered stands below, with their name. */
export function HeatMap({
  report,
}: {
  readonly report: Pick<ReportDto, 'course' | 'students' | 'rules' | 'titles' | 'heat'>
}) {
  const { titles } = report
  const own = `/formatore/corsi/${report.course.id}/registro`
  const cells = new Map(report.heat.map((cell) => [`${cell.userId} ${cell.rule}`, cell]))
  const heard = new Set(report.heat.map(({ userId }) => userId))
  const answering = report.students.filter(({ userId }) => heard.has(userId))
  const silent = report.students.filter(({ userId }) => !heard.has(userId))
  const [students, rules] = [answering.slice(0, ROWS), report.rules.slice(0, COLUMNS)]
  const left = [
    answering.length > ROWS && sayStudents(answering.length - ROWS),
    report.rules.length > COLUMNS && `${report.rules.length - COLUMNS} regole`,
  ].filter((each) => each !== false)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled with the keyboard too */}
      <section className="wide" aria-label="Studenti e regole, da scorrere" tabIndex={0}>
        <table className="heat-map">
          <caption className="vh">Risposte giuste di ogni studente, regola per regola</caption>
          <thead>
            <tr>
              <th scope="col">Studente</th>
              {rules.map((rule) => (
                <th key={rule} scope="col">
                  <a href={`/regole/${rule}`}>
                    <b>{rule}</b> {titles[rule]}
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {students.map(({ userId, name }) => (
              <tr key={userId}>
                <th scope="row">
                  <Link href={`${own}/${userId}`} prefetch={false}>
                    {name}
                  </Link>
                </th>
                {rules.map((rule) => {
                  const cell = cells.get(`${userId} ${rule}`)
                  return cell ? (
                    <td key={rule} data-wrong={Math.round((1 - cell.right / cell.n) * SHADES)}>
                      {cell.right}/{cell.n}
                    </td>
                  ) : (
                    <td key={rule} className="hole">
                      <span className="vh">nessuna risposta</span>
                    </td>
                  )
                })}
              </tr>
            ))}
            {silent.slice(0, ROWS).map(({ userId, name }) => (
              <tr key={userId}>
                <th scope="row">
                  <Link href={`${own}/${userId}`} prefetch={false}>
                    {name}
                  </Link>
                </th>
                <td colSpan={rules.length} className="hole silent">
                  non ha mai risposto
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {silent.length > ROWS && (
        <p className="small">Altri {silent.length - ROWS} non hanno mai risposto: il registro li ha tutti.</p>
      )}
      {left.length > 0 && (
        <p className="small">Qui non stanno {left.join(' e ')}, dove c’è meno bisogno: il file ha tutto.</p>
      )}
    </>
  )
}
