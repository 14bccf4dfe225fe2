import type { Metadata } from 'next'
import { getMembers } from '#lib/server/courses/members'
import { ActionForm } from '../../../../../_ui/action-form'
import { CourseDone } from '../../../../../_ui/course/course-done'
import { FindPeople, PeoplePager, peopleAt, sayFound } from '../../../../../_ui/course/find-people'
import { NamesChoice, namesIn } from '../../../../../_ui/course/names-order'
import { Day } from '../../../../../_ui/date'
import { Refused } from '../../../refused'
import { add, drop, invite, move, preview, undo } from '../actions'
import { CourseHead } from '../head'
import { HowToCome } from './how-to-come'
import { RosterForm } from './roster-form'
import { Yourself } from './yourself'

export const metadata: Metadata = { title: 'Persone del corso', robots: { index: false } }

interface PeopleParams {
  readonly params: Promise<{ readonly id: string }>
  readonly searchParams: Promise<Readonly<Record<string, unknown>>>
}

interface PersonRow {
  readonly id: string
  readonly name: string | null
  readonly email: string
  readonly note?: string | undefined
}

interface PeopleProps {
  readonly people: readonly PersonRow[]
  readonly action: (before: string | null, form: FormData) => Promise<string>
  readonly fields: (id: string) => readonly (readonly [string, string])[]
  readonly submit: string
}

/** People, one to a line, each with what can be done about them. */
function People({ people, action, fields, submit }: PeopleProps) {
  return (
    <ul className="list rows">
      {people.map(({ id, name, email, note }) => (
        <li key={id}>
          <p>
            <b>{name ?? email}</b>
            <span className="quiet small">{[name === null ? null : email, note].filter(Boolean).join(' · ')}</span>
          </p>
          <ActionForm action={action} hidden={fields(id)} submit={submit} about={name ?? email} className="start" />
        </li>
      ))}
    </ul>
  )
}

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 200) : '')
const people = (n: number): string => (n === 1 ? '1 persona' : `${n} persone`)

export default async function PeoplePage({ params, searchParams }: PeopleParams) {
  const { id } = await params
  const asked = await searchParams
  const wish = { search: text(asked.cerca), page: Number(text(asked.pagina)) || 1 }
  const found = await getMembers({
    courseId: id,
    ...wish,
    waitingPage: Number(text(asked.attesi)) || 1,
    names: namesIn(asked),
  })
  if (!found.ok) return <Refused error={found.error} at={`/formatore/corsi/${id}/persone`} />
  const {
    course,
    instructors,
    students,
    people: inside,
    names,
    removed,
    waiting,
    waitingPeople,
    waitingEmails,
    batches,
    link,
    mail,
  } = found.value
  const own = `/formatore/corsi/${course.id}/persone`
  const saidNames = (called: typeof names) => (called === 'nome' ? {} : { persone: called })
  const many = inside.pages > 1 || waitingPeople.pages > 1 || inside.search !== ''
  const of = (name: string, removes: boolean) => (value: string) =>
    [['courseId', course.id], [name, value], ...(removes ? [['removed', '1'] as const] : [])] as const
  return (
    <div className="plain narrow">
      <CourseHead course={course} title="Persone" />
      <CourseDone of={asked} />
      {many && (
        <FindPeople at={own} search={inside.search}>
          {names !== 'nome' && <input type="hidden" name="persone" value={names} />}
        </FindPeople>
      )}
      <section aria-labelledby="studenti">
        <h2 id="studenti">{inside.all === 1 ? '1 studente' : `${inside.all} studenti`}</h2>
        {inside.search !== '' && (
          <p role="status" className="quiet small">
            {sayFound(inside)}
          </p>
        )}
        {inside.all === 0 ? (
          <p>Non c’è ancora nessuno: manda il link dell’invito, o aggiungi un elenco.</p>
        ) : (
          <>
            {inside.all > 1 && (
              <NamesChoice
                names={names}
                at={(called) => peopleAt(own, { cerca: inside.search, ...saidNames(called) })}
              />
            )}
            <People
              people={students.map((s) => ({
                ...s,
                id: s.userId,
                note: s.sharesAll ? 'condivide tutti i progressi' : undefined,
              }))}
              action={move}
              fields={of('userId', true)}
              submit="Togli"
            />
          </>
        )}
        <PeoplePager
          label="Pagine degli studenti"
          {...inside}
          at={(page) =>
            peopleAt(own, { cerca: inside.search, pagina: page, attesi: waitingPeople.page, ...saidNames(names) })
          }
        />
      </section>
      {waitingPeople.all > 0 && (
        <section aria-labelledby="attesi">
          <h2 id="attesi">In attesa: {people(waitingPeople.all)}</h2>
          <HowToCome courseId={course.id} link={link} mail={mail} emails={waitingEmails} />
          {inside.search !== '' && (
            <p role="status" className="quiet small">
              {sayFound(waitingPeople)}
            </p>
          )}
          <People people={waiting} action={drop} fields={of('entryId', false)} submit="Togli" />
          <PeoplePager
            label="Pagine di chi è in attesa"
            {...waitingPeople}
            at={(page) =>
              peopleAt(own, { cerca: inside.search, pagina: inside.page, attesi: page, ...saidNames(names) })
            }
          />
        </section>
      )}
      <section aria-labelledby="elenco">
        <h2 id="elenco">Aggiungi un elenco</h2>
        <RosterForm courseId={course.id} preview={preview} add={add} />
        {batches.length > 0 && (
          <>
            <h3 className="added">Elenchi aggiunti</h3>
            <ul className="list rows">
              {batches.map(({ batchId, at, people: n }) => (
                <li key={batchId}>
                  <p>
                    <span>
                      {people(n)}, <Day at={at} />
                    </span>
                  </p>
                  <ActionForm
                    action={undo}
                    hidden={of('batchId', false)(batchId)}
                    submit="Annulla"
                    about={`l’elenco di ${people(n)}`}
                    className="start"
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      <section aria-labelledby="formatori">
        <h2 id="formatori">Chi tiene il corso</h2>
        <People
          people={instructors.filter(({ self }) => !self).map((i) => ({ ...i, id: i.userId }))}
          action={move}
          fields={of('userId', true)}
          submit="Togli"
        />
        {instructors
          .filter(({ self }) => self)
          .map(({ userId, name, email }) => (
            <Yourself
              key={userId}
              name={name ?? email}
              others={instructors.length > 1}
              action={move}
              fields={of('userId', true)(userId)}
            />
          ))}
        <ActionForm action={invite} hidden={[['courseId', course.id]]} submit="Aggiungi un formatore">
          <div className="inp">
            <label htmlFor="formatore">E-mail di un altro formatore</label>
            <input id="formatore" name="email" type="email" required autoComplete="off" />
          </div>
        </ActionForm>
      </section>
      {removed.length > 0 && (
        <section aria-labelledby="tolti">
          <h2 id="tolti">Tolti dal corso</h2>
          <People
            people={removed.map((r) => ({ ...r, id: r.userId }))}
            action={move}
            fields={of('userId', false)}
            submit="Riammetti"
          />
        </section>
      )}
    </div>
  )
}
