import type { Characteristics, Modification } from './card'
import type { Amount } from './language'

/** Those of a list that are not lost, and then those that are added and were not there. */
const changed = <T>(
  had: readonly T[],
  add: readonly T[] | undefined,
  lose: readonly T[] | undefined,
  set: readonly T[] = had,
): readonly T[] => {
  const kept = set.filter((x) => !lose?.includes(x))
  return [...kept, ...(add ?? []).filter((x) => !kept.includes(x))]
}

/** What one change of a continuous effect makes of characteristics. */
export function modify(
  c: Characteristics,
  m: Exclude<Modification, { layer: '2' }>,
  quantity: (a: Amount) => number,
): Characteristics {
  switch (m.layer) {
    case '1a':
      return m.copy
    // Which words that changes is said by the rules (612).
    case '3':
      return c
    case '4':
      return {
        ...c,
        types: changed(c.types, m.addTypes, m.removeTypes, m.setTypes),
        subtypes: changed(c.subtypes, m.addSubtypes, undefined, m.setSubtypes),
        supertypes: changed(c.supertypes, m.addSupertypes, m.removeSupertypes),
      }
    case '5':
      return { ...c, colors: m.add ? changed(c.colors, m.colors, undefined) : m.colors }
    case '6': {
      const kept = m.loseAll ? [] : c.keywords.filter((k) => !m.lose?.includes(k.keyword))
      const abilities = m.loseAll ? (m.abilities ?? []) : m.abilities ? [...c.abilities, ...m.abilities] : c.abilities
      return { ...c, keywords: [...kept, ...(m.gain ?? [])], abilities }
    }
    case '7a':
    case '7b':
      return {
        ...c,
        ...(m.power === undefined ? {} : { power: quantity(m.power) }),
        ...(m.toughness === undefined ? {} : { toughness: quantity(m.toughness) }),
      }
    case '7c':
      return c.power === undefined || c.toughness === undefined
        ? c
        : { ...c, power: c.power + quantity(m.power), toughness: c.toughness + quantity(m.toughness) }
    case '7d':
      return c.power === undefined || c.toughness === undefined ? c : { ...c, power: c.toughness, toughness: c.power }
  }
}
