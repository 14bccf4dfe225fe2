import type { ClassesDto } from '#lib/server/classroom/list-classes'
import { Link } from '../../../_ui/link'

/** Sessions that have not ended, with the way back into each; nothing where there is none. */
export function UnderWay({ classes }: Pick<ClassesDto, 'classes'>) {
  const open = classes.filter(({ code }) => code !== null)
  if (open.length === 0) return null
  return (
    <section aria-label={open.length === 1 ? 'Sessione in corso' : 'Sessioni in corso'}>
      {open.map(({ id, title, players }) => (
        <p key={id} className="notice">
          Sessione in corso: <b>{title}</b> · {players === 1 ? '1 persona' : `${players} persone`}.{' '}
          <Link href={`/formatore/sessioni/${id}`} className="btn">
            Riprendi<span className="vh"> {title}</span>
          </Link>
        </p>
      ))}
    </section>
  )
}
