import type { ReactNode } from 'react'
import type { Json } from '#lib/base/json'
import type { RuleTexts } from '../contracts'
import { WithMana } from '../mana/mana'
import type { Repair } from '../sandbox/contracts'
import type { Place } from '../still/shelf'
import { type Choice, Prediction } from './prediction'
import { WakingScenario } from './waking-scenario'

/** What a reader says before a table plays, the table as it waits, and what is said of what happened. */
interface Foretell {
  readonly question: string
  readonly choices: readonly Choice[]
  readonly before: ReactNode
  readonly said: ReactNode
}

interface ScenarioProps {
  readonly id: string
  readonly title: string
  readonly data: Json
  readonly repair?: Repair | undefined
  /** What is to be foretold before it plays. */
  readonly foretell?: Foretell | undefined
  readonly texts: RuleTexts
  /** Where its steps were put away. */
  readonly words: Place
  /** Where one says what is wrong with it. */
  readonly report?: ReactNode
}

/** A scenario of a lesson, played: words first, then a table that answers. */
export function Scenario({ id, title, report, foretell, ...told }: ScenarioProps) {
  const plays = <WakingScenario {...told} />
  return (
    <figure className="wide scen" id={`scenario-${id}`}>
      <figcaption>
        <b>{told.repair ? 'Da riparare.' : foretell ? 'Da prevedere.' : 'Dal vivo.'}</b> <WithMana text={title} />
        {told.repair && (
          <span className="goal">
            <WithMana text={told.repair.goal} /> <span className="js-only">Basta cambiare una cosa.</span>
          </span>
        )}
      </figcaption>
      {foretell ? (
        <Prediction id={id} {...foretell}>
          <div className="prose">{foretell.said}</div>
          {plays}
        </Prediction>
      ) : (
        plays
      )}
      {report}
    </figure>
  )
}
