import { type ChoiceRequest, divisionsOf, type Evaluation, type Scenario } from '#lib/rules/index'
import { al, and, danni, phrase, typeset } from '../grammar/index'
import { type People, thingOf } from '../names/people'

/** A way to divide damage that the rules allow, as it is said: «2 danni a Orso e 1 danno a Lupo». */
export interface ReadyDivision {
  readonly answer: Readonly<Record<string, number>>
  readonly said: string
}

/** More than so many are no help to who chooses among them: another one is written. */
const MOST = 8

/** The divisions among which a difference can lie, for one press each. */
export const readyDivisions = (
  scenario: Scenario,
  e: Evaluation,
  choice: Extract<ChoiceRequest, { choose: 'assign-damage' }>,
  people: People,
): readonly ReadyDivision[] =>
  divisionsOf(scenario, e, choice, MOST).map((answer) => ({
    answer,
    said: typeset(
      and(
        Object.entries(answer).map(([to, n]) => phrase`${danni(n)} ${al(people.players[to] ?? thingOf(people, to))}`),
      ),
    ),
  }))
