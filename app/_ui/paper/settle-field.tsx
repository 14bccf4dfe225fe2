'use client'

import { theMoment } from '../date'
import { useTyped } from '../typed'
import { letterOf } from './letters'

/** How an answer is written that is none of a few. */
export const HOW = {
  many: 'tutte le lettere, per esempio AC',
  order: 'i posti nell’ordine delle voci, per esempio 213',
  number: 'il numero',
} as const

/** What stands in the file where a question was left blank. */
export const BLANK = '-'

/** What was read of one answer on paper, and what somebody said that it is. */
export interface ReadAnswer {
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

interface SettleFieldProps {
  readonly line: number
  readonly position: number
  readonly read: ReadAnswer
  /** Which answer it is. */
  readonly label: string
  /** What is so as long as nothing is chosen. */
  readonly unsaid: string
  /** The same beside what has to be written; nothing where the label says it. */
  readonly unwritten?: string
  /** What was done with it, with who and when. */
  readonly done: 'Scelto' | 'Corretto'
}

/** A field that says what stands on a paper for one question: field `segno:line:position`, empty for nothing said. */
export function SettleField({ line, position, read, label, unsaid, unwritten, done }: SettleFieldProps) {
  const { given, by, at, say } = read
  const field = `segno:${line}:${position}`
  const typed = useTyped(field, given ?? '')
  const id = `segno-${line}-${position}`
  const same = { id, name: field, defaultValue: typed, 'aria-describedby': `${id}-da` }
  return (
    <div className="inp">
      <label htmlFor={id}>
        {label}
        {say.kind === 'write' &&
          ` (scrivi ${[HOW[say.how], '- per nessuna risposta', unwritten].filter(Boolean).join('; ')})`}
      </label>
      {say.kind === 'pick' ? (
        <select key={typed} {...same}>
          <option value="">{unsaid}</option>
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
        {given !== null && at !== null && `${done} ${by === null ? '' : `da ${by} `}${theMoment(at)}.`}
      </span>
    </div>
  )
}
