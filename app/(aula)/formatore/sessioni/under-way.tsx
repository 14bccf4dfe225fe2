import { Link } from '../../../_ui/link'

interface UnderWayProps {
  readonly classes: readonly {
    readonly id: string
    readonly title: string
    /** Null once it has ended. */
    readonly code: string | null
    readonly players: number
  }[]
}

/** Sessions that have not ended, with the way back into each; nothing where there is none. */
export function UnderWay({ classes }: UnderWayProps) {
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
