import type { Evaluation } from '../evaluation'
import type { ObjectId, RuleId } from '../kernel/ids'
import type { Filter } from '../kernel/language'
import { matches, permanents } from '../kernel/look'
import { compile } from '../kernel/registry'
import type { Active, View } from '../kernel/view'
import type { Kept, NearMiss } from './kept'

/** Qualities that an effect may ask for of what it changes; a name or an id means one thing, and no other came near. */
const QUALITIES: readonly (keyof Filter)[] = [
  'types',
  'anyType',
  'notTypes',
  'subtypes',
  'supertypes',
  'notSupertypes',
  'colors',
  'allColors',
  'notColors',
  'power',
  'keyword',
  'controller',
  'token',
]

/**
 * Effects on characteristics that leave a permanent as it is at the end: for one quality that it lacks, or since it came after what the
 * effect had fixed as it began (611.2c).
 */
export function missedChanges(e: Evaluation): readonly NearMiss[] {
  const v = e.look(e.outcome)
  return v.lasting().flatMap((of) => permanents(v).flatMap((object) => missed(e, v, of, object)))
}

function missed(e: Evaluation, v: View, effect: Active, object: ObjectId): readonly NearMiss[] {
  if (!('modify' in effect.effect)) return []
  const kept = effect.fixed
    ? late(v, effect, effect.effect.what, object)
    : lacking(v, effect, effect.effect.what, object)
  if (!kept) return []
  return [
    {
      missed: { type: 'affects', effect, object },
      kept,
      rules: [...(isAnothers(kept) ? MOVING : []), ...givers(e, v, effect)],
      action: e.reports.length - 1,
      batch: (e.trace?.frames.length ?? 1) - 1,
    },
  ]
}

/** What a static ability changes is not fixed: at any moment it is whatever its words mean, and what others control by now is none of it. */
const MOVING: readonly RuleId[] = ['611.3a']

const isAnothers = (kept: Kept): boolean =>
  kept.by === 'quality' && kept.quality === 'controller' && kept.asked.controller === 'you'

const fits = (v: View, f: Filter, { controller, source }: Active, object: ObjectId): boolean =>
  matches(v, object, f, controller, source)

/** What an effect fixed as it began is all that it changes: what came later it never does. */
function late(v: View, of: Active, what: Filter, object: ObjectId): Kept | undefined {
  const o = v.state.objects[object]
  const came = o !== undefined && o.timestamp > of.timestamp
  return came && !of.fixed?.includes(object) && Object.keys(what).length > 0 && fits(v, what, of, object)
    ? { by: 'late' }
    : undefined
}

function lacking(v: View, of: Active, what: Filter, object: ObjectId): Kept | undefined {
  if (what.self || what.host || what.id !== undefined || object === of.source || fits(v, what, of, object))
    return undefined
  const quality = QUALITIES.find((key) => {
    const { [key]: asked, ...rest } = what
    return asked !== undefined && fits(v, rest, of, object)
  })
  return quality && { by: 'quality', of: 'object', quality, asked: what }
}

/** The rules by which an effect is there. */
const givers = (e: Evaluation, v: View, { timestamp, controller, effect }: Active): readonly RuleId[] =>
  compile(e.rules).continuous.flatMap(({ rule, effects }) =>
    effects(v).some(
      (c) =>
        c.timestamp === timestamp &&
        c.controller === controller &&
        'modify' in effect &&
        [effect.modify].flat().includes(c.modification),
    )
      ? [rule]
      : [],
  )
