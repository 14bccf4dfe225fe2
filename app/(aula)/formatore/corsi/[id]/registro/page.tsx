import type { Metadata } from 'next'
import { BEST_COUNTS, sayHowTotal } from '#lib/italian/site'
import { getGradebook } from '#lib/server/courses/gradebook'
import { CourseDone } from '../../../../../_ui/course/course-done'
import { FindPeople, PeoplePager, sayFound } from '../../../../../_ui/course/find-people'
import { NamesChoice } from '../../../../../_ui/course/names-order'
import { Refused } from '../../../refused'
import { CourseHead } from '../head'
import { BookTable, bookAt } from './book-table'
import { Missing } from './missing'
import { orderIn } from './order'
import { ShareLine } from './share-line'

export const metadata: Metadata = { title: 'Registro del corso', robots: { index: false } }

interface BookParams {
  readonly params: Promise<{ readonly id: string }>
  readonly searchParams: Promise<Readonly<Record<string, unknown>>>
}

export default async function BookPage({ params, searchParams }: BookParams) {
  const { id } = await params
  const asked = await searchParams
  const found = await getGradebook({
    courseId: id,
    ...orderIn(asked),
    page: Number(asked.pagina) || 1,
  })
  if (!found.ok) return <Refused error={found.error} at={`/formatore/corsi/${id}/registro`} />
  const book = found.value
  const failed = book.lines.some(({ cells }) => cells.some((cell) => cell.failed))
  return (
    <div className="plain book-page">
      <CourseHead course={book.course} title="Registro" />
      <CourseDone of={asked} />
      {book.students === 0 && book.awaited.length === 0 && book.search === '' ? (
        <p>Il corso non ha ancora studenti.</p>
      ) : (
        <>
          <div className="book-top">
            <FindPeople
              at={`/formatore/corsi/${book.course.id}/registro`}
              search={book.search}
              all={bookAt(book, { search: '', missing: '' })}
              narrowed={book.missing !== ''}
            >
              {book.columns.length > 0 && <Missing book={book} />}
              {book.sort !== 'nome' && <input type="hidden" name="ordina" value={book.sort} />}
              {book.down && <input type="hidden" name="verso" value="giu" />}
              {book.names !== 'nome' && <input type="hidden" name="persone" value={book.names} />}
            </FindPeople>
            <p role="status" className="quiet small">
              {sayFound({ ...book, all: book.students, search: book.search + book.missing })}
              {book.columns.length === 0 && ': non c’è ancora nessun compito'}
            </p>
            {book.lines.length + book.awaited.length > 0 && (
              <NamesChoice names={book.names} at={(names) => bookAt(book, { names })} />
            )}
          </div>
          {failed && (
            <p className="notice">Una prova è scaduta e non si riesce a consegnarla: qui manca il suo risultato.</p>
          )}
          {book.lines.length + book.awaited.length > 0 && (
            <>
              <BookTable book={book} />
              <PeoplePager label="Pagine del registro" {...book} at={(page) => bookAt(book, { page })} />
              <p className="more">
                <a
                  href={`/formatore/corsi/${book.course.id}/registro/file?formato=xlsx&persone=${book.names}`}
                  download
                >
                  Scarica per Excel, con tentativi e decisioni (XLSX)
                </a>
                <a href={`/formatore/corsi/${book.course.id}/registro/file?formato=csv&persone=${book.names}`} download>
                  Scarica una riga per persona (CSV)
                </a>
              </p>
              <p className="small quiet">
                {sayHowTotal(book.columns)} {BEST_COUNTS}
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
                  sotto il 60%, in un esame sotto la sua soglia
                </li>
                <li>
                  <span className="gc begun" />
                  in corso
                </li>
                <li>
                  <span className="gc overdue" />
                  scaduto, non consegnato: con le risposte date, se ce ne sono
                </li>
                {book.lines.some(({ cells }) => cells.some(({ counted }) => counted && counted.leftOut > 0)) && (
                  <li>senza 1 domanda: non conta per nessuno</li>
                )}
                {book.lines.some(({ cells }) => cells.some(({ counted }) => counted?.byHand)) && (
                  <li>1 domanda a mano: ha un voto a mano</li>
                )}
              </ul>
            </>
          )}
        </>
      )}
    </div>
  )
}
