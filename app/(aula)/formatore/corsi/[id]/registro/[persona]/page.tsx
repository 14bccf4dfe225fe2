import type { Metadata } from 'next'
import { pointsOf } from '#lib/courses/index'
import { getStudent, type StudentDto } from '#lib/server/courses/student-work'
import { sayMoment } from '../../../../../../_ui/date'
import { Link } from '../../../../../../_ui/link'
import { WithMana } from '../../../../../../_ui/mana/mana'
import { RuleChip } from '../../../../../../_ui/rule-chip'
import { Refused } from '../../../../refused'
import { CourseHead } from '../../head'
import { sayCell, sayOf, sayRest } from '../say-cell'

export const metadata: Metadata = { title: 'Una persona del corso', robots: { index: false } }

interface StudentParams {
  readonly params: Promise<{ readonly id: string; readonly persona: string }>
}

/** What they get wrong now, each with what to read again. */
function Errors({ errors }: Pick<StudentDto, 'errors'>) {
  if (errors.length === 0) return null
  return (
    <section aria-labelledby="errori">
      <h2 id="errori">Errori da correggere</h2>
      <p className="small quiet">Dalle ultime risposte nei compiti e nelle sessioni dal vivo.</p>
      <ul className="list rows">
        {errors.map(({ belief, title, rules, lesson }) => (
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
          </li>
        ))}
      </ul>
    </section>
  )
}

export default async function StudentPage({ params }: StudentParams) {
  const { id, persona } = await params
  const own = `/formatore/corsi/${id}/registro/${persona}`
  const found = await getStudent({ courseId: id, userId: persona })
  if (!found.ok) return <Refused error={found.error} at={own} />
  const { course, pupil, work, sum, errors } = found.value
  return (
    <div className="plain narrow">
      <CourseHead course={course} title={pupil.name} />
      <p>
        {sum.outOf === 0 ? 'Non ha ancora consegnato nulla.' : `In tutto ${sayOf(sum)}.`}
        {sayRest(sum) !== '' && ` Compiti: ${sayRest(sum)}.`}
      </p>
      <p className="small quiet">Qui c’è solo ciò che fa per il corso.</p>
      <section aria-labelledby="compiti">
        <h2 id="compiti">Compiti</h2>
        {work.length === 0 && <p>Il corso non ha ancora compiti.</p>}
        <ul className="list rows">
          {work.map(({ column, cell, times }) => (
            <li key={column.id}>
              <p>
                <b>
                  <Link href={`${own}/${column.id}`}>{column.title}</Link>
                </b>
                <span className="quiet small">
                  {[column.kind, times.dueAt !== null && `da consegnare entro il ${sayMoment(times.dueAt)}`]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </p>
              <p className={pointsOf(cell) ? 'num' : 'small'}>{sayCell(cell)}</p>
            </li>
          ))}
        </ul>
      </section>
      <Errors errors={errors} />
      <p className="more">
        <Link href={`/formatore/corsi/${course.id}/registro`}>Tutto il registro</Link>
      </p>
    </div>
  )
}
