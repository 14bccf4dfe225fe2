import { tally } from '#lib/italian/site'
import type { ReportDto } from '#lib/server/courses/report/report'
import { Link } from '../../../../../_ui/link'
import { GridKeys } from '../registro/grid-keys'

/** How many students and columns are shown: those who need most; the file has all of them. */
const ROWS = 60
const COLUMNS = 24
/** Shades, from all right to all wrong. */
const SHADES = 4
const STEPS = Array.from({ length: SHADES + 1 }, (_, wrong) => wrong)
/** Below so many answers a cell is paler. */
const SLIPS = 3

/** In the words of each kind of columns: what is over, what a cell leads to, and where a column leads. */
const WORDS = {
  rule: { one: 'regola', many: 'regole', asked: 'regola', page: '/regole/' },
  lesson: { one: 'lezione', many: 'lezioni', asked: 'lezione', page: '/lezioni/' },
} as const

/** Of answers that stand in no cell, why. */
const WHY = {
  rule: 'le loro domande non sono su una regola',
  lesson: 'nessuna lezione insegna le loro regole',
} as const
const WHY_ONE = {
  rule: 'la sua domanda non è su una regola',
  lesson: 'nessuna lezione insegna le sue regole',
} as const

const sayStudents = (n: number): string => (n === 1 ? '1 studente' : `${n} studenti`)

/** Students and rules, or lessons, whoever and whatever needs most first: in each cell right answers of all, the darker the more are wrong, and paler where they are few; it leads to these answers. Who has no cell stands below, with how many answers they gave that are in none, and then who has never answered. What is in no cell is counted, so that it adds up to all answers. */
export function HeatMap({
  report,
}: {
  readonly report: Pick<ReportDto, 'course' | 'assignment' | 'students' | 'heat'>
}) {
  const { by, columns: all, cells } = report.heat
  const words = WORDS[by]
  const own = `/formatore/corsi/${report.course.id}/registro`
  const known = new Map(cells.map((cell) => [`${cell.userId} ${cell.about}`, cell]))
  const heard = new Set(cells.map(({ userId }) => userId))
  const answering = report.students.filter(({ userId }) => heard.has(userId))
  const elsewhere = report.students.filter(({ userId, answers }) => !heard.has(userId) && answers > 0)
  const silent = report.students.filter(({ userId, answers }) => !heard.has(userId) && answers === 0)
  const none = report.assignment === null ? 'non ha mai risposto' : 'non ha risposto'
  const [students, columns] = [answering.slice(0, ROWS), all.slice(0, COLUMNS)]
  const over = all.length - COLUMNS
  const left = [
    answering.length > ROWS && sayStudents(answering.length - ROWS),
    over > 0 && `${over} ${over === 1 ? words.one : words.many}`,
  ].filter((each) => each !== false)
  return (
    <>
      <HeatKey />
      <GridKeys className="wide tall" label={`Studenti e ${words.many}, da scorrere`}>
        <table className="heat-map">
          <caption className="vh">
            Risposte giuste di ogni studente, {words.one} per {words.one}
          </caption>
          <thead>
            <tr>
              <th scope="col">Studente</th>
              {columns.map(({ about, title }) => (
                <th key={about} scope="col">
                  <a href={`${words.page}${about}`}>
                    {by === 'rule' && (
                      <>
                        <b>{about}</b>{' '}
                      </>
                    )}
                    {title}
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
                {columns.map(({ about, title }) => {
                  const cell = known.get(`${userId} ${about}`)
                  return cell ? (
                    <td
                      key={about}
                      data-wrong={Math.round((1 - cell.right / cell.n) * SHADES)}
                      data-few={cell.n < SLIPS ? '' : undefined}
                    >
                      <a
                        href={`${own}/${userId}?${words.asked}=${about}#risposte-su`}
                        aria-label={`${name}, ${by === 'rule' ? about : title}: ${cell.right}/${cell.n}`}
                      >
                        {cell.right}/{cell.n}
                      </a>
                    </td>
                  ) : (
                    <td key={about} className="hole">
                      <span className="vh">nessuna risposta</span>
                    </td>
                  )
                })}
              </tr>
            ))}
            {[...elsewhere, ...silent.slice(0, ROWS)].map(({ userId, name, answers }) => (
              <tr key={userId}>
                <th scope="row">
                  <Link href={`${own}/${userId}`} prefetch={false}>
                    {name}
                  </Link>
                </th>
                <td colSpan={columns.length} className="hole silent">
                  {answers > 0 ? `${tally(answers, 'risposta')}, in nessuna casella` : none}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </GridKeys>
      {silent.length > ROWS && (
        <p className="small">Altri {silent.length - ROWS} non hanno mai risposto: il registro li ha tutti.</p>
      )}
      {report.heat.outside > 0 && (
        <p className="small">
          {report.heat.outside === 1
            ? `1 risposta non è in nessuna casella: ${WHY_ONE[by]}.`
            : `${report.heat.outside} risposte non sono in nessuna casella: ${WHY[by]}.`}
        </p>
      )}
      {left.length > 0 && (
        <p className="small">
          Qui non stanno {left.join(' e ')}, dove c’è meno bisogno
          {by === 'rule' ? ': il file ha tutto.' : '.'}
        </p>
      )}
    </>
  )
}

/** What the grounds of the cells mean, the strong and the pale. */
const HeatKey = () => (
  <p className="small quiet heat-key">
    <span>
      tutte giuste <Grounds /> tutte sbagliate
    </span>
    <span>
      <Grounds few /> lo stesso, con 1 o 2 risposte: dicono ancora poco
    </span>
  </p>
)

const Grounds = ({ few = false }: { readonly few?: boolean }) => (
  <span className="grounds" aria-hidden="true">
    {STEPS.map((wrong) => (
      <i key={wrong} data-wrong={wrong} data-few={few ? '' : undefined} />
    ))}
  </span>
)
