import type { ReactNode } from 'react'
import type { Json } from '#lib/base/json'
import type { RuleTexts } from '../contracts'
import { WithMana } from '../mana/mana'
import type { Repair } from '../sandbox/contracts'
import type { Place } from '../still/shelf'
import { WakingScenario } from './waking-scenario'

interface ScenarioProps {
  readonly id: string
  readonly title: string
  readonly data: Json
  readonly repair?: Repair | undefined
  readonly texts: RuleTexts
  /** Where its steps were put away. */
  readonly words: Place
  /** Where one says what is wrong with it. */
  readonly report?: ReactNode
}

/** A scenario of a lesson, played: words first, then a table that answers. */
export function Scenario({ id, title, report, ...told }: ScenarioProps) {
  return (
    <figure className="wide scen" id={`scenario-${id}`}>
      <figcaption>
        <b>{told.repair ? 'Da riparare.' : 'Dal vivo.'}</b> <WithMana text={title} />
        {told.repair && (
          <span className="goal">
            <WithMana text={told.repair.goal} /> <span className="js-only">Basta cambiare una cosa.</span>
          </span>
        )}
      </figcaption>
      <WakingScenario {...told} />
      {report}
    </figure>
  )
}
