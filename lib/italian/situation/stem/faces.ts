import type { Characteristics, ObjectId, View } from '#lib/rules/index'
import { abilityText } from '../../card/text'
import { agree, and, del, ed, il, type Noun, nel, noun, type Phrase, phrase, pt, verbatim } from '../../grammar/index'
import { nameOfLabel } from '../../names/objects'
import { labelOf, type People, thingOf } from '../../names/people'
import { typeNoun } from '../../names/terms'

type GameObject = View['state']['objects'][string]

/** What an introduction says of a card with more than one face or half, or of one that lies face down. */
export interface Sided {
  /** What it is, where that is not simply its types: «creatura bifronte», «carta split». */
  readonly kind: (plain: Noun) => Noun
  /** Before it, of what is called by another side than its first: «il retro 4/4 di Garzone, ». */
  readonly of: Phrase
  /** After «con», with the rest of what it has. */
  readonly traits: readonly Phrase[]
  /** After everything else: «, a faccia in giù». */
  readonly after: Phrase
}

const PLAIN: Sided = { kind: (plain) => plain, of: verbatim(''), traits: [], after: verbatim('') }

const sized = (c: Characteristics): string =>
  c.power === undefined || c.toughness === undefined ? typeNoun(c.types).text : pt(c.power, c.toughness)

const called = (c: Characteristics, label: ObjectId): string => (c.name === label ? nameOfLabel(label) : c.name)

/** One of two cards that are one permanent: «Fenice (3/3, costo di mana {2}{R})», as it is by itself. */
const costing = (c: Characteristics, label: ObjectId): Phrase => {
  const own = [sized(c), ...(c.manaCost === undefined ? [] : [`costo di mana ${c.manaCost}`])].join(', ')
  return verbatim(`${called(c, label)} (${own})`)
}

/** What the halves of a split card are called, the left one first. */
export const namesOfHalves = ({ printed, sides, card }: GameObject): readonly Phrase[] =>
  sides?.layout === 'split' ? [called(printed, card), called(sides.other, sides.other.name)].map(verbatim) : []

/** Half of a split card: its name, its cost, and what it tells to do. */
function half(people: People, c: Characteristics, label: ObjectId): Phrase {
  const name = called(c, label)
  const texts = c.abilities.map(
    (a) => `«${abilityText(people, a, { text: name, gender: typeNoun(c.types).gender, types: c.types })}»`,
  )
  return verbatim([name, ...(c.manaCost === undefined ? [] : [c.manaCost]), ...texts.map((x) => `(${x})`)].join(' '))
}

/** «Un istantaneo split», and so on: the word stands after the type. */
const worded =
  (word: string) =>
  (plain: Noun): Noun => {
    const words = plain.text.split(' ')
    const at = words[0] === 'pedina' || words[0] === 'carta' ? 2 : 1
    return { ...plain, text: [...words.slice(0, at), word, ...words.slice(at)].join(' ') }
  }

/** «Carta creatura»: what a card is by what is printed on it. */
const onCard = (plain: Noun): Noun => (plain.text.startsWith('carta ') ? plain : noun(`carta ${plain.text}`, 'f'))

/** What is cast: of a split card which half, or both; of a double-faced one which face. */
export function castName(
  people: People,
  { cast, as }: { readonly cast: ObjectId; readonly as?: string },
  o = people.start.state.objects[cast],
): Phrase {
  // Away from the battlefield a card is called by its front, even one that has just left it with another face up (712.8a).
  const front = o?.sides && o.sides.layout !== 'split' ? people.things[labelOf(cast)] : undefined
  const card = front ?? thingOf(people, cast)
  if (as === 'face-down') return phrase`${card} ${verbatim('a faccia in giù')}`
  if (o?.sides?.layout !== 'split')
    return as === 'other' ? phrase`il retro${ownName(people, o)} ${del(card)}` : phrase`${card}`
  if (as === 'both') return phrase`le due metà fuse ${del(card)}`
  return as === 'other'
    ? phrase`la metà ${verbatim(called(o.sides.other, o.sides.other.name))} ${del(card)}`
    : phrase`la metà ${verbatim(called(o.printed, cast))} ${del(card)}`
}

/** A side's own name, after what it is: « Mannaro»; nothing where it has none. */
const ownName = (people: People, o: GameObject | undefined): Phrase => {
  const side = o && people.turned[o.card]
  return side ? phrase` ${side}` : verbatim('')
}

/** The side beside the first: among what it has, or, of what is called by the name of that side, before what it is. */
function beside(people: People, o: GameObject, other: Characteristics, side: Noun, up: boolean): Partial<Sided> {
  const first = people.things[o.card]
  return up && first && people.turned[o.card]
    ? { of: phrase`${il(side)} ${verbatim(sized(other))} ${del(first)}, ` }
    : { traits: [phrase`${side}${ownName(people, o)} ${verbatim(sized(other))}`] }
}

/** What is said of the sides of an object. */
export function sidesOf(people: People, o: GameObject): Sided {
  const { sides, facing } = o
  const after = facing?.faceDown ? verbatim(', a faccia in giù') : verbatim('')
  // What lies face down is no green creature 2/2 with a cost: the card is.
  if (!sides) return { ...PLAIN, ...(facing?.faceDown && o.kind === 'card' ? { kind: onCard } : {}), after }
  const { layout, other } = sides
  switch (layout) {
    case 'split':
      return {
        ...PLAIN,
        kind: () => noun('carta split', 'f'),
        traits: [phrase`le metà ${and([half(people, o.printed, o.card), half(people, other, other.name)])}`],
        after,
      }
    case 'flip': {
      const type = typeNoun(o.printed.types)
      const turned = facing?.flipped ? phrase`, già ${agree('ruotato', type)}` : verbatim('')
      const lower = beside(people, o, other, noun('parte capovolta', 'f'), facing?.flipped === true)
      return { ...PLAIN, kind: worded('ruotabile'), ...lower, after: turned }
    }
    case 'meld': {
      const second = facing?.second
      if (second)
        return {
          ...PLAIN,
          kind: () => noun(`creatura ${sized(other)}`, 'f'),
          after: phrase` formata combinando ${costing(o.printed, o.card)} ${ed(costing(second.printed, second.card))}`,
        }
      if (o.kind === 'token')
        return {
          ...PLAIN,
          after: phrase` che è copia della carta combinabile che fa coppia con ${verbatim(nameOfLabel(sides.pair ?? ''))}`,
        }
      const creature = phrase`una creatura ${verbatim(sized(other))}`
      const turned = people.turned[o.card]
      const combined = turned ? phrase`${turned}, ${creature}` : creature
      return {
        ...PLAIN,
        kind: worded('combinabile'),
        // The other may be a token: it is the cards that meld.
        after: phrase`, che con la carta ${verbatim(nameOfLabel(sides.pair ?? ''))} si combina ${nel(combined)}`,
      }
    }
    default: {
      const up =
        facing?.up === 'other' ? phrase`, già ${agree('trasformato', typeNoun(o.printed.types))}` : verbatim('')
      return {
        ...PLAIN,
        kind: worded('bifronte'),
        ...beside(people, o, other, noun('retro', 'm'), facing?.up === 'other'),
        after: phrase`${up}${after}`,
      }
    }
  }
}
