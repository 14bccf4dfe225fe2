import type { Characteristics, ObjectId, PlayerId } from '#lib/rules/index'
import { chosenBy, chosenOf } from '../../card/chosen'
import { abilityText, keywordOf } from '../../card/text'
import {
  agree,
  al,
  and,
  danni,
  del,
  figure,
  type Noun,
  name,
  noun,
  type Phrase,
  phrase,
  pt,
  un,
  verbatim,
} from '../../grammar/index'
import { type People, playerOf, type Thing, thingOf } from '../../names/people'
import { colored, segnalini, subtype, typeNoun } from '../../names/terms'
import { copiesMade } from './copies-made'
import { sidesOf } from './faces'

/** Words as a reader counts them: a text between « » is one. */
export const wordCount = (text: string): number => text.replace(/«[^»]*»/gu, 'testo').split(/\s+/).length

/** The longest sentence of a scenario, in words. */
export const LONGEST = 35

/** Whether how large something is stands in its text, and nothing but stars where it is printed. */
const isCounted = ({ abilities }: Characteristics): boolean =>
  abilities.some(
    (a) =>
      a.type === 'static' && a.effects.some((e) => 'modify' in e && [e.modify].flat().some((m) => m.layer === '7a')),
  )

/** What an object is: «creatura 2/2», «istantaneo rosso», «pedina creatura Spirito 1/1», «artefatto». */
function kindOf(people: People, label: string): Noun {
  const o = people.start.state.objects[label]
  const c = o?.printed
  if (!o || !c) return typeNoun([])
  const attaches = c.subtypes.find((s) => s === 'Aura' || s === 'Equipment')
  const type = attaches === undefined ? typeNoun(c.types, c.supertypes) : subtype(attaches).it
  const words = [
    ...(o.kind === 'token' ? ['pedina'] : []),
    ...(o.zone === 'graveyard' || o.zone === 'exile' || o.zone === 'library' ? ['carta'] : []),
    type.text,
    ...(o.kind === 'token' ? c.subtypes.map((s) => subtype(s).it.text) : []),
    // A printed card says its type by its name.
    ...(c.types.includes('planeswalker') && !thingOf(people, label).printed
      ? c.subtypes.map((s) => `di tipo ${subtype(s).it.text}`)
      : []),
    ...(c.colors.length ? [colored(c.colors, type)] : []),
    ...(c.power === undefined || c.toughness === undefined ? [] : [isCounted(c) ? '*/*' : pt(c.power, c.toughness)]),
  ]
  const plain: Noun = {
    text: words.join(' '),
    gender: words[0] === 'pedina' || words[0] === 'carta' ? 'f' : type.gender,
  }
  return sidesOf(people, o).kind(plain)
}

/** Keywords, each once: «2 istanze di minacciare». */
const counted = (words: readonly string[]): readonly Phrase[] =>
  [...new Set(words)].map((w) => {
    const n = words.filter((x) => x === w).length
    return verbatim(n > 1 ? `${n} istanze di ${w}` : w)
  })

/** What it has, in the order in which a reader looks for it: keywords, abilities, counters, damage. */
function traits(people: People, label: string): readonly Phrase[] {
  const o = people.start.state.objects[label]
  if (!o) return []
  const self = thingOf(people, label)
  const cost = o.printed.manaCost
  return [
    ...(cost === undefined || !showsCost(o) || isCopy(people, label) ? [] : [verbatim(`costo di mana ${cost}`)]),
    ...(o.printed.loyalty === undefined || (o.zone === 'battlefield' && !isCopying(people))
      ? []
      : [phrase`fedeltà ${figure(o.printed.loyalty)}`]),
    ...(o.sides?.layout === 'split' ? [] : sidesOf(people, o).traits),
    ...counted(o.printed.keywords.filter((k) => k.keyword !== 'enchant' || !o.attachedTo).map(keywordOf)),
    // A split card says with each half what it tells to do.
    ...(o.sides?.layout === 'split'
      ? sidesOf(people, o).traits
      : o.printed.abilities.map((a) => verbatim(`«${abilityText(people, a, self)}»`))),
    ...Object.entries(o.counters).map(([kind, n]) => verbatim(segnalini(n, kind).text)),
    ...(o.damage > 0 ? [phrase`${danni(o.damage)} ${verbatim(o.damage === 1 ? 'segnato' : 'segnati')}`] : []),
  ]
}

/** Whether something is copied in the story: a copy has what is printed, and not what counters say. */
const isCopying = (people: People): boolean => copiesMade(people.scenario).length > 0

/** Whether it is a token with the name of a printed card: a copy of that card, whose cost nobody sees on it. */
const isCopy = (people: People, label: string): boolean =>
  people.start.state.objects[label]?.kind === 'token' && thingOf(people, label).printed !== undefined

/** Split cards and melded permanents say their costs with their halves. */
const showsCost = ({
  sides,
  facing,
}: {
  readonly sides?: { readonly layout: string }
  readonly facing?: { readonly second?: unknown }
}): boolean => sides?.layout !== 'split' && facing?.second === undefined

