import type { ChoiceAnswer, ChoiceRequest } from './action'
import { type Characteristics, NOTHING } from './card'
import type { GameEvent } from './events'
import type { ObjectId, PlayerId, RuleId } from './ids'
import { lastingOf } from './lasting'
import { applyLayers, type Layered, UNTOUCHED } from './layers'
import type { QueryMap } from './query'
import type { Compiled } from './registry'
import type { ClauseKind } from './rule'
import { stuck } from './signal'
import type { GameState } from './state'
import type { Active, View } from './view'

/** What a view needs of the evaluation that looks through it. */
export interface Lens {
  readonly rules: Compiled
  readonly choose: (request: ChoiceRequest) => ChoiceAnswer
  readonly ask: <Q extends keyof QueryMap>(
    v: View,
    name: Q,
    args: QueryMap[Q]['args'],
  ) => QueryMap[Q]['value'] | undefined
  readonly forbidding: (v: View, event: GameEvent) => readonly RuleId[]
  readonly cite: (rule: RuleId, kind: ClauseKind, gave: string) => void
  readonly used: (effect: string) => number
}

/** A state through the rules; characteristics, controllers and lasting effects are computed when first asked for. */
export function viewOf(lens: Lens, state: GameState, fixed?: Layered): View {
  let layered: Layered | undefined = fixed
  let lasting: readonly Active[] | undefined
  const base = (id: ObjectId): Characteristics => state.objects[id]?.printed ?? state.last[id]?.was ?? NOTHING
  const owned = (id: ObjectId): PlayerId => (state.objects[id] ?? state.last[id])?.controller ?? ''

  /** While the layers are being applied, effects and characteristics are those before any layer. */
  const compute = (): Layered => {
    layered = UNTOUCHED
    const effects = lens.rules.continuous.flatMap((e) => {
      const found = e.effects(view)
      if (found.length) lens.cite(e.rule, 'continuous', 'effect')
      return found
    })
    if (!effects.length) return layered
    const order = view.ask('layers', {}) ?? stuck('layers')
    layered = applyLayers(base, effects, order, (so) => viewOf(lens, state, so))
    lasting = undefined
    return layered
  }

  const view: View = {
    state,
    ask: (name, args) => lens.ask(view, name, args),
    characteristics: (id) => (layered ?? compute()).characteristics.get(id) ?? base(id),
    controller: (id) => (layered ?? compute()).controllers.get(id) ?? owned(id),
    lasting: () => {
      const so = layered ?? compute()
      lasting ??= lastingOf(state, so)
      return lasting
    },
    impossible: (event) => lens.forbidding(view, event).length > 0,
    left: (a) => (a.left ?? Number.POSITIVE_INFINITY) - lens.used(a.id),
    choose: lens.choose,
    cite: (rule) => lens.cite(rule, 'query', 'cited'),
  }
  return view
}
