import { ANSWER_MARKS, fromDay, sayByHand, sayLeftOut, sayPoints, theDay } from '#lib/italian/site'
import type { AttemptOrder, AttemptRow } from '#lib/server/courses/attempts'
import { Icon } from '../../../../../../../_ui/icon'
import { Link } from '../../../../../../../_ui/link'
import { cameFrom, type Wishes, withWishes } from './asked'
import { PutBack } from './put-back'
import { QuestionHeads } from './question-heads'
import { sayShortMoment, sayTook } from './say-took'

/** What attempts may be put in order by, as the address says it, and what its column is called. */
export const ORDERS: readonly (readonly [AttemptOrder, asked: string, label: string])[] = [
  ['name', 'nome', 'Persona'],
  ['begun', 'inizio', 'Cominciato'],
  ['done', 'consegna', 'Consegnato'],
  ['time', 'tempo', 'Tempo'],
  ['points', 'punti', 'Punti'],
]

const MARKS = { right: 'ok', wrong: 'ko', wrongReason: 'ko', gaveUp: 'blank' } as const
const SAID = { ...ANSWER_MARKS, gaveUp: 'senza risposta' } as const

interface TableProps {
  readonly rows: readonly AttemptRow[]
  /** The questions in whose order marks stand; null where each attempt has its own. */
  readonly questions: readonly string[] | null
  readonly courseId: string
  readonly compito: string
  /** The attempts that are looked at: one comes back to them. */
  readonly wishes: Wishes
  readonly order: { readonly sort: AttemptOrder; readonly down: boolean }
  /** This page in another order. */
  readonly at: (by: AttemptOrder, down: boolean) => string
  /** The form that what is chosen belongs to, and whether all that go on are chosen as the page comes. */
  readonly choice: { readonly form: string; readonly all: boolean }
}

/** Whether something of it may be handed in. */
export const goesOn = ({ finished, annulled }: AttemptRow): boolean => !finished && annulled === null

/**
 * Attempts, a line each, with what may be decided of it. Pressing the head of a column puts them in its order, and once more the other way round;
 * each mark leads to that answer. What goes on may be chosen; what was taken out is struck through.
 */
