import type { Json } from '#lib/base/json'
import type { StepView } from '#lib/italian/views'
import type { RuleTexts } from '../contracts'
import { LiveScenario } from './live-scenario'
import { ScenarioText } from './scenario-text'

interface ScenarioProps {
  readonly id: string
  readonly title: string
  readonly data: Json
  readonly steps: readonly StepView[]
  readonly texts: RuleTexts
}

/** A scenario of a lesson, played: words first, then a table that answers. */
export function Scenario({ id, title, ...live }: ScenarioProps) {
  return (
    <figure className="wide scen" id={`scenario-${id}`}>
      <figcaption>
        <b>Dal vivo.</b> {title}
      </figcaption>
      <LiveScenario {...live}>
        <ScenarioText steps={live.steps} />
      </LiveScenario>
    </figure>
  )
}
