'use client'

import { TypedInput, useTyped } from '../typed'

interface TypedAnswersProps {
  readonly pupils: readonly { readonly userId: string; readonly name: string }[]
  readonly variants: readonly {
    readonly variant: string
    readonly kinds: readonly ('one' | 'many' | 'order' | 'number' | 'hand')[]
  }[]
}

/** The answers of a class as they are typed off its papers: a line for each person, a small field for each question. */
export function TypedAnswers({ pupils, variants }: TypedAnswersProps) {
  const most = Math.max(0, ...variants.map(({ kinds }) => kinds.length))
  const places = Array.from({ length: most }, (_, n) => n + 1)
  // What is a number on every sheet has the keyboard for numbers.
  const isNumber = (position: number): boolean =>
    variants.every(({ kinds }) => ['number', 'order', 'hand'].includes(kinds[position - 1] ?? 'number'))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled with the arrow keys
    <section className="wide-table" tabIndex={0} aria-label="Le risposte della classe">
      <table className="scanned typed-in">
        <thead>
          <tr>
            <th scope="col" className="who">
              Persona
            </th>
            {variants.length > 1 && (
              <th scope="col" className="which">
                Foglio
              </th>
            )}
            {places.map((position) => (
              <th scope="col" key={position}>
                <span className="vh">Domanda </span>
                {position}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pupils.map(({ userId, name }) => (
            <tr key={userId}>
              <th scope="row" className="who">
                {name}
              </th>
              {variants.length > 1 && (
                <td className="which">
                  <Variant name={`variante:${userId}`} label={`${name}, foglio`} variants={variants} />
                </td>
              )}
              {places.map((position) => (
                <td key={position}>
                  <TypedInput
                    name={`risposta:${userId}:${position}`}
                    aria-label={`${name}, domanda ${position}`}
                    inputMode={isNumber(position) ? 'numeric' : undefined}
                    autoCapitalize="characters"
                    autoComplete="off"
                    spellCheck={false}
                    maxLength={40}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface VariantProps {
  readonly name: string
  readonly label: string
  readonly variants: TypedAnswersProps['variants']
}

/** Which of the sheets somebody has: nobody has one that was not chosen. */
function Variant({ name, label, variants }: VariantProps) {
  const typed = useTyped(name, '')
  return (
    <select key={typed} name={name} defaultValue={typed} aria-label={label}>
      <option value="">–</option>
      {variants.map(({ variant }) => (
        <option key={variant}>{variant}</option>
      ))}
    </select>
  )
}
