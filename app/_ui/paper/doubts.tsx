'use client'

import { sayMoment } from '../date'
import { useTyped } from '../typed'
import { letterOf } from './letters'

/** How an answer is written that is none of a few. */
export const HOW = {
  many: 'tutte le lettere, per esempio AC',
  order: 'i posti nell’ordine delle voci, per esempio 213',
  number: 'il numero',
} as const

export interface DoubtView {
  readonly line: number
  readonly name: string
  readonly position: number
  /** As it stands in the file. */
  readonly text: string
  /** What somebody said that it is; null for nothing yet. */
  readonly given: string | null
  readonly by: string | null
  readonly at: number | null
  readonly say:
    | { readonly kind: 'pick'; readonly answers: readonly { readonly given: string; readonly text: string }[] }
    | { readonly kind: 'write'; readonly how: keyof typeof HOW }
}

/** What stands in the file where a question was left blank. */
export const BLANK = '-'
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
        <One key={`${doubt.line}-${doubt.position}`} doubt={doubt} />
      ))}
    </fieldset>
  )
}

function One({ doubt: { line, name, position, text, given, by, at, say } }: { readonly doubt: DoubtView }) {
  const field = `segno:${line}:${position}`
  const typed = useTyped(field, given ?? '')
  const id = `segno-${line}-${position}`
  const same = { id, name: field, defaultValue: typed, 'aria-describedby': `${id}-da` }
  return (
    <div className="inp">
      <label htmlFor={id}>
        {name}, domanda {position}: «{text}»
        {say.kind === 'write' && ` (scrivi ${HOW[say.how]}; - per nessuna risposta)`}
      </label>
      {say.kind === 'pick' ? (
        <select key={typed} {...same}>
          <option value="">non è chiaro: non conta</option>
          {say.answers.map((answer, n) => (
            <option key={answer.given} value={answer.given}>
              {answer.given === letterOf(n) ? `${answer.given}: ${answer.text}` : answer.text}
            </option>
          ))}
          <option value={BLANK}>nessuna</option>
        </select>
      ) : (
        <input key={typed} {...same} maxLength={40} autoComplete="off" />
      )}
      <span className="small quiet" id={`${id}-da`}>
        {given !== null && at !== null && `Scelto ${by === null ? '' : `da ${by} `}il ${sayMoment(at)}.`}
      </span>
    </div>
  )
}
