import type { IdleKind, Value } from '#lib/questions/calls'
import type { ObjectSpec, PlayerId, Scenario } from '#lib/rules/index'

// What is asked in vain, as a fact of a scenario: the same position and script with that answer true.

type Zones = 'hand' | 'graveyard' | 'exile' | 'field'

const stuff = (n: number, types: NonNullable<ObjectSpec['types']>): readonly ObjectSpec[] =>
  [...Array(n).keys()].map((k) => ({ id: `avanzo-${k}`, types, ...(types.includes('creature') ? { pt: '1/1' } : {}) }))

const more = (s: Scenario, zone: Zones, who: PlayerId, cards: readonly ObjectSpec[]): Scenario => ({
  ...s,
  [zone]: { ...s[zone], [who]: [...(s[zone]?.[who] ?? []), ...cards] },
})

const player = (s: Scenario, who: PlayerId, words: object): Scenario => ({
  ...s,
  players: { ...s.players, [who]: { ...s.players?.[who], ...words } },
})

/** An object wherever it is written, with other words. */
function thing(s: Scenario, id: string, words: Partial<ObjectSpec>): Scenario {
  const zones = (['hand', 'graveyard', 'exile', 'field', 'library'] as const).map((zone) => {
    const seats = Object.entries(s[zone] ?? {}).map(([who, cards]) => [
      who,
      Array.isArray(cards) ? cards.map((card) => (card.id === id ? { ...card, ...words } : card)) : cards,
    ])
    return [zone, Object.fromEntries(seats)]
  })
  return { ...s, ...Object.fromEntries(zones.filter(([zone]) => s[zone as Zones] !== undefined)) }
}

const size = (value: Value): Partial<ObjectSpec> => ({ pt: String(value) })

const OF_PLAYER: Readonly<Partial<Record<IdleKind, (s: Scenario, who: PlayerId, value: Value) => Scenario>>> = {
  hand: (s, who, n) => more(s, 'hand', who, stuff(Number(n), ['land'])),
  graveyard: (s, who, n) => more(s, 'graveyard', who, stuff(Number(n), ['land'])),
  exile: (s, who, n) => more(s, 'exile', who, stuff(Number(n), ['land'])),
  library: (s, who, n) => (Array.isArray(s.library?.[who]) ? s : { ...s, library: { ...s.library, [who]: Number(n) } }),
  lands: (s, who, n) => more(s, 'field', who, stuff(Number(n), ['land'])),
  creatures: (s, who, n) => more(s, 'field', who, stuff(Number(n), ['creature'])),
  life: (s, who, life) => player(s, who, { life }),
  poison: (s, who, poison) => player(s, who, { poison }),
}

const OF_THING: Readonly<Partial<Record<IdleKind, (value: Value, owner: PlayerId) => Partial<ObjectSpec>>>> = {
  tapped: (tapped) => ({ tapped: tapped === true }),
  since: (since) => ({ sick: since === 'now' }),
  color: (color) => ({ colors: [color] as NonNullable<ObjectSpec['colors']> }),
  size,
  manaValue: (n) => ({ cost: `{${n}}` }),
  owner: (owner) => ({ owner: String(owner) as PlayerId }),
  legendary: (is) => ({ supertypes: is === true ? ['legendary'] : [] }),
  speed: (speed) => ({ types: [speed] as NonNullable<ObjectSpec['types']> }),
}

/** A scenario in which something asked in vain is as it is said; as it was, where no scenario speaks of such a thing. */
export function withIdle(s: Scenario, kind: IdleKind, about: string, value: Value): Scenario {
  if (kind === 'step') return { ...s, turn: { ...s.turn, step: value as 'main1' } }
  if (kind === 'turn') return { ...s, turn: { ...s.turn, active: s.turn?.active === 'A' ? 'N' : 'A' } }
  const ofPlayer = OF_PLAYER[kind]
  if (ofPlayer) return ofPlayer(s, about as PlayerId, value)
  const words = OF_THING[kind]?.(value, value as PlayerId)
  return words ? thing(s, about, words) : s
}
