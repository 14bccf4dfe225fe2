import type { RunNote } from '#lib/server/dto'
import { theMoment } from '../_ui/date'

const why = (reason: string): string => (reason === '' ? '' : ` Motivo: «${reason}»`)

/** What whoever teaches decided of the whole of a run of one's own, when and why; nothing where nothing was. */
export function RunDecided({ note: { handIn, annul } }: { readonly note: RunNote }) {
  if (handIn === null && annul === null) return null
  return (
    <div className="notice">
      {handIn !== null && (
        <p>
          L’ha chiuso chi insegna, {theMoment(handIn.at)}: conta ciò che avevi risposto, e il resto è senza risposta.
          {why(handIn.reason)}
        </p>
      )}
      {annul !== null && (
        <p>
          Questo tentativo non conta: l’ha tolto dal conto chi insegna, {theMoment(annul.at)}. Ciò che hai risposto
          resta qui.{why(annul.reason)}
        </p>
      )}
    </div>
  )
}
