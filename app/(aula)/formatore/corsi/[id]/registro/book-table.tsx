import { pointsOf } from '#lib/courses/index'
import {
  ASSIGNMENT_KINDS,
  sayMarks,
  sayPartly,
  sayPoints,
  sayShare,
  sayWeight,
  sayZero,
  tally,
} from '#lib/italian/site'
import type { KnownCell } from '#lib/server/courses/cells'
import type { BookLine, GradebookDto } from '#lib/server/courses/gradebook'
import type { BookOrder } from '#lib/server/courses/pupils'
import { Icon } from '../../../../../_ui/icon'
import { Link } from '../../../../../_ui/link'
import { GridKeys } from './grid-keys'
import { orderQuery } from './order'
import { sayCell, sayRest, sayState, sayTotal } from './say-cell'
import { ShareLine } from './share-line'

/** Below this share of the points a score asks for attention, where no exam says with which it is passed. */
const LOW = 0.6

/** The address of the gradebook, with what is not as at first. */
export function bookAt(
  { course, ...book }: Pick<GradebookDto, 'course' | keyof BookOrder>,
  { page = 1, ...changed }: Partial<BookOrder> & { page?: number } = {},
): string {
  const order = orderQuery({ ...book, ...changed }, page > 1 ? { pagina: String(page) } : {})
  return `/formatore/corsi/${course.id}/registro${order}`
}

interface HeadProps {
  readonly book: GradebookDto
  readonly by: string
  readonly title: string
  readonly note?: string
  /** Of an assignment: its own page, by what kind it is. */
  readonly page?: readonly [href: string, kind: string]
  /** Where marks are given to many at once, of what gives points. */
  readonly marks?: string | undefined
}

/**
 * The head of a column: pressing it puts people in its order, and once more the other way round; scores begin with the highest. Below it, of an
 * assignment, the ways to its page and to giving marks.
 */
function Head({ book, by, title, note, page, marks }: HeadProps) {
  const sorted = book.sort === by
  const down = sorted ? !book.down : by !== 'nome'
  return (
    <th scope="col" aria-sort={sorted ? (book.down ? 'descending' : 'ascending') : undefined}>
      <Link href={bookAt(book, { sort: by, down })} prefetch={false}>
        <span>
          {title}
          {sorted && <Icon name={book.down ? 'down' : 'up'} />}
        </span>
        {note !== undefined && <small>{note}</small>}
      </Link>
      {page && (
        <Link className="task-page" href={page[0]} prefetch={false}>
          <span className="vh">Apri «{title}»: </span>
          {page[1]}
          <Icon name="right" />
        </Link>
      )}
      {marks !== undefined && (
        <Link className="task-page" href={marks} prefetch={false}>
          Dai voti<span className="vh"> di «{title}»</span>
          <Icon name="right" />
        </Link>
      )}
    </th>
  )
}

/** What a cell says that has no figure, how far it is, and that it counts as nothing. */
function StateOf({ cell }: { readonly cell: KnownCell }) {
  const more = [cell.partly && sayPartly(cell.partly), cell.zero !== undefined && sayZero(cell.zero)].filter(Boolean)
  if (more.length === 0) return sayState(cell)
  return (
    <span>
      {sayState(cell)}
      <small>, {more.join(', ')}</small>
    </span>
  )
}

interface CellProps {
  readonly cell: KnownCell
  readonly href: string
  readonly about: string
  /** The share with which it is passed; null of what is no exam. */
  readonly pass: number | null
}

