import { randomUUID } from 'node:crypto'
import { tally } from '#lib/italian/site'
import type { WeakAreaDto } from '#lib/server/courses/shared-errors'
import { Link } from '../../../../../_ui/link'
import { act } from './actions'
import { WaysForm } from './ways-form'

interface WeakAreasProps {
  readonly courseId: string
  readonly areas: readonly WeakAreaDto[]
}

/** Areas in which a class is weak, the weakest first, each with its lesson and what can be done about it. */
export function WeakAreaList({ courseId, areas }: WeakAreasProps) {
  return (
    <>
      <p className="small quiet">
        Gli argomenti che vanno peggio, dalle prime risposte. Un errore si dice della classe quando lo fanno almeno 2
        persone.
      </p>
      <ol className="held-list">
        {areas.map(({ lesson, title, right, n, people }, at) => (
          <li key={lesson}>
            <article className="held">
              <p className="held-people">
                <b>{right}</b> <span>giuste su {n}</span>
              </p>
              <div>
                <h3>{title}</h3>
                <p className="held-rules">
                  <span className="small quiet">{tally(people, 'persona')}</span>
                  <Link href={`/lezioni/${lesson}`} prefetch={false}>
                    La lezione<span className="vh">: {title}</span>
                  </Link>
                </p>
              </div>
              <WaysForm
                action={act}
                courseId={courseId}
                about={['lesson', lesson]}
                title={title}
                pressKey={randomUUID()}
                main={at === 0}
              />
            </article>
          </li>
        ))}
      </ol>
    </>
  )
}
