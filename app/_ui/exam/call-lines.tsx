import type { CallScore } from '#lib/questions/calls'
import { Link } from '../link'

/** A call of an exam, and how it went. */
interface Told extends CallScore {
  readonly position: number
  /** Whether a ruling was given. */
  readonly ruled: boolean
}

/** The ruling of a call with its reason, in words. */
function ruled({ ruled: given, right, outcome }: Told): string {
  if (!given) return 'Senza decisione'
  if (right) return 'Decisione giusta, con la sua ragione'
  return outcome ? 'Decisione giusta, per una ragione sbagliata' : 'Decisione sbagliata'
}

/** What was asked of the players, in words. */
function asked({ needed, found, idle }: Told): string {
  const useful =
    needed === 1
      ? `${found === 1 ? 'Hai' : 'Non hai'} fatto la sola domanda che serviva.`
      : found === 0
        ? `Non hai fatto nessuna delle ${needed} domande che servivano.`
        : `Hai fatto ${found} delle ${needed} domande che servivano.`
  if (idle === 0) return useful
  return `${useful} In più, ${idle} ${idle === 1 ? 'che non serviva' : 'che non servivano'}.`
}

/** The calls of an exam: the ruling, its reason, and the questions to the players; nothing where there was none. */
export function CallLines({ examId, calls }: { readonly examId: string; readonly calls: readonly Told[] }) {
  if (calls.length === 0) return null
  return (
    <section aria-labelledby="chiamate">
      <h2 id="chiamate">Le chiamate</h2>
      <p className="quiet">
        Nel punteggio conta la decisione con la sua ragione. Le domande ai giocatori dicono come ci sei arrivato.
      </p>
      <ul className="lines">
        {calls.map((call) => (
          <li key={call.position}>
            <Link href={`/esame/${examId}?domanda=${call.position}`} prefetch={false}>
              <span className={call.right ? 'ms ok' : 'ms ko'}>Domanda {call.position}</span>{' '}
              <span className="tt">
                {ruled(call)}. <span className="small quiet">{asked(call)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
