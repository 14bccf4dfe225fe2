import 'server-only'
import { rulesWithCalls } from '#lib/questions/calls'

/** Where a call about some of these rules is begun; undefined where none of them decides a call. */
export function callsOn(rules: readonly string[]): string | undefined {
  const found = rulesWithCalls(rules)
  return found.length > 0 ? `/chiamate?${found.map((rule) => `regola=${rule}`).join('&')}` : undefined
}
