import { type CardSlug, cards } from '#lib/cards/index'
import type { Gender } from '../grammar/index'

/** What a printed name is in a sentence, and both names as the card bears them. */
export interface PrintedName {
  /** The whole name in Italian. */
  readonly it: string
  readonly en: string
  /** What a sentence calls it: of a legendary card what stands before the comma. */
  readonly short: string
  readonly gender: Gender
  readonly number: 's' | 'p'
}

type Land = 'plains' | 'island' | 'swamp' | 'mountain' | 'forest'

/** Gender and number of each printed name; a card with two of them says both. Basic lands are called as anybody would call a land. */
const grammar: Readonly<Record<Exclude<CardSlug, Land>, readonly [Gender, 's' | 'p']>> = {
  'bane-alley-broker': ['f', 's'],
  'bile-blight': ['m', 's'],
  'dimir-doppelganger': ['f', 's'],
  dismember: ['m', 's'],
  dissolve: ['m', 's'],
  divination: ['f', 's'],
  'doom-blade': ['f', 's'],
  'horizon-chimera': ['f', 's'],
  'jace-architect-of-thought': ['m', 's'],
  'jace-memory-adept': ['m', 's'],
  'jushi-apprentice': ['m', 's'],
  'kiki-jiki-mirror-breaker': ['m', 's'],
  'kitchen-finks': ['m', 'p'],
  'kokusho-the-evening-star': ['m', 's'],
  'mending-touch': ['m', 's'],
  'murderous-redcap': ['m', 's'],
  'nezumi-shortfang': ['m', 's'],
  'nykthos-shrine-to-nyx': ['f', 's'],
  'path-to-exile': ['m', 's'],
  'planar-cleansing': ['f', 's'],
  'runeclaw-bear': ['m', 's'],
  terminate: ['m', 's'],
  'vedalken-shackles': ['f', 'p'],
  'volcanic-fallout': ['f', 's'],
}

interface Face {
  readonly name: { readonly en: string; readonly it?: string }
  readonly supertypes?: readonly string[]
}

function printed({ name: { en, it = en }, supertypes }: Face, [gender, number]: readonly [Gender, 's' | 'p']) {
  const short = supertypes?.includes('legendary') ? (it.split(',')[0] ?? it) : it
  return [it, { it, en, short, gender, number }] as const
}

/** By the name that a scenario has: cards that have been printed, their other sides too. */
const byName: ReadonlyMap<string, PrintedName> = new Map(
  Object.entries(grammar).flatMap(([slug, of]) => {
    const card: Face & { readonly other?: Face } = cards[slug as CardSlug]
    return [printed(card, of), ...(card.other ? [printed(card.other, of)] : [])]
  }),
)

/** What a name is if a card has been printed with it. */
export const printedName = (text: string): PrintedName | undefined => byName.get(text)
