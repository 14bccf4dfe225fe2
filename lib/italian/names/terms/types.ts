import {
  agree,
  and,
  capital,
  dal,
  type Gender,
  type Noun,
  noun,
  type Phrase,
  pluralOf,
  verbatim,
} from '../../grammar/index'

/** Card types in the order in which Italian names them: the first is the noun, `creatura artefatto`, `terra artefatto`. */
export const cardTypes = {
  creature: { it: noun('creatura', 'f'), en: 'creature' },
  land: { it: noun('terra', 'f'), en: 'land' },
  artifact: { it: noun('artefatto', 'm'), en: 'artifact' },
  enchantment: { it: noun('incantesimo', 'm'), en: 'enchantment' },
  planeswalker: { it: noun('planeswalker', 'm'), en: 'planeswalker' },
  battle: { it: noun('battaglia', 'f'), en: 'battle' },
  instant: { it: noun('istantaneo', 'm'), en: 'instant' },
  sorcery: { it: noun('stregoneria', 'f'), en: 'sorcery' },
  kindred: { it: noun('affine', 'm'), en: 'kindred' },
} as const
export type CardTypeId = keyof typeof cardTypes

/** Masculine singular, to be agreed with the type. */
export const supertypes = {
  legendary: { it: 'leggendario', en: 'legendary' },
  basic: { it: 'base', en: 'basic' },
  snow: { it: 'neve', en: 'snow' },
  world: { it: 'mondo', en: 'world' },
} as const
export type SupertypeId = keyof typeof supertypes

// English=Italian:gender, then the plural where it is not the regular one.
const table = `
Jace=Jace:m:Jace Chandra=Chandra:f:Chandra Liliana=Liliana:f:Liliana Advisor=Consigliere:m Ally=Alleato:m Angel=Angelo:m Archer=Arciere:m Artificer=Artefice:m Assassin=Assassino:m
Avatar=Avatar:m Barbarian=Barbaro:m Bat=Pipistrello:m Bear=Orso:m Beast=Bestia:f Berserker=Berserker:m Bird=Uccello:m
Boar=Cinghiale:m Cat=Felino:m Centaur=Centauro:m Cleric=Chierico:m Construct=Costrutto:m Crab=Granchio:m
Cyclops=Ciclope:m Demon=Demone:m Devil=Diavolo:m Djinn=Genio:m Dog=Cane:m Dragon=Drago:m Drake=Draghetto:m
Druid=Druido:m Dryad=Driade:f Dwarf=Nano:m Elemental=Elementale:m Elephant=Elefante:m Elf=Elfo:m Faerie=Spiritello:m
Fish=Pesce:m Frog=Rana:f Gargoyle=Gargoyle:m:Gargoyle Giant=Gigante:m Gnome=Gnomo:m Goblin=Goblin:m God=Divinità:f
Golem=Golem:m Griffin=Grifone:m Horror=Orrore:m Horse=Cavallo:m Human=Umano:m Hydra=Idra:f Illusion=Illusione:f
Insect=Insetto:m Knight=Cavaliere:m Kraken=Kraken:m Leviathan=Leviatano:m Merfolk=Tritone:m Minotaur=Minotauro:m
Monk=Monaco:m Mutant=Mutante:m Ninja=Ninja:m:Ninja Noble=Nobile:m Ogre=Ogre:m:Ogre Ooze=Melma:f Orc=Orco:m:Orchi
Pegasus=Pegaso:m Phoenix=Fenice:f Pirate=Pirata:m Plant=Pianta:f Rat=Ratto:m Rogue=Farabutto:m Samurai=Samurai:m
Saproling=Saprolingio:m Satyr=Satiro:m Scout=Esploratore:m Shaman=Sciamano:m Skeleton=Scheletro:m Snake=Serpente:m
Soldier=Soldato:m Spider=Ragno:m Spirit=Spirito:m Sphinx=Sfinge:f Thopter=Tottero:m Troll=Troll:m Turtle=Tartaruga:f
Vampire=Vampiro:m Wall=Muro:m Warrior=Guerriero:m Wizard=Mago:m Wolf=Lupo:m Wurm=Wurm:m Zombie=Zombie:m:Zombie
Blood=Sangue:m Clue=Indizio:m Equipment=Equipaggiamento:m Food=Cibo:m Treasure=Tesoro:m Vehicle=Veicolo:m Aura=Aura:f
Curse=Maledizione:f Saga=Saga:f Plains=Pianura:f Island=Isola:f Swamp=Palude:f Mountain=Montagna:f Forest=Foresta:f
Siege=Assedio:m`

