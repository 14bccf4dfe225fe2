'use client'

import type { StartAction } from '../contracts'
import { Icon } from '../icon'
import { Link } from '../link'
import { HandIn } from './hand-in'
import { sayLeftOver } from './say-left'
import { useAnswered } from './use-answered'

interface ReviewProps {
  readonly exam: {
    readonly id: string
    readonly total: number
    readonly answered: readonly number[]
    readonly flagged: readonly number[]
    /** When the page was made, in ms since 1970 by the site's clock. */
    readonly now: number
  }
  readonly action: StartAction
}

/** What is left to do in an exam, a way to each question, and handing in. */
export function Review({ exam: { id, total, answered, flagged, now }, action }: ReviewProps) {
  const done = useAnswered({ examId: id, answered, now })
  const missing = total - done.size
  return (
    <>
      <p>{sayLeftOver(missing, flagged.length)} Puoi tornare su ognuna e cambiarla fino alla consegna.</p>
      <ol className="spots">
        {Array.from({ length: total }, (_, n) => n + 1).map((position) => (
          <li key={position}>
            <Spot examId={id} position={position} done={done.has(position)} flagged={flagged.includes(position)} />
          </li>
        ))}
      </ol>
      <p className="small quiet signs">
        <span>
          <Icon name="yes" /> con risposta
        </span>
        <span>
          <Icon name="none" /> senza risposta
        </span>
        <span>
          <Icon name="flag" /> da rivedere
        </span>
      </p>
      <HandIn examId={id} missing={missing} flagged={flagged.length} action={action} />
    </>
  )
}

interface SpotProps {
  readonly examId: string
  readonly position: number
  readonly done: boolean
  readonly flagged: boolean
}

function Spot({ examId, position, done, flagged }: SpotProps) {
  const says = [done ? 'con risposta' : 'senza risposta', ...(flagged ? ['da rivedere'] : [])].join(', ')
  return (
    <Link
      href={`/esame/${examId}?domanda=${position}`}
      prefetch={false}
      className={['spot', done ? 'done' : '', flagged ? 'flag' : ''].join(' ').trim()}
      aria-label={`Domanda ${position}: ${says}`}
    >
      <span className="num">{position}</span>
      <Icon name={flagged ? 'flag' : done ? 'yes' : 'none'} />
    </Link>
  )
}
