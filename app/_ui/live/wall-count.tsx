import { does } from '#lib/italian/site'
import { Clock } from './clock'
import type { Live } from './use-live'

/** Beside the number of the question: how long there is to answer, and how many have. */
export function WallCount({ live }: { readonly live: Live }) {
  const { phase, paused, players = 0, answered = 0, round, question } = live
  if (phase === 'revealed') return null
  return (
    <>
      {paused ? <p className="wall-pause">Pausa</p> : <Clock live={live} className="wall-clock" />}
      {phase === 'shown' ? (
        !paused &&
        !question?.call && (
          <p>{round === 2 ? 'Parlatene con il vicino, poi si rivota.' : 'Leggete: fra poco si risponde.'}</p>
        )
      ) : (
        <p className="num">
          <b>{answered}</b> su {players} {does('ha', answered)} {phase === 'asking' ? 'votato' : 'risposto'}
          {phase === 'closed' && <span className="wall-closed">Risposte chiuse</span>}
        </p>
      )}
    </>
  )
}
