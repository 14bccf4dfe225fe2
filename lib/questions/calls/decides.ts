import type { Scenario } from '#lib/rules/index'
import { parseItemId, pointAt } from '../item-id'
import { keyOf } from '../key'
import { axesOf, type Call } from './call-at'
import type { Fact, RightRuling } from './fact'
import { rulingAt } from './ruling-at'
import { callTemplates } from './templates/index'

/**
 * Whether a reply decides: with this one thing as the story makes one think, and all others as they are, another ruling of those to choose
 * from would be right. Of a call of an older version there is only what its questions say by themselves.
 */
export function decides({ item, told, facts }: Call, { id, value, assumed, turns }: Fact): boolean {
  if (assumed === undefined || value === assumed || !turns) return false
  const t = callTemplates.find((each) => each.id === item.template)
  if (t?.version !== item.version) return true
  const point = { ...told, ...Object.fromEntries(facts.flatMap((f) => (f.id in t.untold ? [[f.id, f.value]] : []))) }
  const other = rulingAt(t, { ...point, [id]: assumed })
  return other !== undefined && isAnother(item, other)
}

const isAnother = ({ options, right }: Call['item'], ruling: RightRuling): boolean => {
  const key = keyOf({ ...ruling })
  return key !== right && (options.some((o) => o.key === key) || !sameVerdict(options, right, ruling))
}

const sameVerdict = (options: Call['item']['options'], right: string, { verdict }: RightRuling): boolean => {
  const value = options.find(({ key }) => key === right)?.value
  return value !== null && typeof value === 'object' && 'verdict' in value && value.verdict === verdict
}

/**
 * What would have happened in the call of an id if one thing were as the story makes one think, for each by which alone the ruling would be
 * another; nothing of what is no call.
 */
export function decidedOtherwise(id: string): readonly Scenario[] {
  const parsed = parseItemId(id)
  const t = parsed.ok ? callTemplates.find((each) => each.id === parsed.value.template) : undefined
  if (!parsed.ok || t?.version !== parsed.value.version) return []
  const point = pointAt(axesOf(t), parsed.value.indices)
  const right = point && rulingAt(t, point)
  if (!point || !right) return []
  return Object.entries(t.assumed).flatMap(([fact, value]) => {
    const supposed = { ...point, [fact]: value }
    const other = point[fact] === value ? undefined : rulingAt(t, supposed)
    return other && (other.verdict !== right.verdict || other.reason !== right.reason) ? [t.scenario(supposed)] : []
  })
}