/** A subtype, upper case as in print: `Spirito`. */
export interface SubtypeTerm {
  readonly it: Noun
  readonly plural: string
  readonly en: string
}

const readSubtype = (entry: string): readonly [string, SubtypeTerm] => {
  const [, en = '', it = '', gender = 'm', plural] = /^(\p{L}+)=(\p{L}+):([mf]):?(\p{L}*)$/u.exec(entry) ?? []
  const g: Gender = gender === 'f' ? 'f' : 'm'
  return [en.toLowerCase(), { it: noun(it, g), plural: plural || pluralOf(it, g), en }]
}

/** By English name in lower case. */
export const subtypes: ReadonlyMap<string, SubtypeTerm> = new Map(table.trim().split(/\s+/).map(readSubtype))

/** The Italian subtype for an English one; a word that is not in the table (an Italian one, say) stays as it is. */
export const subtype = (id: string): SubtypeTerm =>
  subtypes.get(id.toLowerCase()) ?? { it: noun(id, 'm'), plural: id, en: id }

const ids = Object.keys(cardTypes) as readonly CardTypeId[]

/** Types and supertypes as one noun: `creatura artefatto leggendaria`, `terra base`. */
export function typeNoun(types: readonly string[], above: readonly string[] = []): Noun {
  const named = ids.filter((id) => types.includes(id)).map((id) => cardTypes[id].it)
  const head = named[0] ?? noun('permanente', 'm')
  const rest = (Object.keys(supertypes) as readonly SupertypeId[])
    .filter((id) => above.includes(id))
    .map((id) => (id === 'legendary' ? agree(supertypes[id].it, head) : supertypes[id].it))
  return noun([...(named.length ? named : [head]).map((x) => x.text), ...rest].join(' '), head.gender)
}

/** The type line of a card: `Creatura artefatto leggendaria: Golem`. */
export const typeLine = (card: {
  readonly types: readonly string[]
  readonly supertypes?: readonly string[]
  readonly subtypes?: readonly string[]
}): string => {
  const line = capital(verbatim(typeNoun(card.types, card.supertypes).text))
  const below = (card.subtypes ?? []).map((id) => subtype(id).it.text)
  return below.length ? `${line}: ${below.join(' ')}` : line
}

/** Adjectives in masculine singular, to be agreed: `agree(colors.B.it, creature)` is `nera`. */
export const colors = {
  W: { it: 'bianco', en: 'white' },
  U: { it: 'blu', en: 'blue' },
  B: { it: 'nero', en: 'black' },
  R: { it: 'rosso', en: 'red' },
  G: { it: 'verde', en: 'green' },
  C: { it: 'incolore', en: 'colorless' },
} as const
export type ColorId = keyof typeof colors

/** The colours of something, agreed with it: `rossa e verde`, `incolore`. */
export const colored = (ids: readonly ColorId[], subject: Noun): Phrase =>
  ids.length ? and(ids.map((id) => agree(colors[id].it, subject))) : agree(colors.C.it, subject)

/** `dal rosso`, as protection names a colour. */
export const fromColor = (id: ColorId): Phrase => dal(noun(colors[id].it, 'm'))

const symbolNames: Readonly<Record<string, string>> = { T: 'TAP', Q: 'STAP', S: 'neve', P: 'Phyrexiano' }

/** How a symbol without braces is read aloud: `2`, `blu`, `blu o Phyrexiano`, `TAP`. */
export const readSymbol = (symbol: string): string =>
  symbol
    .split('/')
    .map((part) => (part in colors ? colors[part as ColorId].it : (symbolNames[part] ?? part)))
    .join(' o ')
