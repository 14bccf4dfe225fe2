import { useState } from 'react'
import type { Json } from '#lib/base/json'
import type { EditedView, MissingChoice } from '#lib/italian/edited'
import { isRecord } from '../sandbox/at'
import type { PartProps } from './objects-part'
import { entriesOf, withEntry, withoutEntry } from './situation'

/** Choices that are answered with one of the options; the others with some of them, in an order. */
const ONE: ReadonlySet<MissingChoice['choose']> = new Set([
  'replacement',
  'legend',
  'target',
  'copy',
  'attach',
  'sacrifice',
  'may',
  'exile',
  'color',
  'pile',
  'commander',
  'mulligan',
])
const MANY: ReadonlySet<MissingChoice['choose']> = new Set([
  'trigger-order',
  'order',
  'search',
  'discard',
  'take',
  'pick',
  'random',
  'shuffle',
])

const WORDS: Readonly<Record<string, string>> = {
  yes: 'Sì',
  no: 'No',
  none: 'Nessuno',
  first: 'La prima',
  second: 'La seconda',
}

/** The decision that is open, and those that are made. */
export function ChoicesPart({
  doc,
  onChange,
  missing,
  unused,
}: Omit<PartProps, 'players'> & Partial<Pick<EditedView, 'missing' | 'unused'>>) {
  const made = entriesOf(doc, 'choices')
  const decide = ({ choose, player, of }: MissingChoice, answer: Json) =>
    onChange(withEntry(doc, 'choices', { choose, player, of, answer }))
  return (
    <div role="status">
      {missing !== undefined && (
        <div className="notice bad">
          <p>
            <b>{missing.said}</b> Finché non lo dici, la situazione si ferma qui.
          </p>
          <Answers key={JSON.stringify(missing)} missing={missing} onAnswer={(answer) => decide(missing, answer)} />
        </div>
      )}
      {unused !== undefined && unused > 0 && (
        <p className="notice bad">
          {unused === 1 ? 'C’è una scelta che nessuno deve fare' : `Ci sono ${unused} scelte che nessuno deve fare`}:
          toglila dall’elenco.
        </p>
      )}
      {made.length > 0 && (
        <ul className="list rows" aria-label="Scelte fatte">
          {made.map((choice, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a choice is what stands at its place
            <li key={n}>
              <p>
                Scelta {n + 1}: {sayChoice(choice)}
              </p>
              <button type="button" className="btn" onClick={() => onChange(withoutEntry(doc, 'choices', n))}>
                Togli<span className="vh"> la scelta {n + 1}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function sayChoice(choice: Json): string {
  if (!isRecord(choice)) return ''
  const { answer } = choice
  const one = (value: Json): string => WORDS[String(value)] ?? String(value)
  return Array.isArray(answer) ? answer.map(one).join(', poi ') : isRecord(answer) ? 'numeri' : one(answer ?? '')
}

function Answers({
  missing,
  onAnswer,
}: {
  readonly missing: MissingChoice
  readonly onAnswer: (answer: Json) => void
}) {
  const [taken, setTaken] = useState<readonly string[]>([])
  const { choose, options } = missing
  const named = (id: string): string => WORDS[id] ?? options.find((each) => each.id === id)?.name ?? id
  if (ONE.has(choose))
    return (
      <p className="acts">
        {options.map(({ id }) => (
          <button type="button" className="btn" key={id} onClick={() => onAnswer(id)}>
            {named(id)}
          </button>
        ))}
      </p>
    )
  if (!MANY.has(choose))
    return <p>Questa scelta qui non si può scrivere: togli l’azione che la chiede, o cambia la situazione.</p>
  return (
    <>
      <p className="acts">
        {options
          .filter(({ id }) => !taken.includes(id))
          .map(({ id }) => (
            <button type="button" className="btn" key={id} onClick={() => setTaken([...taken, id])}>
              {named(id)}
            </button>
          ))}
      </p>
      <p>{taken.length === 0 ? 'Nell’ordine: ancora nulla.' : `Nell’ordine: ${taken.map(named).join(', poi ')}.`}</p>
      <p className="acts">
        <button type="button" className="btn" onClick={() => onAnswer(taken)}>
          Scegli così
        </button>
        {taken.length > 0 && (
          <button type="button" className="btn text" onClick={() => setTaken([])}>
            Da capo
          </button>
        )}
      </p>
    </>
  )
}
