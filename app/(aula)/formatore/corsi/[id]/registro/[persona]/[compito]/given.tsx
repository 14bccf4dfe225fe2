import type { PastException } from '#lib/db/exceptions'
import { sayMoment } from '../../../../../../../_ui/date'
import { sayOf } from '../../say-cell'

/** What was given, in words. */
function sayGiven(given: PastException): string {
  switch (given.kind) {
    case 'time':
      return [
        'Più tempo:',
        [
          given.dueAt !== null && `da consegnare entro il ${sayMoment(given.dueAt)}`,
          given.closesAt !== null && `chiude il ${sayMoment(given.closesAt)}`,
        ]
          .filter(Boolean)
          .join(', '),
      ].join(' ')
    case 'attempts':
      return given.attempts === 1 ? 'Un tentativo in più' : `${given.attempts} tentativi in più`
    case 'excuse':
      return 'Esonero'
    case 'mark':
      return `Voto a mano: ${sayOf(given)}`
  }
}

const by = (name: string | null): string => (name === null ? '' : `, ${name}`)

/** All that was given to a student in an assignment, with who and when; what holds no more stays, struck through. */
export function Given({ given }: { readonly given: readonly PastException[] }) {
  if (given.length === 0) return null
  return (
    <section aria-labelledby="dato">
      <h2 id="dato">Che cosa è stato deciso</h2>
      <ol className="list rows">
        {given.map((each) => (
          <li key={each.id}>
            <p>
              {each.ended ? <s>{sayGiven(each)}</s> : <b>{sayGiven(each)}</b>}
              {each.reason !== '' && <span>Motivo: «{each.reason}»</span>}
              <span className="quiet small">
                {sayMoment(each.at)}
                {by(each.by)}
              </span>
              {each.ended && (
                <span className="quiet small">
                  non vale più dal {sayMoment(each.ended.at)}
                  {by(each.ended.by)}
                </span>
              )}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
