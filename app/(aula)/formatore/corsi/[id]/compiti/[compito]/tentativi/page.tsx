import type { Metadata } from 'next'
import { ENOUGH } from '#lib/courses/index'
import { sayAllOpen, sayHandIn, sayMarks, sayShare } from '#lib/italian/site'
import { type AttemptOrder, type AttemptsDto, getAttempts, type WhichAttempts } from '#lib/server/courses/attempts'
import { type ChosenRun, getChosenAttempts } from '#lib/server/courses/decided/chosen'
import { FindPeople, PeoplePager, sayFound } from '../../../../../../../_ui/course/find-people'
import { NamesChoice, namesIn } from '../../../../../../../_ui/course/names-order'
import { Link } from '../../../../../../../_ui/link'
import { Refused } from '../../../../../refused'
import { CourseHead } from '../../../head'
import { type Wishes, wishesIn, withWishes } from './asked'
import { AttemptTable, goesOn, ORDERS } from './attempt-table'
import { HandInChosen } from './hand-in-chosen'
import { Said } from './said'
import { sayTook } from './say-took'

export const metadata: Metadata = { title: 'Tentativi di un compito', robots: { index: false } }

interface AttemptsParams {
  readonly params: Promise<{ readonly id: string; readonly compito: string }>
  readonly searchParams: Promise<Readonly<Record<string, unknown>>>
}

/** Which attempts, as the address says it. */
const WHICH: readonly (readonly [WhichAttempts, asked: string, label: string])[] = [
  ['all', 'tutti', 'Tutti'],
  ['done', 'consegnati', 'Consegnati'],
  ['open', 'in-corso', 'In corso'],
  ['best', 'migliori', 'Il migliore di ciascuno'],
]

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 200) : '')

