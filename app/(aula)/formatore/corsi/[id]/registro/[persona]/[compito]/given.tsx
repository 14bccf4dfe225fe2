import { isOnPaper } from '#lib/courses/index'
import type { PastException } from '#lib/db/exceptions'
import { tally } from '#lib/italian/site'
import { theMoment } from '../../../../../../../_ui/date'
import { Decided } from '../../decided'
import { sayOf } from '../../say-cell'

/** What was given, in words. */
function sayGiven(given: PastException): string {
  switch (given.kind) {
    case 'time':
      return [
        'Più tempo:',
        [
          given.dueAt !== null && `da consegnare entro ${theMoment(given.dueAt)}`,
          given.closesAt !== null && `chiude ${theMoment(given.closesAt)}`,
          given.minutes != null && tally(given.minutes, 'minuto'),
        ]
          .filter(Boolean)
          .join(', '),
      ].join(' ')
    case 'attempts':
      return given.attempts === 1 ? 'Un tentativo in più' : `${given.attempts} tentativi in più`
    case 'excuse':
      return 'Esonero'
    case 'mark':
      return `${isOnPaper(given) ? 'Voto su carta' : 'Voto a mano'}: ${sayOf(given)}`
  }
}

/** All that was given to a student in an assignment, with who and when. */
export function Given({ given }: { readonly given: readonly PastException[] }) {
  if (given.length === 0) return null
  return (
    <section aria-labelledby="dato">
      <h2 id="dato">Che cosa è stato deciso</h2>
      <Decided given={given} say={sayGiven} />
    </section>
  )
}
