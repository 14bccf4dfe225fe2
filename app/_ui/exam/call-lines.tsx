import type { ExamCallScore } from '#lib/server/exam/exam-dto'
import { Link } from '../link'

/** The ruling of a call with its reason, in words. */
function ruled({ ruled: given, right, outcome }: ExamCallScore): string {
  if (!given) return 'Senza decisione'
  if (right) return 'Decisione giusta, con la sua ragione'
  return outcome ? 'Decisione giusta, per una ragione sbagliata' : 'Decisione sbagliata'
}

const useless = (idle: number): string => (idle === 0 ? '' : `, ${idle} in più ${idle === 1 ? 'inutile' : 'inutili'}`)

/** The calls of an exam: the ruling, its reason, and the questions to the players; nothing where there was none. */
export function CallLines({ examId, calls }: { readonly examId: string; readonly calls: readonly ExamCallScore[] }) {
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
              <span className="tt">
                Domanda {call.position}: {ruled(call)}
              </span>
              <span className="ms small quiet">
                {call.needed === 1
                  ? `${call.found} su 1 domanda che serviva`
                  : `${call.found} su ${call.needed} domande che servivano`}
                {useless(call.idle)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
