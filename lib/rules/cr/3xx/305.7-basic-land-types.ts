import type { Ability, Characteristics } from '../../kernel/card'
import { ignores, query, room, rule } from '../../kernel/rule'

const tappingFor = (mana: string): Ability => ({
  type: 'activated',
  cost: [{ pay: 'tap' }],
  effect: { do: 'addMana', mana },
})

/** The mana ability that each basic land type stands for (305.6). */
const MANA: Readonly<Record<string, Ability>> = {
  Plains: tappingFor('{W}'),
  Island: tappingFor('{U}'),
  Swamp: tappingFor('{B}'),
  Mountain: tappingFor('{R}'),
  Forest: tappingFor('{G}'),
}

const manaOf = (subtypes: readonly string[] | undefined): readonly Ability[] =>
  (subtypes ?? []).flatMap((type) => MANA[type] ?? [])

/** A land has the mana ability of each of its basic land types, whether or not it is written there. */
function withMana(what: Characteristics): Characteristics | undefined {
  if (!what.types.includes('land') || !what.subtypes.length) return undefined
  const said = what.abilities.map(effectOf)
  const more = manaOf(what.subtypes).filter((a) => !said.includes(effectOf(a)))
  return more.length ? { ...what, abilities: [...what.abilities, ...more] } : undefined
}

const effectOf = (a: Ability): string => (a.type === 'activated' && 'effect' in a ? JSON.stringify(a.effect) : '')

/** A land whose type line names another basic land type has the mana ability of that one. */
function swapped(
  what: Characteristics,
  from: Ability | undefined,
  to: Ability | undefined,
): Characteristics | undefined {
  if (!from || !to || !what.types.includes('land')) return undefined
  return { ...what, abilities: what.abilities.map((a) => (effectOf(a) === effectOf(from) ? to : a)) }
}

/** A land that an effect makes another basic land type says nothing else any more; one that gets a type besides its own keeps what it says. */
function asLand(
  values: Characteristics,
  set: readonly Ability[],
  added: readonly Ability[],
): Characteristics | undefined {
  if (!values.types.includes('land') || !(set.length || added.length)) return undefined
  return set.length
    ? { ...values, keywords: [], abilities: [...set, ...added] }
    : { ...values, abilities: [...values.abilities, ...added] }
}

export const basicLandTypes = room(
  '305.7',
  'Lands of another type',
  [
    rule(
      '305.6',
      query('305.6', 'cardIs', (_, { what }) => withMana(what)),
      query('305.6', 'reworded', (_, { values, change: { oldWord, newWord } }) =>
        swapped(values, MANA[oldWord], MANA[newWord]),
      ),
      query('305.6', 'tokenIs', (_, { what }, so = what) => withMana(so)),
    ),
    query('305.7', 'subtypesChanged', (_, { values, change: { setSubtypes, addSubtypes } }, so = values) =>
      asLand(so, manaOf(setSubtypes), manaOf(addSubtypes)),
    ),
  ],
  [ignores('set-type-keeps-abilities', '305.7')],
)
