import type { Metadata } from 'next'
import { type GradebookDto, getGradebook } from '#lib/server/courses/gradebook'
import { CourseDone } from '../../../../../_ui/course/course-done'
import { Link } from '../../../../../_ui/link'
import { Refused } from '../../../refused'
import { CourseHead } from '../head'
import { BookTable, bookAt } from './book-table'
import { ShareLine } from './share-line'

export const metadata: Metadata = { title: 'Registro del corso', robots: { index: false } }

interface BookParams {
  readonly params: Promise<{ readonly id: string }>
  readonly searchParams: Promise<Readonly<Record<string, unknown>>>
}

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 200) : '')

/** Looking for people: a form that is an address, so that it works without script. */
function Find({ book }: { readonly book: GradebookDto }) {
  return (
    <form className="find-form" action={`/formatore/corsi/${book.course.id}/registro`}>
      <div className="inp">
        <label htmlFor="cerca">Cerca una persona</label>
        <input id="cerca" name="cerca" type="search" defaultValue={book.search} autoComplete="off" maxLength={200} />
      </div>
      {book.sort !== 'nome' && <input type="hidden" name="ordina" value={book.sort} />}
      {book.down && <input type="hidden" name="verso" value="giu" />}
      <button type="submit" className="btn">
        Cerca
      </button>
      {book.search !== '' && (
        <Link className="btn text" href={bookAt({ ...book, search: '' })}>
          Mostra tutti
        </Link>
      )}
    </form>
  )
}

function Pages({ book }: { readonly book: GradebookDto }) {
  if (book.pages === 1) return null
  return (
    <nav className="pager" aria-label="Pagine del registro">
      {book.page > 1 && <Link href={bookAt(book, { page: book.page - 1 })}>Pagina prima</Link>}
      <span className="quiet">
        Pagina {book.page} di {book.pages}
      </span>
      {book.page < book.pages && <Link href={bookAt(book, { page: book.page + 1 })}>Pagina dopo</Link>}
    </nav>
  )
}

const people = (n: number): string => (n === 1 ? '1 persona' : `${n} persone`)

export default async function BookPage({ params, searchParams }: BookParams) {
  const { id } = await params
  const asked = await searchParams
  const found = await getGradebook({
    courseId: id,
    search: text(asked.cerca),
    sort: text(asked.ordina).slice(0, 40) || 'nome',
    down: asked.verso === 'giu',
    page: Number(text(asked.pagina)) || 1,
  })
  if (!found.ok) return <Refused error={found.error} at={`/formatore/corsi/${id}/registro`} />
  const book = found.value
  const failed = book.lines.some(({ cells }) => cells.some((cell) => cell.failed))
  return (
    <div className="plain">
      <CourseHead course={book.course} title="Registro" />
      <CourseDone of={asked} />
      {book.students === 0 ? (
        <p>Il corso non ha ancora studenti.</p>
      ) : (
        <>
          <Find book={book} />
          <p role="status" className="quiet small">
            {book.search === '' ? people(book.found) : `${people(book.found)} su ${book.students}`}
            {book.columns.length === 0 && ': non c’è ancora nessun compito'}
          </p>
          {failed && (
            <p className="notice">Una prova è scaduta e non si riesce a consegnarla: qui manca il suo risultato.</p>
          )}
          {book.lines.length > 0 && (
            <>
              <BookTable book={book} />
              <Pages book={book} />
              <p className="more">
                <a href={`/formatore/corsi/${book.course.id}/registro/file?formato=xlsx`} download>
                  Scarica per Excel, con tentativi e decisioni (XLSX)
                </a>
                <a href={`/formatore/corsi/${book.course.id}/registro/file?formato=csv`} download>
                  Scarica una riga per persona (CSV)
                </a>
              </p>
              <ul className="gkey">
                <li>
                  <span className="gc">
                    <ShareLine share={0.8} />
                  </span>
                  fatto: la riga è il punteggio
                </li>
                <li>
                  <span className="gc low">
                    <ShareLine share={0.4} />
                  </span>
                  sotto il 60%
                </li>
                <li>
                  <span className="gc begun" />
                  in corso
                </li>
                <li>
                  <span className="gc overdue" />
                  scaduto, non consegnato
                </li>
                {book.lines.some(({ cells }) => cells.some(({ counted }) => counted && counted.leftOut > 0)) && (
                  <li>−1 dom.: senza una domanda, che non conta per nessuno</li>
                )}
              </ul>
            </>
          )}
        </>
      )}
    </div>
  )
}