export default async function AttemptsPage({ params, searchParams }: AttemptsParams) {
  const { id, compito } = await params
  const asked = await searchParams
  const own = `/formatore/corsi/${id}/compiti/${compito}`
  const found = await getAttempts({
    courseId: id,
    assignmentId: compito,
    which: WHICH.find(([, said]) => said === asked.quali)?.[0] ?? 'all',
    sort: ORDERS.find(([, said]) => said === asked.ordina)?.[0] ?? 'name',
    down: asked.verso === 'giu',
    search: text(asked.cerca),
    page: Number(text(asked.pagina)) || 1,
    names: namesIn(asked),
  })
  if (!found.ok) return <Refused error={found.error} at={`${own}/tentativi`} />
  const { course, column, which, sort, down, names, people, rows, questions, open } = found.value
  const said = WHICH.find(([each]) => each === which)?.[1] ?? ''
  const saidOrder = (by: AttemptOrder): string => ORDERS.find(([each]) => each === by)?.[1] ?? ''
  const all = asked.scelti === 'tutti'
  const wishes = wishesIn((name) => asked[name])
  const at = (quali: string, { page = 1, by = sort, back = down, called = names, chosen = false } = {}) =>
    `${own}/tentativi?${new URLSearchParams({
      ...{ quali, cerca: people.search, pagina: String(page), ordina: saidOrder(by) },
      ...(back && { verso: 'giu' }),
      ...(called !== 'nome' && { persone: called }),
      ...(chosen && { scelti: 'tutti' }),
    })}`
  return (
    <div className="plain">
      <CourseHead course={course} title={`Tentativi: ${column.title}`} />
      <Said
        of={asked}
        out={await takenOut(id, compito, text(asked.tolto))}
        courseId={course.id}
        assignmentId={column.id}
        wishes={wishes}
      />
      <InFigures figures={found.value.figures} />
      <section aria-labelledby="tentativi">
        <h2 id="tentativi">Ogni tentativo</h2>
        <nav className="tabs" aria-label="Quali tentativi">
          <ul>
            {WHICH.map(([each, quali, label]) => (
              <li key={each}>
                <Link href={at(quali)} prefetch={false} aria-current={each === which ? 'true' : undefined}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {(people.pages > 1 || people.search !== '') && (
          <FindPeople at={`${own}/tentativi`} search={people.search}>
            <input type="hidden" name="quali" value={said} />
            <input type="hidden" name="ordina" value={saidOrder(sort)} />
            {down && <input type="hidden" name="verso" value="giu" />}
            {names !== 'nome' && <input type="hidden" name="persone" value={names} />}
          </FindPeople>
        )}
        <p role="status" className="quiet small">
          {sayFound(people)}
        </p>
        {rows.length > 0 && <NamesChoice names={names} at={(called) => at(said, { called })} />}
        {rows.length === 0 ? (
          <p>Non c’è nessun tentativo.</p>
        ) : (
          <AttemptTable
            rows={rows}
            questions={questions}
            courseId={course.id}
            compito={column.id}
            wishes={wishes}
            order={{ sort, down }}
            at={(by, back) => at(said, { by, back })}
            choice={{ form: CHOICE, all }}
          />
        )}
        <HandInSome
          {...{ open, all, wishes }}
          here={rows.filter(goesOn).length}
          at={`${own}/tentativi/consegna`}
          choose={at(said, { page: people.page, chosen: !all })}
        />
        <PeoplePager label="Pagine dei tentativi" {...people} at={(page) => at(said, { page })} />
        {rows.length > 0 && (
          <p className="small quiet">
            {questions
              ? 'Le domande sono nell’ordine del mazzo, anche dove qualcuno le ha avute in un altro: il numero in cima porta a chi ha risposto che cosa.'
              : 'Qui non tutti i tentativi hanno le stesse domande: in ogni riga sono nell’ordine in cui quella persona le ha avute.'}
          </p>
        )}
        <p className="small quiet">
          Il tempo va dall’inizio alla consegna, o all’ultima risposta, pause comprese. Nel registro conta il tentativo
          migliore.
        </p>
      </section>
      <p className="more">
        <a href={`/formatore/corsi/${course.id}/registro/file?formato=xlsx&persone=${names}`} download>
          Scarica ogni tentativo del corso (XLSX)
        </a>
        <Link href={`${own}/risposte${names === 'cognome' ? '?persone=cognome' : ''}`}>Chi ha risposto che cosa</Link>
        <Link href={own}>Il compito</Link>
      </p>
    </div>
  )
}

/** Beside a figure of so few that the next one may change it. */
const Few = () => <span className="small quiet">poche</span>

/** An attempt that was just taken out, whatever page of them it stands on. */
async function takenOut(courseId: string, assignmentId: string, quizId: string): Promise<ChosenRun | null> {
  const found = quizId === '' ? null : await getChosenAttempts({ courseId, assignmentId, quizIds: [quizId] })
  return found?.ok ? (found.value.runs.find(({ annulled }) => annulled) ?? null) : null
}

/** The form that the boxes of the table belong to. */
const CHOICE = 'scelti'

interface HandInSomeProps {
  /** How many go on, of all attempts and of those that are seen here. */
  readonly open: number
  readonly here: number
  /** Whether these are all chosen as the page comes; else where they are. */
  readonly all: boolean
  readonly choose: string
  readonly at: string
  readonly wishes: Wishes
}

/** Handing in several at once: those that are chosen, or all that go on, whatever page they stand on. */
function HandInSome({ open, here, all, choose, at, wishes }: HandInSomeProps) {
  if (open === 0) return null
  const labels = Array.from({ length: here + 1 }, (_, n) =>
    n === 0 ? 'Consegna gli scelti' : n === 1 ? 'Consegna quello scelto' : sayHandIn(n),
  )
  return (
    <div className="go">
      {here > 0 && (
        <>
          {/* Boxes that the address has chosen anew are counted anew. */}
          <HandInChosen key={choose} id={CHOICE} at={at} labels={labels} wishes={wishes} />
          <Link className="btn text" href={choose} prefetch={false}>
            {all ? 'Non scegliere nessuno' : 'Scegli tutti quelli in corso'}
          </Link>
        </>
      )}
      {open > here && (
        <Link className="btn text" href={withWishes(at, wishes, { tutti: '1' })} prefetch={false}>
          {sayAllOpen(open)}
        </Link>
      )}
    </div>
  )
}

/** The assignment in figures: each with how many people it is of, or that they are too few. */
function InFigures({ figures: { marks, time, consistency } }: Pick<AttemptsDto, 'figures'>) {
  if (marks === null) return null
  const few = 'si dice da 5 persone in su'
  return (
    <section aria-labelledby="cifre">
      <h2 id="cifre">In cifre</h2>
      <dl className="figures">
        <div>
          <dt>Media</dt>
          <dd>
            {sayShare(marks.mean)} <span className="small quiet">di {sayMarks(marks.people)}</span>
          </dd>
        </div>
        <div>
          <dt>Deviazione standard</dt>
          <dd>
            {marks.deviation === null ? (
              <span className="small quiet">{few}</span>
            ) : (
              <>
                {sayShare(marks.deviation)} {marks.people < ENOUGH && <Few />}
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>Tempo mediano</dt>
          <dd>
            {time === null ? (
              <span className="small quiet">{few}</span>
            ) : (
              <>
                {sayTook(time.middle)} {time.attempts < ENOUGH && <Few />}
              </>
            )}
          </dd>
        </div>
        {consistency !== null && (
          <div>
            <dt>Coerenza delle domande</dt>
            <dd>
              {consistency.toFixed(2).replace('.', ',').replace('-', '−')}{' '}
              <span className="small quiet">KR-20, al massimo 1: alta quando misurano la stessa cosa</span>
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
