import { does } from '#lib/italian/site'
import type { Live } from './use-live'

/** Of how many votes are a part: of who voted, and of who is here and has not. Whose page has been closed for a while is not waited for. */
export const waitedIn = ({ waited, players = 0 }: Pick<Live, 'waited' | 'players'>): number => waited ?? players

/** How many have voted, of those who are here. */
export function HowMany({ live }: { readonly live: Live }) {
  const { phase, answered = 0 } = live
  return (
    <>
      <b>{answered}</b> su {waitedIn(live)} {does('ha', answered)} {phase === 'asking' ? 'votato' : 'risposto'}
    </>
  )
}

/** For whoever leads: whom nobody waits for. Nothing where everybody is here, and where it is not being voted. */
export function Absent({ live }: { readonly live: Live }) {
  const { phase, players = 0 } = live
  const absent = players - waitedIn(live)
  if (absent <= 0 || (phase !== 'open' && phase !== 'asking')) return null
  return (
    <p className="quiet">
      {absent === 1
        ? '1 persona non ha più la pagina aperta: non si aspetta.'
        : `${absent} persone non hanno più la pagina aperta: non si aspettano.`}
    </p>
  )
}
