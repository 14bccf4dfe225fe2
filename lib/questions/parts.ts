import type {
  Ability,
  CardType,
  Color,
  Cost,
  Effect,
  EffectSpec,
  EventPattern,
  Filter,
  ObjectSpec,
  StatedModification,
} from '#lib/rules/index'

/** What templates put on their tables: plain data, so that a scenario reads as what it is about. */

// Effects and costs.

/** «Guadagni N punti vita.» «L'avversario perde N punti vita.» «Pesca una carta.» */
export const gain = (amount: number): Effect => ({ do: 'gainLife', who: 'you', amount })
export const drain = (amount: number): Effect => ({ do: 'loseLife', who: 'opponent', amount })
const DRAW: Effect = { do: 'draw', who: 'you', amount: 1 }
export const TAP: Cost = { pay: 'tap' }

/** One instruction after the other, as one spell or ability. */
export const inOrder = (...steps: readonly Effect[]): Effect => ({ do: 'sequence', steps })

/** «I prossimi N danni a quel giocatore sono prevenuti.» */
export const shield = (of: string, n: number): EffectSpec => ({ prevent: n, to: 'you', of })

/** «Quel giocatore non può guadagnare punti vita.» */
export const cannot = (of: string, cant: 'gain-life' | 'lose-life' | 'pay-life' | 'lose-game'): EffectSpec => ({
  cant,
  player: 'you',
  of,
})

// Abilities.

/** «Ogniqualvolta succede questo, …» */
const whenever = (when: EventPattern, effect: Effect): Ability => ({ type: 'triggered', when, effect })

/** «Ogniqualvolta guadagni punti vita, pesca una carta.» */
export const onGain = whenever({ event: 'gainLife', player: 'you' }, DRAW)

/** «Ogniqualvolta peschi una carta, guadagni 1 punto vita.» */
export const onDraw = whenever({ event: 'draw', player: 'you' }, gain(1))

/** «Ogniqualvolta questa creatura infligge danno, guadagni N punti vita.» */
export const onDealing = (amount: number, combat = false): Ability =>
  whenever({ event: 'damage', source: 'self', ...(combat ? { combat } : {}) }, gain(amount))

/** «Le creature che controlli prendono +N/+N.» */
export const banner = (n: number): Ability => ({
  type: 'static',
  effects: [{ modify: { layer: '7c', power: n, toughness: n }, what: { types: ['creature'], controller: 'you' } }],
})

// Cards and permanents.

/** A card of a type, by name alone. */
export const card = (id: string, type: 'instant' | 'sorcery' | 'artifact' | 'enchantment' | 'land'): ObjectSpec => ({
  id,
  types: [type],
})

/** A creature card. */
export const beast = (id: string, size: string, more: Partial<ObjectSpec> = {}): ObjectSpec => ({
  id,
  pt: size,
  ...more,
})

/** The creature type of a token that is called by it. */
export const TOKEN_TYPES = {
  spirito: 'Spirit',
  soldato: 'Soldier',
  zombie: 'Zombie',
  goblin: 'Goblin',
  orso: 'Bear',
  lupo: 'Wolf',
  elefante: 'Elephant',
} as const

/** A planeswalker that has so much loyalty and nothing else. */
export const planeswalker = (id: string, loyalty: number): ObjectSpec => ({
  id,
  types: ['planeswalker'],
  counters: { loyalty },
})

/** An enchantment with one ability. */
export const enchantment = (id: string, ability: Ability): ObjectSpec => ({
  id,
  types: ['enchantment'],
  abilities: [ability],
})

/** An enchantment that watches for something. */
export const watcher = (id: string, when: EventPattern, effect: Effect, more: Partial<Ability> = {}): ObjectSpec =>
  enchantment(id, { ...whenever(when, effect), ...more } as Ability)

/** «Ogniqualvolta succede questo, guadagni 1 punto vita.» */
export const watching = (id: string, when: EventPattern): ObjectSpec => watcher(id, when, gain(1))

type Targets = NonNullable<Extract<Ability, { type: 'spell'; effect: unknown }>['targets']>

/** An artifact with an activated ability. */
export const engine = (id: string, cost: readonly Cost[], effect: Effect, targets: Targets = []): ObjectSpec => ({
  id,
  types: ['artifact'],
  abilities: [{ type: 'activated', cost, ...(targets.length ? { targets } : {}), effect }],
})

/** An artifact with «Paga N punti vita: pesca una carta.» */
export const payForCard = (id: string, amount: number): ObjectSpec => engine(id, [{ pay: 'life', amount }], DRAW)

/** An artifact with «Le magie che lanci costano {1} in meno.» */
export const CHEAPER: ObjectSpec = {
  id: 'sfera',
  types: ['artifact'],
  abilities: [{ type: 'static', effects: [{ reduce: '{1}', player: 'you' }] }],
}

/** Who controls it pays {1} more for each of their spells. */
export const DEARER: ObjectSpec = {
  id: 'catena',
  types: ['artifact'],
  abilities: [{ type: 'static', effects: [{ increase: '{1}', player: 'you' }] }],
}

