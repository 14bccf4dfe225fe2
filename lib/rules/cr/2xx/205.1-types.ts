import type { Characteristics } from '../../kernel/card'
import type { Retyping } from '../../kernel/query'
import { query, room } from '../../kernel/rule'
import type { CardType } from '../../kernel/words'

/** Subtypes of the types that share none with creatures (205.3g–k); those of creatures are all the others. */
const LISTS: Readonly<Partial<Record<CardType, string>>> = {
  artifact:
    'Attraction Blood Bobblehead Clue Contraption Equipment Food Fortification Gold Incubator Infinity Junk Lander Map Mutagen Powerstone Spacecraft Stone Terminus Treasure Vehicle',
  enchantment: 'Aura Background Cartouche Case Class Curse Plan Role Room Rune Saga Shard Shrine',
  land: "Cave Desert Forest Gate Island Lair Locus Mine Mountain Plains Planet Power-Plant Sphere Swamp Tower Town Urza's",
  battle: 'Siege',
  instant: 'Adventure Arcane Chorus Lesson Omen Trap',
}
const KINDS: ReadonlyMap<string, CardType> = new Map(
  (Object.entries(LISTS) as [CardType, string][]).flatMap(([type, list]) =>
    list.split(' ').map((subtype) => [subtype, type] as const),
  ),
)

/** The type that a subtype belongs to: what is in no list is a creature type, and on a planeswalker that is nothing more a planeswalker type. */
const kindOf = (subtype: string, types: readonly CardType[]): CardType =>
  KINDS.get(subtype) ?? (types.includes('planeswalker') && !types.includes('creature') ? 'planeswalker' : 'creature')

/** Types that share their subtypes. */
const SHARING: Readonly<Partial<Record<CardType, CardType>>> = { kindred: 'creature', sorcery: 'instant' }

/** Subtypes that an effect sets replace those of the same type; with a type that is lost its subtypes are lost. */
function retyped(values: Characteristics, before: Characteristics, m: Retyping): Characteristics | undefined {
  const set = m.setSubtypes
  if (!(set?.length || m.setTypes || m.removeTypes)) return undefined
  const kinds = (set ?? []).map((s) => kindOf(s, values.types))
  const keeps = set?.length ? before.subtypes.filter((s) => !kinds.includes(kindOf(s, before.types))) : []
  const there = [...keeps, ...values.subtypes.filter((s) => !keeps.includes(s))]
  const lost = before.types.filter((t) => !values.types.includes(t)).map((t) => SHARING[t] ?? t)
  const left = values.types.map((t) => SHARING[t] ?? t)
  const gone = lost.filter((t) => !left.includes(t))
  const added = [...(set ?? []), ...(m.addSubtypes ?? [])]
  const subtypes = there.filter((s) => added.includes(s) || !gone.includes(kindOf(s, before.types)))
  return { ...values, subtypes }
}

export const changedTypes = room('205.1', 'Types and subtypes that an effect changes', [
  query('205.1a', 'subtypesChanged', (_, { values, before, change }) => retyped(values, before, change)),
])
