import { type Noun, type Phrase, verbatim } from '../../grammar/index'
import type { Tale } from './context'

/** The longest sentence of a trace, in words. */
export const LONGEST = 22

/** A sentence as it stands after a comma; names keep their capital. */
export function small(t: Tale, said: Phrase): Phrase {
  const names = [t.people.players, t.people.things, t.people.turned, t.people.effects].flatMap((x) =>
    Object.values<Noun>(x),
  )
  const spells = (t.people.scenario.script ?? []).flatMap((s) =>
    typeof s === 'object' && 'name' in s ? (s.name ?? []) : [],
  )
  const kept = [...names.map((x) => x.text), ...spells].some((x) => said.startsWith(x))
  return kept ? said : verbatim(said.charAt(0).toLowerCase() + said.slice(1))
}
