import type { Ability, Cost, Effect, ObjectSpec } from '#lib/rules/index'

const GAIN: Effect = { do: 'gainLife', who: 'you', amount: 1 }

/** An instant that costs so much and gains 1 life, unless something else is said of it. */
export const instant = (
  id: string,
  cost: string,
  effect: Effect = GAIN,
  more: Partial<ObjectSpec> = {},
): ObjectSpec => {
  const { abilities = [], ...rest } = more
  return { id, types: ['instant'], cost, abilities: [{ type: 'spell', effect }, ...abilities], ...rest }
}

/** A sorcery of the same kind. */
export const sorcery = (
  id: string,
  cost: string,
  effect: Effect = GAIN,
  more: Partial<ObjectSpec> = {},
): ObjectSpec => ({
  ...instant(id, cost, effect, more),
  types: ['sorcery'],
})

/** An additional cost that is always paid, and one that may be paid instead of the mana cost. */
export const besides = (...additional: readonly Cost[]): Ability => ({ type: 'cost', additional })
export const instead = (name: string, ...alternative: readonly Cost[]): Ability => ({
  type: 'cost',
  name,
  alternative,
})

/** {T}: so much mana. */
export const source = (id: string, mana: string): ObjectSpec => ({
  id,
  types: ['artifact'],
  abilities: [{ type: 'activated', cost: [{ pay: 'tap' }], effect: { do: 'addMana', mana } }],
})

export const CREATURE = { types: ['creature'] } as const
export const sacrifice: Cost = { pay: 'sacrifice', what: CREATURE }
