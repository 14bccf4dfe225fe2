import { invariant } from '#lib/base/invariant'
import { shuffled } from '#lib/base/seed'
import { type Gender, type Noun, name } from '../grammar/index'

/** Places in turn order from the active player: a name begins with the letter of its place. */
export const seats = ['A', 'N', 'B', 'C'] as const
export type Seat = (typeof seats)[number]

/** Closed lists: no name in «Ad-» (`ad Ada`), none whose gender changes from person to person. */
export const playerNames: Readonly<Record<Seat, readonly Noun[]>> = {
  A: [name('Anna', 'f'), name('Alice', 'f'), name('Aldo', 'm'), name('Ambra', 'f'), name('Arturo', 'm')],
  N: [name('Nora', 'f'), name('Nino', 'm'), name('Nadia', 'f'), name('Noemi', 'f'), name('Nunzio', 'm')],
  B: [name('Bruno', 'm'), name('Bianca', 'f')],
  C: [name('Carla', 'f'), name('Ciro', 'm')],
}

/**
 * Names for the players of a scenario, given in turn order from the active one (at most four). The same seed gives the
 * same names; one that is also the name of a card (`taken`) is passed over.
 */
export function namesFor<P extends string>(
  seed: string,
  turnOrder: readonly P[],
  taken: readonly string[] = [],
): Readonly<Record<P, Noun>> {
  const entries = turnOrder.map((player, i) => {
    const seat = seats[i]
    invariant(seat, 'names are given to four players at most')
    const free = playerNames[seat].filter((n) => !taken.includes(n.text))
    const [chosen] = shuffled(`${seed}/${seat}`, free)
    invariant(chosen, `every name in ${seat} is the name of a card`)
    return [player, chosen] as const
  })
  return Object.fromEntries(entries) as Record<P, Noun>
}

const made: Readonly<Record<Gender, readonly string[]>> = {
  m: [
    ...[
      'Airone',
      'Altare',
      'Angelo',
      'Campione',
      'Cavaliere',
      'Cinghiale',
      'Colosso',
      'Diniego',
      'Drago',
      'Elfo',
      'Fante',
    ],
    ...[
      'Gigante',
      'Golem',
      'Guardiano',
      'Idolo',
      'Lupo',
      'Mago',
      'Muro',
      'Orso',
      'Rospo',
      'Soldato',
      'Spirito',
      'Troll',
    ],
  ],
  f: [
    ...['Allieva', 'Aquila', 'Arpia', 'Ascia', 'Belva', 'Brace', 'Brina', 'Cappella', 'Cometa', 'Foresta', 'Guardia'],
    ...[
      'Idra',
      'Isola',
      'Lince',
      'Maestra',
      'Montagna',
      'Palude',
      'Pianura',
      'Sentinella',
      'Sfinge',
      'Spada',
      'Strega',
    ],
    ...['Talpa', 'Urna', 'Veglia', 'Vespa', 'Vipera', 'Volpe', 'Zecca'],
  ],
}

/** Italian names of convenience for objects that a scenario makes up, with the gender each has in itself. */
export const objectNames: Readonly<Record<string, Gender>> = Object.fromEntries(
  (['m', 'f'] as const).flatMap((gender) => made[gender].map((text) => [text, gender])),
)

/** Types whose Italian name is feminine: a card with an English name takes the gender of its type, an Aura that of «Aura». */
const feminine = ['creature', 'land', 'sorcery', 'battle', 'Aura']

/**
 * The name of a card, token or made-up object as it stands in a sentence. Its gender is the one given, else that of a
 * name we made up, else that of its type: `creature` is feminine, `artifact`, `instant` and `planeswalker` masculine.
 */
export const cardName = (
  text: string,
  types: readonly string[],
  own: { readonly gender?: Gender; readonly number?: 's' | 'p' } = {},
): Noun =>
  name(text, own.gender ?? objectNames[text] ?? (types.some((t) => feminine.includes(t)) ? 'f' : 'm'), own.number)