export function AttemptTable({ rows, questions, courseId, compito, wishes, order, at, choice }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled with the keyboard too
    <section className="wide" aria-label="Tentativi, da scorrere" tabIndex={0}>
      <table className="coverage attempts">
        <thead>
          <tr>
            {ORDERS.map(([by, , label]) => (
              <Head key={by} by={by} label={label} order={order} at={at} />
            ))}
            <th scope="col">
              Domande
              {questions && (
                <QuestionHeads questions={questions} at={`/formatore/corsi/${courseId}/compiti/${compito}`} />
              )}
            </th>
            <th scope="col">Decidere</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line
              key={row.quizId}
              row={row}
              of={{ courseId, compito, wishes }}
              choice={choice}
              at={`/formatore/corsi/${courseId}/registro/${row.userId}/${compito}/${row.quizId}`}
              query={cameFrom(wishes)}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface HeadProps extends Pick<TableProps, 'order' | 'at'> {
  readonly by: AttemptOrder
  readonly label: string
}

/** What is measured begins with the highest, names with the first. */
function Head({ by, label, order: { sort, down }, at }: HeadProps) {
  const sorted = sort === by
  return (
    <th scope="col" aria-sort={sorted ? (down ? 'descending' : 'ascending') : undefined}>
      <Link href={at(by, sorted ? !down : by !== 'name')} prefetch={false}>
        {label}
        {sorted && <Icon name={down ? 'down' : 'up'} />}
      </Link>
    </th>
  )
}

const whose = ({ name, number, of }: AttemptRow): string => (of > 1 ? `${name}, tentativo ${number} di ${of}` : name)

interface LineProps extends Pick<TableProps, 'choice'> {
  readonly row: AttemptRow
  readonly at: string
  /** The end of addresses of an attempt: what was looked at before. */
  readonly query: string
  readonly of: Pick<TableProps, 'courseId' | 'compito' | 'wishes'>
}

function Line({ row, at, query, of, choice }: LineProps) {
  const name = (
    <>
      {row.name}
      {row.of > 1 && (
        <span className="small quiet">
          {' '}
          {row.number} di {row.of}
        </span>
      )}
    </>
  )
  return (
    <tr>
      <th scope="row">
        {goesOn(row) && (
          <label className="check" key={String(choice.all)}>
            <input type="checkbox" name="t" value={row.quizId} form={choice.form} defaultChecked={choice.all} />
            <span className="vh">Scegli {whose(row)}</span>
          </label>
        )}
        <Link href={at + query} prefetch={false}>
          {row.annulled === null ? name : <s>{name}</s>}
        </Link>
      </th>
      <td className="num">{sayShortMoment(row.at)}</td>
      <td className="num">{row.doneAt === null ? 'in corso' : sayShortMoment(row.doneAt)}</td>
      <td className="num">{row.doneAt === null ? '' : sayTook(row.doneAt - row.at)}</td>
      <td>{row.finished && <Worth row={row} />}</td>
      <td>
        <Answers row={row} at={at} query={query} />
      </td>
      <td>
        <Decide row={row} of={of} />
      </td>
    </tr>
  )
}

const by = (name: string | null): string => (name === null ? '' : `, ${name}`)

/** What was decided of an attempt, with who did and why; and what may be. */
function Decide({ row, of: { courseId, compito, wishes } }: Pick<LineProps, 'row' | 'of'>) {
  const { handedIn, annulled, quizId } = row
  const own = `/formatore/corsi/${courseId}/compiti/${compito}/tentativi`
  if (annulled !== null)
    return (
      <>
        <p className="small quiet">
          Fuori dal conto {fromDay(sayShortMoment(annulled.at))}
          {by(annulled.by)}. Motivo: «{annulled.reason}»
        </p>
        <PutBack courseId={courseId} assignmentId={compito} quizId={quizId} of={whose(row)} wishes={wishes} />
      </>
    )
  return (
    <>
      {handedIn !== null && (
        <p className="small quiet">
          Consegnato {theDay(sayShortMoment(handedIn.at))}
          {by(handedIn.by)}.{handedIn.reason !== '' && ` Motivo: «${handedIn.reason}»`}
        </p>
      )}
      <p className="attempt-acts">
        {goesOn(row) && (
          <Link href={withWishes(`${own}/consegna`, wishes, { t: quizId })} prefetch={false}>
            Consegna adesso<span className="vh">: {whose(row)}</span>
          </Link>
        )}
        <Link href={withWishes(`${own}/togli`, wishes, { t: quizId })} prefetch={false}>
          Togli dal conto<span className="vh">: {whose(row)}</span>
        </Link>
      </p>
    </>
  )
}

/** A mark for each question, which leads to it as it was answered. */
const Answers = ({ row: { marks, places, name }, at, query }: Pick<LineProps, 'row' | 'at' | 'query'>) => (
  <span className="marks">
    {marks.map((mark, n) => (
      <Link
        // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place in the attempt
        key={n}
        href={`${at}/${places[n] ?? n + 1}${query}`}
        prefetch={false}
        aria-label={`${name}, domanda ${n + 1}: ${mark ? SAID[mark] : 'ancora aperta'}`}
      >
        <i className={mark ? MARKS[mark] : ''} />
      </Link>
    ))}
  </span>
)

function Worth({ row: { points, outOf, best, late, of, leftOut, byHand } }: { readonly row: AttemptRow }) {
  const notes = [
    best && of > 1 && 'il migliore',
    late && 'in ritardo',
    leftOut > 0 && sayLeftOut(leftOut),
    byHand > 0 && sayByHand(byHand),
  ].filter(Boolean)
  return (
    <>
      <span className="num">
        {sayPoints(points)} su {outOf}
      </span>
      {notes.length > 0 && <span className="small quiet"> {notes.join(', ')}</span>}
    </>
  )
}
