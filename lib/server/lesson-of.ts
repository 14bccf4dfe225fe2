import 'server-only'
import type { Area } from './bank'
import { bank } from './ports'

/** The lesson that speaks of most of the rules; the first of several, null where none speaks of any. */
export function lessonOf(rules: readonly string[]): Area | null {
  const about = (area: Area): number => rules.filter((rule) => area.rules.includes(rule)).length
  const best = bank.areas().reduce<Area | null>((a, b) => (a === null || about(b) > about(a) ? b : a), null)
  return best && about(best) > 0 ? best : null
}
