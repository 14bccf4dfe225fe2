import type { Ability, Effect, EffectSpec, ObjectSpec } from '#lib/rules/index'

/** «Ogniqualvolta guadagni punti vita, pesca una carta.» */
export const onGain: Ability = {
  type: 'triggered',
  when: { event: 'gainLife', player: 'you' },
  effect: { do: 'draw', who: 'you', amount: 1 },
}

/** «Ogniqualvolta peschi una carta, guadagni 1 punto vita.» */
export const onDraw: Ability = {
  type: 'triggered',
  when: { event: 'draw', player: 'you' },
  effect: { do: 'gainLife', who: 'you', amount: 1 },
}

/** An enchantment with one ability. */
export const enchantment = (id: string, ability: Ability): ObjectSpec => ({
  id,
  types: ['enchantment'],
  abilities: [ability],
})

/** An artifact with «Paga N punti vita: pesca una carta.» */
export const payForCard = (id: string, amount: number): ObjectSpec => ({
  id,
  types: ['artifact'],
  abilities: [{ type: 'activated', cost: [{ pay: 'life', amount }], effect: { do: 'draw', who: 'you', amount: 1 } }],
})

/** One instruction after the other, as one spell. */
export const inOrder = (...steps: readonly Effect[]): Effect => ({ do: 'sequence', steps })

/** «I prossimi N danni a quel giocatore sono prevenuti.» */
export const shield = (of: string, n: number): EffectSpec => ({ prevent: n, to: 'you', of })

/** «Quel giocatore non può guadagnare punti vita.» */
export const cannot = (of: string, cant: 'gain-life' | 'lose-life' | 'pay-life' | 'lose-game'): EffectSpec => ({
  cant,
  player: 'you',
  of,
})
