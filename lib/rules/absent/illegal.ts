import type { Evaluation } from '../evaluation'
import type { ObjectId, RuleId, TargetId } from '../kernel/ids'
import type { Filter } from '../kernel/language'
import { isPlayer, zoneMeant } from '../kernel/look'
import { compile } from '../kernel/registry'
import type { Refused } from '../kernel/rule'
import { type Place, specsOf, spellAbility } from '../kernel/targets'
import type { View } from '../kernel/view'
import type { Zone } from '../kernel/words'

/** Through which quality a target is illegal. */
export type Fault =
  /** It is not where it was chosen, or is another object by now. */
  | { readonly by: 'gone'; readonly from: Zone }
  | { readonly by: 'phased' }
  /** The player has left the game. */
  | { readonly by: 'lost' }
  /** Nothing of the kind that damage is dealt to: "any target". */
  | { readonly by: 'kind' }
  /** One quality that is asked for. */
  | { readonly by: 'quality'; readonly quality: keyof Filter; readonly asked: Filter }
  /** More than one quality. */
  | { readonly by: 'qualities'; readonly asked: Filter }
  /** A rule forbids that it is a target: protection, hexproof, an effect. */
  | { readonly by: 'forbidden'; readonly reason: Refused['reason'] }

/** A target that is illegal, and the rules that make it so. */
export interface IllegalTarget {
  readonly target: TargetId
  readonly fault: Fault
  readonly rules: readonly RuleId[]
}

/** The targets of a spell or ability on the stack that are illegal in a state, each with the quality through which it is (608.2b). */
export function illegalTargets(e: Evaluation, v: View, object: ObjectId): readonly IllegalTarget[] {
  const o = v.state.objects[object]
  if (!o?.onStack) return []
  const { targets, source = object } = o.onStack
  const player = v.ask('stackController', { object }) ?? o.owner
  const specs = specsOf(o.onStack.ability ?? spellAbility(v, object), o.announced?.modes)
  const refusing = (target: TargetId, spec: Place): readonly (Refused & { readonly rule: RuleId })[] =>
    (compile(e.rules).legality.get('target') ?? []).flatMap((clause) => {
      const refused = clause.check(v, { type: 'target', player, source, target, spec })
      return refused ? [{ ...refused, rule: clause.rule }] : []
    })
  return targets.flatMap((target, n): readonly IllegalTarget[] => {
    const spec = specs[n]
    const [first, ...others] = spec && target !== '' ? refusing(target, spec) : []
    if (!spec || !first) return []
    const fits = (filter: Filter): boolean =>
      !refusing(target, { ...spec, filter } as Place).some(({ reason }) => reason === 'target-illegal')
    const fault: Fault =
      first.reason === 'target-illegal' ? misfit(v, target, spec, fits) : { by: 'forbidden', reason: first.reason }
    return [{ target, fault, rules: [...new Set([first, ...others].map(({ rule }) => rule))] }]
  })
}

/** Why a target is none that the words ask for. */
function misfit(v: View, target: TargetId, spec: Place, fits: (f: Filter) => boolean): Fault {
  if (isPlayer(v, target)) return { by: 'lost' }
  const here = v.state.objects[target]
  const asked: Filter = spec.filter ?? {}
  const from = zoneMeant(asked) ?? 'battlefield'
  if (here?.zone !== from) return { by: 'gone', from }
  if (here.phasedOut) return { by: 'phased' }
  if (spec.kind === 'any' && !fits({})) return { by: 'kind' }
  const quality = (Object.keys(asked) as readonly (keyof Filter)[]).find((key) => {
    const { [key]: _, ...rest } = asked
    return fits(rest)
  })
  return quality ? { by: 'quality', quality, asked } : { by: 'qualities', asked }
}
