import { sayWhoHolds } from '#lib/italian/site'
import type { ClassesDto } from '#lib/server/classroom/list-classes'
import { sayError } from '../../../_ui/course/say-error'
import { Link } from '../../../_ui/link'
import { WithMana } from '../../../_ui/mana/mana'

/** The common errors of the course that was chosen; without one, the courses to choose from. */
export function ErrorsField({ course, courses, errors }: Pick<ClassesDto, 'course' | 'courses' | 'errors'>) {
  if (course === null)
    return (
      <>
        <p>Di quale corso? La pagina si riapre con i suoi errori.</p>
        <ul className="ways">
          {courses.map(({ id, title }) => (
            <li key={id}>
              <Link href={`/formatore/sessioni?corso=${id}`} prefetch={false}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </>
    )
  if (errors.length === 0)
    return (
      <p>
        Ora nessuno in «{course.title}»: qui compaiono gli errori che qualcuno crede, nei compiti, nelle sessioni dal
        vivo e sui fogli.
      </p>
    )
  return (
    <fieldset>
      <legend className="label">Errori di «{course.title}», quelli di più persone per primi</legend>
      <p className="small quiet">{sayWhoHolds('course')}</p>
      {errors.map(({ belief, title, ...share }, n) => (
        <label className="check" key={belief}>
          <input type="checkbox" name="belief" value={belief} defaultChecked={n === 0} />
          <span>
            <WithMana text={title} />
            <span className="small quiet"> · {sayError(share)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
