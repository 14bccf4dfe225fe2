import type { ReactNode } from 'react'
import { WithMana } from '../mana/mana'
import { type Choice, Prediction } from './prediction'

interface PairProps {
  readonly id: string
  readonly question: string
  readonly choices: readonly Choice[]
  /** Both positions as they stand before anything happens. */
  readonly still: readonly { readonly title: string; readonly table: ReactNode }[]
  /** Both, played, and what is said of them. */
  readonly children: ReactNode
}

const PLACES = ['Prima posizione.', 'Seconda posizione.']

/** Two positions to tell apart: the reader says in which of them it is so, then both play. */
export function Pair({ id, question, choices, still, children }: PairProps) {
  const before = (
    <div className="pair">
      {still.map(({ title, table }, n) => (
        <figure key={title}>
          <figcaption>
            <b>{PLACES[n]}</b> <WithMana text={title} />
          </figcaption>
          {table}
        </figure>
      ))}
    </div>
  )
  return (
    <section className="wide scen" id={`confronto-${id}`} aria-label={`Due posizioni da distinguere: ${question}`}>
      <Prediction id={id} question={question} choices={choices} before={before}>
        {children}
      </Prediction>
    </section>
  )
}
