import type { Metadata } from 'next'
import { lessons } from '#lib/content/index'
import { currentUser } from '#lib/server/account/current-user'
import { listCalls } from '#lib/server/calls/list-calls'
import { listAttended } from '#lib/server/courses/attended'
import type { LessonReadingDto } from '#lib/server/dto'
import { listExams } from '#lib/server/exam/list-exams'
import { getPractice } from '#lib/server/practice/get-practice'
import { getReading } from '#lib/server/reading/get-reading'
import { LessonList } from '../../_ui/lesson-list'
import { Link } from '../../_ui/link'
import { StartForm } from '../../_ui/start-form'
import { chapterEntries, entryOf } from '../../(sito)/lesson-entries'
import { Newcomer } from '../../(sito)/newcomer'
import { WaitingToTeach } from '../amministrazione/waiting'
import { start } from '../quiz/actions'
import { sayTask } from './said'
import { tasksOf } from './tasks'

export const metadata: Metadata = { title: { absolute: 'Verdetto' }, alternates: { canonical: '/' } }

/** The first lesson of the path of which something is left to read. */
const nextLesson = (read: readonly LessonReadingDto[]) =>
  lessons().find(({ chapter, toc }) => {
    const known = new Set(read.find(({ lesson }) => lesson === chapter)?.read)
    return toc.some(({ id }) => !known.has(id))
  })

/** Nothing is open, asked or due: the next lesson, or more questions. */
function Nothing({ read }: { readonly read: readonly LessonReadingDto[] }) {
  const lesson = nextLesson(read)
  return (
    <header className="hh">
      <h1>Per oggi non resta niente.</h1>
      <p>
        {lesson
          ? `Se vuoi andare avanti, la prossima lezione è «${lesson.title.it}», ${entryOf(lesson).length}.`
          : 'Hai letto tutte le lezioni. Se vuoi andare avanti, ci sono domande nuove.'}
      </p>
      <div className="go">
        {lesson && (
          <Link className="btn main" href={`/lezioni/${lesson.slug}`} prefetch={false}>
            Apri la lezione
          </Link>
        )}
        <StartForm asks action={start} fields={[['practice', 'next']]} className={lesson ? 'btn' : 'btn main'}>
          Allenati con 10 domande
        </StartForm>
      </div>
    </header>
  )
}

/** The first page of whoever was here before: what they may go on with, the most pressing first. */
export default async function TodayPage() {
  const [me, exams, calls, courses, practice, reading] = await Promise.all([
    currentUser(),
    listExams({}),
    listCalls(),
    listAttended(),
    getPractice(),
    getReading(),
  ])
  // What cannot be looked up is not missed here: the page of somebody new is whole without a database.
  if (!me.ok || me.value.kind === 'nobody' || !exams.ok || !calls.ok || !practice.ok || !reading.ok) return <Newcomer />
  const [first, ...rest] = tasksOf({
    me: me.value,
    exams: exams.value,
    calls: calls.value,
    courses: courses.ok ? courses.value.courses : [],
    practice: practice.value,
    reading: reading.value,
  }).map(sayTask)
  return (
    <div className="home">
      {me.value.kind === 'account' && me.value.role === 'amministratore' && <WaitingToTeach />}
      {first ? (
        <header className="hh">
          <h1>{first.title}</h1>
          <p>{first.detail}</p>
          <div className="go">{first.go('btn main')}</div>
        </header>
      ) : (
        <Nothing read={reading.value.lessons} />
      )}
      {rest.length > 0 && (
        <section aria-labelledby="poi">
          <h2 id="poi">Poi, in quest’ordine</h2>
          <ol className="list rows">
            {rest.map(({ name, detail, go }) => (
              <li key={name}>
                <p>
                  <b>{name}</b>
                  <span className="quiet small">{detail}</span>
                </p>
                {go('linklike')}
              </li>
            ))}
          </ol>
        </section>
      )}
      <section className="idx" aria-labelledby="idx">
        <h2 id="idx">Le lezioni</h2>
        <LessonList lessons={chapterEntries()} />
        <p className="more">
          <Link href="/progressi" prefetch={false}>
            I tuoi progressi
          </Link>
        </p>
      </section>
    </div>
  )
}
