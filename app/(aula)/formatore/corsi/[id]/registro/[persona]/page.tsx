import type { Metadata } from 'next'
import { pointsOf } from '#lib/courses/index'
import { ASSIGNMENT_KINDS, sayHowTotal, sayWeight } from '#lib/italian/site'
import { PAGE } from '#lib/server/courses/people-page'
import { getStudent, type StudentDto } from '#lib/server/courses/student-work'
import { sayMoment, theShortDay } from '../../../../../../_ui/date'
import { Link } from '../../../../../../_ui/link'
import { WithMana } from '../../../../../../_ui/mana/mana'
import { RuleChip } from '../../../../../../_ui/rule-chip'
import { Refused } from '../../../../refused'
import { reviewAt } from '../../errori/review-at'
import { CourseHead } from '../../head'
import { Neighbours } from '../neighbours'
import { aboutIn, orderIn, orderQuery } from '../order'
import { sayCell, sayRest, sayTotal } from '../say-cell'
import { AboutRule } from './about-rule'
import { Elsewhere } from './elsewhere'

export const metadata: Metadata = { title: 'Una persona del corso', robots: { index: false } }

interface StudentParams {
  readonly params: Promise<{ readonly id: string; readonly persona: string }>
  readonly searchParams: Promise<Readonly<Record<string, unknown>>>
}

type AboutWhat = Parameters<typeof getStudent>[0]['about']

/** The same for whoever looks it up. */
function askedAbout({ regola, lezione }: ReturnType<typeof aboutIn>): AboutWhat {
  if (regola !== undefined) return { rule: regola }
  return lezione === undefined ? null : { lesson: lezione }
}

/** What they get wrong now, each with what to read again. */
function Errors({ errors, course, pupil }: Pick<StudentDto, 'errors' | 'course' | 'pupil'>) {
  if (errors.length === 0) return null
  return (
    <section aria-labelledby="errori">
      <h2 id="errori">Errori da correggere</h2>
      <p className="small quiet">
        Ciò che ha mostrato di credere nei compiti, nelle sessioni dal vivo e sui fogli, e che nessuna sua risposta
        giusta ha ancora corretto.
      </p>
      <ul className="list rows">
        {errors.map(({ belief, title, rules, lesson, review }) => (
          <li key={belief}>
            <p>
              <WithMana text={title} />
              {lesson && (
                <span className="quiet small">
                  <Link href={lesson.href} prefetch={false}>
                    {lesson.title}
                  </Link>
                </span>
              )}
            </p>
            <p className="chips">
              {rules.map((rule) => (
                <RuleChip key={rule} rule={rule} />
              ))}
            </p>
            {review ? (
              <p className="small">
                <Link href={`/formatore/corsi/${course.id}/compiti/${review.assignmentId}`} prefetch={false}>
                  Ripasso dato {theShortDay(review.at)}, ancora da fare
                </Link>
              </p>
            ) : (
              <p>
                <Link className="btn" href={reviewAt(course.id, 'belief', belief, pupil.userId)} prefetch={false}>
                  Ripasso per {pupil.name}
                  <span className="vh"> su: {title}</span>
                </Link>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

export default async function StudentPage({ params, searchParams }: StudentParams) {
  const { id, persona } = await params
  const own = `/formatore/corsi/${id}/registro/${persona}`
  const asked = await searchParams
  const way = aboutIn(asked)
  const found = await getStudent({ courseId: id, userId: persona, about: askedAbout(way), ...orderIn(asked) })
  if (!found.ok) return <Refused error={found.error} at={own} />
  const { course, pupil, work, sum, errors, about, elsewhere, place } = found.value
  // The page of the gradebook on which they stand.
  const page = Math.ceil(place.number / PAGE)
  const query = orderQuery(place.order, way)
  return (
    <div className="plain narrow">
      <CourseHead course={course} title={pupil.name} />
      <Neighbours
        place={place}
        label="Altre persone del corso"
        at={({ userId }) => `/formatore/corsi/${course.id}/registro/${userId}${query}`}
      />
      <p>
        {sum.outOf === 0 ? 'Non ha ancora consegnato nulla.' : `In tutto ${sayTotal(sum)}.`}
        {sayRest(sum) !== '' && ` Compiti: ${sayRest(sum)}.`}
      </p>
      <p className="small quiet">
        {sum.outOf > 0 && `${sayHowTotal(work.map(({ column }) => column))} `}
        {elsewhere ? 'Compiti ed errori sono quelli del corso.' : 'Qui c’è solo ciò che fa per il corso.'}
      </p>
      {about && <AboutRule about={about} own={own} query={query} />}
      <section aria-labelledby="compiti">
        <h2 id="compiti">Compiti</h2>
        {work.length === 0 && <p>Il corso non ha ancora compiti.</p>}
        <ul className="list rows">
          {work.map(({ column, cell, times }) => (
            <li key={column.id}>
              <p>
                <b>
                  <Link href={`${own}/${column.id}${query}`}>{column.title}</Link>
                </b>
                <span className="quiet small">
                  {[
                    ASSIGNMENT_KINDS[column.kind],
                    sayWeight(column.weight),
                    times.dueAt !== null &&
                      (column.kind === 'mano' ? '' : 'da consegnare entro il ') + sayMoment(times.dueAt),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </p>
              <p className={pointsOf(cell) ? 'num' : 'small'}>{sayCell(cell)}</p>
            </li>
          ))}
        </ul>
      </section>
      <Errors errors={errors} course={course} pupil={pupil} />
      {elsewhere && <Elsewhere elsewhere={elsewhere} />}
      <p className="more">
        <Link
          href={`/formatore/corsi/${course.id}/registro${orderQuery(place.order, page > 1 ? { pagina: `${page}` } : {})}`}
        >
          Tutto il registro
        </Link>
      </p>
    </div>
  )
}
