import { type Ability, type Characteristics, keywordOf } from '../kernel/card'
import type { Concepts } from '../language/named'

/** What a card or token says, as a scenario writes it. */
type Printed = Concepts['token']

/** The characteristics that a scenario writes. */
export function printedOf(o: Printed): Characteristics {
  const abilities = o.abilities ?? []
  const pt = (o.pt ?? (o.defined ? '0/0' : undefined))?.split('/').map(Number)
  const types = o.types ?? (pt ? (['creature'] as const) : [])
  const { cost } = o
  return {
    name: o.name ?? o.id,
    ...(cost === undefined ? {} : { manaCost: cost }),
    colors: o.colors ?? colorsOf(cost),
    supertypes: o.supertypes ?? [],
    types,
    subtypes: o.subtypes ?? [],
    ...(pt ? { power: pt[0] ?? 0, toughness: pt[1] ?? 0 } : {}),
    ...(o.loyalty === undefined ? {} : { loyalty: o.loyalty }),
    ...(o.defense === undefined ? {} : { defense: o.defense }),
    keywords: (o.keywords ?? []).map(keywordOf),
    abilities: o.defined ? [...abilities, defining(o.defined)] : abilities,
  }
}

/** An object's colours are those of its mana cost (105.2). */
const colorsOf = (cost: string | undefined): Characteristics['colors'] =>
  (['W', 'U', 'B', 'R', 'G'] as const).filter((c) => cost?.includes(c) ?? false)

/** The characteristic-defining ability behind a power and toughness printed as stars (604.3). */
const defining = (size: NonNullable<Printed['defined']>): Ability => ({
  type: 'static',
  effects: [{ modify: { layer: '7a', ...size }, what: { self: true } }],
})
