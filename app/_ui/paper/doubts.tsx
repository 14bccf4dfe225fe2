'use client'

import { type ReadAnswer, SettleField } from './settle-field'

export interface DoubtView extends ReadAnswer {
  readonly line: number
  readonly name: string
  readonly position: number
}

/** Marks that are shown at once. */
const SHOWN = 60

/** Marks that say nothing clear in the file: whoever has the paper before them says what stands there; until then they do not count. */
export function Doubts({ doubts }: { readonly doubts: readonly DoubtView[] }) {
  const open = doubts.filter(({ given }) => given === null)
  const shown = [...open.slice(0, SHOWN), ...doubts.filter(({ given }) => given !== null)]
  return (
    <fieldset className="doubts">
      <legend>Segni da guardare</legend>
      {open.length > 0 && (
        <p className="notice">
          {open.length === 1
            ? '1 segno non è chiaro: guarda il foglio e scegli che cosa c’è. Finché non scegli, non conta.'
            : `${open.length} segni non sono chiari: guarda i fogli e scegli che cosa c’è. Finché non scegli, non contano.`}
          {open.length > SHOWN && ` Qui ci sono i primi ${SHOWN}: salva, poi vedi gli altri.`}
        </p>
      )}
      {shown.map((doubt) => (
        <SettleField
          key={`${doubt.line}-${doubt.position}`}
          line={doubt.line}
          position={doubt.position}
          read={doubt}
          label={`${doubt.name}, domanda ${doubt.position}: «${doubt.text}»`}
          unsaid="non è chiaro: non conta"
          done="Scelto"
        />
      ))}
    </fieldset>
  )
}