/** The name at the first mention: of several of one name «un altro Orso», «una seconda Urna»; of a printed card both its names. */
const firstName = (thing: Thing, another: boolean): Phrase => {
  if (thing.base === undefined)
    return thing.printed ? verbatim(`${thing.printed.it} (${thing.printed.en})`) : phrase`${thing}`
  const english = verbatim(thing.printed && !another ? ` (${thing.printed.en})` : '')
  if (thing.introduced !== undefined) return phrase`${verbatim(thing.introduced)}${english}`
  const other = phrase`${agree('altro', thing)} ${verbatim(thing.base)}`
  return another
    ? thing.number === 'p'
      ? other
      : un(noun(other, thing.gender))
    : phrase`${verbatim(thing.base)}${english}`
}

interface Introduced {
  /** Whether something of the same name has been introduced. */
  readonly another?: boolean
  /** Whether it is asked who owns it: it is said of whose deck it is, also where nobody else controls it. */
  readonly owned?: boolean
}

/** An object at its first mention: «Idolo, una creatura 2/2 con indistruttibile». */
export function introduction(people: People, id: ObjectId, { another = false, owned = false }: Introduced = {}): Noun {
  const thing = thingOf(people, id)
  const kind = kindOf(people, id)
  const has = traits(people, id)
  const o = people.start.state.objects[id]
  const tapped = o?.tapped ? phrase` ${agree('TAPpato', kind)}` : verbatim('')
  // What is no flip card may be flipped all the same (110.5c).
  const flipped = o?.facing?.flipped && !o.sides ? phrase` già ${agree('ruotato', kind)}` : verbatim('')
  // Whose deck a card is of says whose it is (108.3), and leaves that to be found out.
  const from = o?.kind === 'card' ? 'del mazzo' : 'di proprietà'
  const owner =
    o && (owned || o.owner !== o.controller)
      ? phrase` ${verbatim(from)} ${del(playerOf(people, o.owner))}`
      : verbatim('')
  const host = o?.attachedTo
  const on =
    host === undefined
      ? verbatim('')
      : phrase` ${agree('assegnato', kind)} ${al(people.players[host] ?? thingOf(people, host))}`
  const with_ = has.length ? phrase` con ${and(has)}` : verbatim('')
  const picked = chosenBy(o?.printed.abilities ?? []).flatMap((x) => (people.things[x] ? [thingOf(people, x)] : []))
  const choice = verbatim(picked.map((x) => phrase`, con ${x} come ${chosenOf(x)}`).join(''))
  const arrived = o?.zone === 'battlefield' && !o.ready && o.printed.types.includes('creature')
  const late = arrived ? phrase`, ${agree('arrivato', kind)} in questo turno` : verbatim('')
  const sides = o && sidesOf(people, o)
  const copy = isCopy(people, id) ? phrase` che è una copia della carta` : verbatim('')
  // What it is attached to comes after its abilities, which are not of that.
  const worn = host === undefined || !has.length
  const countered = Object.keys(o?.counters ?? {}).length > 0
  const state = worn
    ? phrase`${tapped}${flipped}${owner}${on}${with_}`
    : countered
      ? // Nor is it the counters that are attached.
        phrase`${tapped}${flipped}${owner}${on},${with_}`
      : phrase`${flipped}${owner}${with_}${wornBy(tapped, on)}`
  const what = phrase`${un(kind)}${state}${choice}${late}${copy}${sides?.after ?? verbatim('')}`
  // A token is called by its subtype: «una pedina creatura Spirito 1/1».
  if (o?.kind === 'token' && kind.text.includes(thing.base ?? thing.text)) return name(what, 'f')
  const leads = o !== undefined && people.start.state.commanders?.includes(o.card)
  const whose = leads && (o.zone === 'command' || o.owner !== o.controller)
  const role = !leads
    ? verbatim('')
    : whose
      ? phrase`${verbatim('il comandante')} ${del(playerOf(people, o.owner))}, `
      : verbatim(commandersOf(people, o.owner).length > 1 ? 'uno dei propri comandanti, ' : 'il proprio comandante, ')
  return name(phrase`${firstName(thing, another)}, ${role}${sides?.of ?? verbatim('')}${what}`, thing.gender)
}

/** «, TAPpato e assegnato a Cavaliere» */
const wornBy = (tapped: Phrase, on: Phrase): Phrase =>
  tapped === '' ? phrase`,${on}` : phrase`,${tapped}${verbatim(' e')}${on}`

/** The commanders that a player begins with: of two that are partners neither is «il» comandante. */
const commandersOf = ({ start: { state } }: People, player: PlayerId): readonly string[] =>
  (state.commanders ?? []).filter((card) => state.objects[state.cards[card] ?? card]?.owner === player)

/** Objects of a player on the battlefield, in the order of the scenario. */
export const permanentsOf = (people: People, player: PlayerId): readonly ObjectId[] => {
  const { state } = people.start
  return state.shared.battlefield.filter((id) => state.objects[id]?.controller === player)
}