// Spells.

/** «Una creatura bersaglio», once or more often; the first target of the spell that says it. */
export const CREATURES = (n = 1): Targets =>
  Array.from({ length: n }, () => ({ kind: 'object', filter: { types: ['creature'] } }) as const)
export const TARGET = { target: 0 } as const

/** An instant with one text, and targets where it has any. */
export const instant = (
  id: string,
  effect: Effect,
  targets: Targets = [],
  more: Partial<ObjectSpec> = {},
): ObjectSpec => {
  const { abilities = [], ...rest } = more
  const spell: Ability = { type: 'spell', ...(targets.length ? { targets } : {}), effect }
  return { id, types: ['instant'], abilities: [...abilities, spell], ...rest }
}

/** The same as a sorcery. */
export const sorcery = (
  id: string,
  effect: Effect,
  targets: Targets = [],
  more: Partial<ObjectSpec> = {},
): ObjectSpec => ({ ...instant(id, effect, targets, more), types: ['sorcery'] })

/** Where counters are put. */
type CounterPlace = Extract<Effect, { do: 'putCounters' }>['on']

/** A sorcery that puts counters +1/+1 somewhere and then deals damage to each creature. */
export const countersThenDamage = (
  id: string,
  on: CounterPlace,
  counters: number,
  damage: number,
  targets?: Targets,
): ObjectSpec =>
  sorcery(
    id,
    inOrder(
      { do: 'putCounters', on, counter: '+1/+1', amount: counters },
      { do: 'damage', amount: damage, to: { object: { all: { types: ['creature'] } } } },
    ),
    targets,
  )

/** An instant with «… a una creatura bersaglio …». */
export const aimed = (id: string, effect: Effect, colors?: readonly Color[]): ObjectSpec =>
  instant(id, effect, CREATURES(), colors ? { colors } : {})

/** «Guadagni N punti vita.» as an instant. */
export const healing = (id: string, amount: number): ObjectSpec => instant(id, gain(amount))

/** The first so many of a list. */
export const first = <T>(n: number, of: readonly T[]): readonly T[] => of.slice(0, n)

// What is attached, what loyalty abilities do, and what changes other permanents.

/** An enchantment that changes what it speaks of. */
export const giving = (id: string, modify: StatedModification, what: Filter): ObjectSpec =>
  enchantment(id, { type: 'static', effects: [{ modify, what }] })

/** «Le creature … che controlli prendono +N/+N.» */
export const bonusFor = (id: string, n: number, filter: Filter): ObjectSpec =>
  giving(id, { layer: '7c', power: n, toughness: n }, { types: ['creature'], ...filter, controller: 'you' })

const hostBonus = (power: number, toughness: number): Ability => ({
  type: 'static',
  effects: [{ modify: { layer: '7c', power, toughness }, what: { host: true } }],
})

/** An Aura that enchants permanents of a type. */
export const enchanting = (id: string, type: CardType): ObjectSpec => ({
  id,
  types: ['enchantment'],
  subtypes: ['Aura'],
  keywords: [{ keyword: 'enchant', what: { types: [type] } }],
})

/** An Aura on a creature that it makes larger. */
export const aura = (id: string, power: number, toughness: number, on: string): ObjectSpec => ({
  ...enchanting(id, 'creature'),
  attachedTo: on,
  abilities: [hostBonus(power, toughness)],
})

/** An Equipment on a creature that it makes larger. */
export const equipment = (id: string, power: number, toughness: number, on: string): ObjectSpec => ({
  id,
  types: ['artifact'],
  subtypes: ['Equipment'],
  attachedTo: on,
  abilities: [hostBonus(power, toughness)],
})

/** The same with equip, which moves it: its second ability. */
export const equipping = (id: string, power: number, toughness: number, on: string, cost: string): ObjectSpec => ({
  ...equipment(id, power, toughness, on),
  keywords: [{ keyword: 'equip', cost }],
})

/** A planeswalker with so much loyalty, and abilities that give life. */
export const walker = (
  id: string,
  loyalty: number,
  ...abilities: readonly { readonly cost: number; readonly gain: number }[]
): ObjectSpec => ({
  id,
  types: ['planeswalker'],
  loyalty,
  abilities: abilities.map(({ cost, gain: n }) => ({
    type: 'activated',
    cost: [{ pay: 'loyalty', amount: cost }],
    effect: gain(n),
  })),
})

/** «Se stai per subire danno, invece quel danno è inflitto alla creatura scelta», with a creature that has been chosen. */
export const redirecting = (id: string, to: string): ObjectSpec =>
  enchantment(id, {
    type: 'static',
    effects: [{ replace: { event: 'damage', player: 'you' }, with: { redirect: { object: to } } }],
  })

/** A creature 0/0 that enters as a copy of a creature. */
export const clone = (id: string): ObjectSpec => ({
  id,
  pt: '0/0',
  abilities: [{ type: 'static', effects: [{ enters: { copy: { types: ['creature'] } }, what: { self: true } }] }],
})