function CellLink({ cell, href, about, pass }: CellProps) {
  const worth = pointsOf(cell)
  const share = worth ? worth.points / worth.outOf : 0
  const low = worth !== null && share < (pass ?? LOW)
  return (
    <Link
      className={`gc ${worth ? 'done' : cell.state}${low ? ' low' : ''}`}
      href={href}
      prefetch={false}
      aria-label={`${about}: ${sayCell(cell)}`}
    >
      {worth ? (
        <>
          <span>
            {sayPoints(worth.points)}
            <small>
              /{worth.outOf}
              {cell.mark && ' a mano'}
              {cell.late && ' in ritardo'}
              {!cell.mark &&
                cell.counted &&
                cell.counted.leftOut > 0 &&
                ` senza ${tally(cell.counted.leftOut, 'domanda')}`}
              {!cell.mark && cell.counted?.byHand && ` · ${tally(cell.counted.byHand, 'domanda')} a mano`}
            </small>
          </span>
          <ShareLine share={share} />
        </>
      ) : (
        <StateOf cell={cell} />
      )}
    </Link>
  )
}

function Line({ line, book }: { readonly line: BookLine; readonly book: GradebookDto }) {
  const own = `/formatore/corsi/${book.course.id}/registro/${line.userId}`
  return (
    <tr>
      <th scope="row">
        <Link href={`${own}${orderQuery(book)}`} prefetch={false}>
          {line.name}
        </Link>
      </th>
      <td>
        <span className="gsum">{line.sum.outOf === 0 ? '—' : sayTotal(line.sum)}</span>
        <small className="quiet">{sayRest(line.sum)}</small>
      </td>
      {line.cells.map((cell, n) => {
        const column = book.columns[n]
        return (
          column && (
            <td key={column.id}>
              {cell.state === 'others' ? (
                <span className="gc others quiet small">{sayState(cell)}</span>
              ) : (
                <CellLink
                  cell={cell}
                  href={`${own}/${column.id}${orderQuery(book)}`}
                  about={`${line.name}, ${column.title}`}
                  pass={column.pass}
                />
              )}
            </td>
          )
        )
      })}
    </tr>
  )
}

/** Who is on a list of the course and has not come yet: a name, and nothing that counts. */
const Awaited = ({ name, columns }: { readonly name: string; readonly columns: number }) => (
  <tr>
    <th scope="row" className="quiet">
      {name}
    </th>
    <td colSpan={columns + 1}>
      <span className="quiet small">in attesa</span>
    </td>
  </tr>
)

/** The median of a column: of all who have a mark in the course, whoever is on this page. */
const MedianCell = ({ median }: { readonly median: GradebookDto['medians']['total'] }) => (
  <td>
    {median === null ? (
      '—'
    ) : (
      <>
        <span className="num">{sayShare(median.share)}</span>
        <small className="quiet small"> {sayMarks(median.people)}</small>
      </>
    )}
  </td>
)

/** Students by assignments, with their medians at the foot; arrows move among the cells. */
export function BookTable({ book }: { readonly book: GradebookDto }) {
  return (
    <GridKeys className="book" label="Registro">
      <table>
        <caption className="vh">Registro: una riga per persona, una colonna per compito</caption>
        <thead>
          <tr>
            <Head book={book} by="nome" title="Persona" />
            <Head
              book={book}
              by="totale"
              title="Totale"
              note={book.columns.some(({ missingAsZero }) => missingAsZero) ? 'di ciò che conta' : 'di ciò che è fatto'}
            />
            {book.columns.map(({ id, title, kind, weight, counts }) => (
              <Head
                key={id}
                book={book}
                by={id}
                title={title}
                page={[
                  `/formatore/corsi/${book.course.id}/compiti/${id}`,
                  [ASSIGNMENT_KINDS[kind], sayWeight(weight)].filter(Boolean).join(', '),
                ]}
                marks={counts ? `/formatore/corsi/${book.course.id}/compiti/${id}/voti${orderQuery(book)}` : undefined}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {book.lines.map((line) => (
            <Line key={line.userId} line={line} book={book} />
          ))}
          {book.awaited.map(({ id, name }) => (
            <Awaited key={id} name={name} columns={book.columns.length} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Mediana</th>
            <MedianCell median={book.medians.total} />
            {book.columns.map(({ id }, n) => (
              <MedianCell key={id} median={book.medians.columns[n] ?? null} />
            ))}
          </tr>
        </tfoot>
      </table>
    </GridKeys>
  )
}
