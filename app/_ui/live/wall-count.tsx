import { Clock } from './clock'
import { HowMany } from './how-many'
import { talks } from './say-round'
import type { Live } from './use-live'

/** Beside the number of the question: how long there is to answer, and how many have. */
export function WallCount({ live }: { readonly live: Live }) {
  const { phase, paused, question } = live
  if (phase === 'revealed') return null
  return (
    <>
      {paused ? <p className="wall-pause">Pausa</p> : <Clock live={live} className="wall-clock" />}
      {phase === 'shown' ? (
        !paused &&
        !question?.call && (
          <p>{talks(live) ? 'Parlatene con il vicino, poi si rivota.' : 'Leggete: fra poco si risponde.'}</p>
        )
      ) : (
        <p className="num">
          <HowMany live={live} />
          {phase === 'closed' && <span className="wall-closed">Risposte chiuse</span>}
        </p>
      )}
    </>
  )
}
