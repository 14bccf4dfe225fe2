'use client'

import type { StartAction } from '../../../../../_ui/contracts'
import { sayShortDay } from '../../../../../_ui/date'
import { sayFailure } from '../../../../../_ui/failures'
import { Link } from '../../../../../_ui/link'
import { useReply } from '../../../../../_ui/use-reply'
import { reviewAt } from './review-at'

interface WaysFormProps {
  readonly action: StartAction
  /** The course, or the live session: that is given no revision. */
  readonly courseId?: string
  readonly sessionId?: string
  /** The error, or the lesson of the area. */
  readonly about: readonly [name: 'belief' | 'lesson', value: string]
  readonly title: string
  /** Of this drawing of the buttons: a press that is sent twice makes one thing. */
  readonly pressKey: string
  /** Whether this is the first thing to do on the page. */
  readonly main: boolean
  /** The page of a revision about it that somebody has still to do: then there is no other to be made. */
  readonly review?: string | undefined
  /** What was made of it and waits to be used: each leads there, and one more is made below. */
  readonly waiting?: { readonly [way in keyof typeof AGAIN]?: { readonly path: string; readonly at: number } }
}

const WAYS = [
  ['session', 'Sessione', '5 domande dal vivo'],
  ['deck', 'Mazzo', '8 domande, da togliere o cambiare'],
  ['review', 'Ripasso', '5 domande a chi lo crede'],
  ['paper', 'Foglio', '8 domande e le soluzioni'],
] as const

/** How what waits to be used is opened, and one more is made. */
const AGAIN = {
  session: ['apri quella che hai', 'Un’altra sessione'],
  deck: ['apri quello che hai', 'Un altro mazzo'],
  paper: ['apri quello che hai', 'Un altro foglio'],
} as const

/** What can be done about an error or an area: a live session, a deck, a revision, which is looked through first, a paper; each with its size before it is made. Works without script. */
export function WaysForm({
  action,
  courseId,
  sessionId,
  about: [name, value],
  title,
  pressKey,
  main,
  review,
  waiting = {},
}: WaysFormProps) {
  const made = (['session', 'deck', 'paper'] as const).flatMap((way) => (waiting[way] ? [way] : []))
  const { plain, submit, pending, reply } = useReply<string>(action, () => 'no-network')
  return (
    <form action={plain} onSubmit={submit} aria-busy={pending}>
      {courseId !== undefined && <input type="hidden" name="courseId" value={courseId} />}
      {sessionId !== undefined && <input type="hidden" name="id" value={sessionId} />}
      <input type="hidden" name={name} value={value} />
      <input type="hidden" name="key" value={pressKey} />
      <div className="held-ways">
        {WAYS.filter(([way]) => way !== 'review' || sessionId === undefined).map(([way, label, size], n) =>
          way === 'review' && courseId !== undefined ? (
            <Link key={way} className="btn" href={review ?? reviewAt(courseId, name, value)} prefetch={false}>
              <b>{label}</b>
              <span>
                {review === undefined ? (name === 'lesson' ? '5 domande a tutti' : size) : 'apri quello già dato'}
              </span>
              <span className="vh"> su: {title}</span>
            </Link>
          ) : way !== 'review' && waiting[way] ? (
            <Link key={way} className={main && n === 0 ? 'btn main' : 'btn'} href={waiting[way].path} prefetch={false}>
              <b>{label}</b>
              <span>
                {AGAIN[way][0]}: {sayShortDay(waiting[way].at)}
              </span>
              <span className="vh"> su: {title}</span>
            </Link>
          ) : (
            <button
              key={way}
              type="submit"
              name="way"
              value={way}
              className={main && n === 0 ? 'btn main' : 'btn'}
              aria-disabled={pending}
            >
              <b>{label}</b>
              <span>{size}</span>
              <span className="vh"> su: {title}</span>
            </button>
          ),
        )}
      </div>
      {made.length > 0 && (
        <div className="acts">
          {made.map((way) => (
            <button key={way} type="submit" name="another" value={way} className="btn text" aria-disabled={pending}>
              {AGAIN[way][1]}
              <span className="vh"> su: {title}</span>
            </button>
          ))}
        </div>
      )}
      <p role="status" className="missing">
        {reply !== null && sayFailure(reply)}
      </p>
    </form>
  )
}
