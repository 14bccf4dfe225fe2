import { does, tally } from '#lib/italian/site'
import { ActionForm } from '../../../../../../_ui/action-form'
import type { StartAction } from '../../../../../../_ui/contracts'

interface DropItProps {
  readonly action: StartAction
  readonly fields: readonly (readonly [string, string])[]
  /** How many people have begun it, and its marks by hand. */
  readonly lost: { readonly begun: number; readonly marks: number }
}

/** What goes along, in whole sentences; none where nobody has begun it and nothing was marked. */
const sayGone = ({ begun, marks }: DropItProps['lost']): readonly string[] => [
  ...(begun > 0 ? [`${tally(begun, 'persona')} l’${does('ha', begun)} cominciato.`] : []),
  ...(marks > 0 ? [`${does('sparisce', marks)} anche ${tally(marks, 'voto')} a mano.`] : []),
]

/** Taking an assignment away: asked once more, with what goes along. */
export function DropIt({ action, fields, lost }: DropItProps) {
  return (
    <details className="files">
      <summary>Elimina il compito</summary>
      <p>
        {[
          ...sayGone(lost).map((said) => `${said[0]?.toUpperCase()}${said.slice(1)}`),
          'Il compito sparisce dal corso, dal registro e dal rapporto, per te e per chi studia.',
          'Non si perde niente: da «Compiti» si rimette com’era, con risposte e voti.',
        ].join(' ')}
      </p>
      <ActionForm action={action} hidden={fields} submit="Sì, elimina il compito" />
    </details>
  )
}
