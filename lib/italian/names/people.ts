import type { Characteristics, GameObject, GameState, ObjectId, PlayerId, Scenario, View } from '#lib/rules/index'
import { and, del, il, type Noun, name, type Phrase, phrase, puntiVita, theOne, verbatim } from '../grammar/index'
import { type Apart, amongTokens, copyAmong, rolesIn, toldApart } from './apart'
import { namesFor, playerNames, type Seat } from './given'
import { nameOfLabel, objectNoun } from './objects'
import { printedName } from './printed'
import { subtype } from './terms'

/** An object of the scenario with its name, and its card types as the rules call them. */
export interface Thing extends Apart<Noun> {
  readonly types: readonly string[]
  readonly subtypes?: readonly string[]
  /** Of an Aura, the types of what it enchants. */
  readonly enchants?: readonly string[]
  /** Of a card that has been printed, both its whole names. */
  readonly printed?: { readonly it: string; readonly en: string }
  /** Of a token that will be a copy, the name of what it copies, as far as that is known: once it is there it has that name. */
  readonly copies?: string
}

/** Everybody and everything that a scenario speaks of, with the names they have in its text. */
export interface People {
  readonly scenario: Scenario
  /** The position that the scenario begins with. */
  readonly start: View
  /** The moment whose names are used where no other is given, if not the beginning. */
  readonly now?: View
  readonly players: Readonly<Record<PlayerId, Noun>>
  /** In turn order from the player whose turn it is. */
  readonly order: readonly PlayerId[]
  /** By label. */
  readonly things: Readonly<Record<string, Thing>>
  /** By label, what has another side that bears a name of its own, as it is called while that is up. */
  readonly turned: Readonly<Record<string, Thing>>
  /** Lasting effects of the scenario that have a name, by the id they get (`s0`), and spells that only resolve, by their name. */
  readonly effects: Readonly<Record<string, Noun>>
}

/**
 * Names for a scenario that begins as seen. With a seed the players' names depend on it, and the one whose turn it is gets an A; without,
 * `A` is Anna, `N` Nora, `B` Bruno, `C` Carla.
 */
export function peopleFrom(scenario: Scenario, start: View, seed?: string): People {
  const { state } = start
  const order = turnOrder(state)
  const cards = Object.values(state.objects).map((o) => ({
    label: o.card,
    thing: wholeCard(o),
    token: o.kind === 'token',
    faceDown: o.facing?.faceDown !== undefined,
    whose: o.zone === 'battlefield' || o.zone === 'stack' ? o.controller : o.owner,
  }))
  const backs = turnedIn(state)
  const taken = [...cards, ...backs.own].map((x) => x.thing.text)
  const players = seed === undefined ? lettered(order) : namesFor(seed, order, taken)
  const roles = rolesIn(scenario, players)
  const named = { ...createdIn(scenario.script ?? []), ...halves(state), ...toldApart(cards, roles) }
  const things = { ...copiedBy(state, scenario.script ?? [], named), ...named }
  const turned = { ...backs.melded, ...toldApart(backs.own, roles) }
  const lasting = (scenario.effects ?? []).flatMap((e, n) =>
    e.name === undefined ? [] : [[`s${n}`, objectNoun(e.name, [])] as const],
  )
  const spells = (scenario.script ?? []).flatMap((s) =>
    typeof s === 'object' && 'effect' in s && s.name !== undefined ? [[s.name, objectNoun(s.name, [])] as const] : [],
  )
  return { scenario, start, players, order, things, turned, effects: Object.fromEntries([...lasting, ...spells]) }
}

/** A card by its name; one of two halves by both. */
function wholeCard({ printed, sides }: GameObject): Thing {
  const first = thingCalled(printed)
  if (sides?.layout !== 'split') return first
  return { ...first, text: `${first.text} // ${thingCalled(sides.other).text}` }
}

/** Halves of split cards that have names of their own. */
const halves = ({ objects }: GameState): Readonly<Record<string, Thing>> =>
  Object.fromEntries(
    Object.values(objects).flatMap(({ sides }) =>
      sides?.layout === 'split' ? [[sides.other.name, thingCalled(sides.other)]] : [],
    ),
  )

/** Backs, lower parts and combined faces with names of their own; both cards that meld have the same. */
function turnedIn({ objects }: GameState) {
  const all = Object.values(objects).flatMap(({ card, printed, sides, controller }) =>
    sides && sides.layout !== 'split' && sides.other.name !== printed.name
      ? [{ layout: sides.layout, label: card, thing: thingCalled(sides.other), whose: controller }]
      : [],
  )
  const melded = all.filter((x) => x.layout === 'meld').map((x) => [x.label, x.thing] as const)
  return { melded: Object.fromEntries(melded), own: all.filter((x) => x.layout !== 'meld') }
}

/** Tokens that abilities of cards create as copies: each will be a copy of what the ability is activated for, as far as the script says. */
const copiedBy = (
  { objects }: GameState,
  script: NonNullable<Scenario['script']>,
  things: Readonly<Record<string, Thing>>,
): Readonly<Record<string, Thing>> =>
  Object.fromEntries(
    Object.values(objects).flatMap(({ card, printed }) =>
      [...JSON.stringify(printed.abilities).matchAll(/"do":"createCopy"[^{]*\{([^}]*)\},"id":"([\w-]+)"/g)].map(
        ([, of = '', id = '']) => {
          const place = /"target":(\d+)/.exec(of)?.[1]
          const uses = script.flatMap((s) =>
            typeof s === 'object' && 'activate' in s && s.activate === card ? [s.targets?.[Number(place ?? -1)]] : [],
          )
          // Activated twice for different things, the same words make tokens of either.
          const [copied] = new Set(uses).size === 1 ? uses : []
          const model = copied === undefined ? undefined : things[copied]
          const what = model ? phrase`pedina copia ${del(model)}` : verbatim('pedina')
          return [id, { ...theOne(what, 'f'), types: model?.types ?? ['creature'], copies: model?.text ?? '' }] as const
        },
      ),
    ),
  )

/** A token that is a copy, by the name of what it copies. */
const copyNamed = (known: Thing, printed: Characteristics): Thing =>
  known.copies !== undefined && printed.name !== ''
    ? { ...thingCalled(printed), ...theOne(`pedina ${thingCalled(printed).text}`, 'f') }
    : known

/** Tokens that effects of the script create, by the labels that they will have. */
function createdIn(x: unknown): Readonly<Record<string, Thing>> {
  if (typeof x !== 'object' || x === null) return {}
  const { do: verb, token } = x as {
    readonly do?: string
    readonly token?: { readonly id: string; readonly types?: readonly string[]; readonly subtypes?: readonly string[] }
  }
  if (verb === 'create' && token) {
    const { id, types = ['creature'], subtypes = [] } = token
    // A token that is given no other name has its subtypes for one (111.4).
    const name = subtypes.length ? subtypes.map((s) => subtype(s).it.text).join(' ') : id
    return { [id]: thingCalled({ name, types, subtypes }) }
  }
  return Object.assign({}, ...Object.values(x).map(createdIn))
}

const turnOrder = ({ order, turn }: GameState): readonly PlayerId[] => {
  const at = Math.max(0, order.indexOf(turn.active))
  return [...order.slice(at), ...order.slice(0, at)]
}

const lettered = (order: readonly PlayerId[]): Readonly<Record<PlayerId, Noun>> =>
  Object.fromEntries(order.map((p) => [p, playerNames[p as Seat]?.[0] ?? name(p, 'f')]))

/** What bears a name and has types, as it is called in a sentence. */
export function thingCalled({
  name: said,
  types,
  subtypes,
  keywords = [],
}: {
  readonly name: string
  readonly types: readonly string[]
  readonly subtypes?: readonly string[]
  readonly keywords?: Characteristics['keywords']
}): Thing {
  const card = printedName(said)
  const noun = card
    ? name(card.short, card.gender, card.number)
    : objectNoun(/^[a-z][a-z0-9-]*$/.test(said) ? nameOfLabel(said) : said, types, subtypes)
  const enchants = keywords.flatMap((k) => ('what' in k && typeof k.what === 'object' ? (k.what.types ?? []) : []))
  return {
    ...noun,
    types,
    ...(subtypes?.length ? { subtypes } : {}),
    ...(enchants.length ? { enchants } : {}),
    ...(card ? { printed: { it: card.it, en: card.en } } : {}),
  }
}

/** The label that an object bears, whatever object its card is by now: `orso#2` and `orso!7` are `orso`. */
export const labelOf = (id: ObjectId): string => id.split(/[#!/]/)[0] ?? id

export const playerOf = (people: People, id: PlayerId): Noun => people.players[id] ?? name(id, 'f')

/**
 * The name of an object at a moment: of one that has gone the name that it had last (608.2h). Without a moment it is that of what bears
 * the label now. One that is not of the scenario is looked for in the state, and may be a card that nobody has named.
 */
export function thingOf(people: People, id: ObjectId, at?: View): Thing {
  const v = at ?? people.now ?? people.start
  const { objects, last, cards } = v.state
  const o = (at ? undefined : objects[cards[id] ?? id]) ?? objects[id] ?? last[id]
  const other = o?.sides?.other
  if (o && other && other.name !== o.printed.name) {
    const name = objects[o.id] ? v.characteristics(o.id).name : last[o.id]?.was.name
    if (name === other.name) return people.turned[labelOf(id)] ?? thingCalled(other)
    // On the stack a card of two halves is the one that is cast (709.3b).
    if (o.sides?.layout === 'split' && o.zone === 'stack' && name === o.printed.name && objects[o.id])
      return thingCalled(o.printed)
  }
  // An emblem has no name (114.3).
  if (o?.kind === 'emblem') return { ...name('un emblema', 'm'), types: [] }
  const known = people.things[labelOf(id)]
  if (known) return o?.kind === 'token' ? amongTokens(copyNamed(known, o.printed), labelOf(id), o.id, v.state) : known
  if (!o || o.printed.name === '') return { ...name('una carta', 'f'), types: [] }
  const unnamed = thingCalled(o.printed)
  // A token that an effect made a copy of something is told from what it copies.
  const shared = Object.values(people.things).some((x) => (x.base ?? x.text) === unnamed.text)
  return o.kind === 'token' && shared
    ? copyAmong({ ...unnamed, ...theOne(`pedina ${unnamed.text}`, 'f') }, o.id, v.state)
    : unnamed
}

/** Players who share one life total with this one, in turn order. */
export const teamOf = (people: People, player: PlayerId): readonly PlayerId[] => {
  const { players } = people.start.state
  const pool = players[player]?.pool
  return people.order.filter((p) => players[p]?.pool === pool)
}

/** Whose a life total is: the player, or «la squadra di Anna», named after its first player. */
export function holderOf(people: People, player: PlayerId): Noun {
  const [first, ...others] = teamOf(people, player)
  if (first === undefined || !others.length) return playerOf(people, player)
  return { text: phrase`squadra ${del(playerOf(people, first))}`, gender: 'f' }
}

/** «Nora non blocca»; a team blocks together (805.10d), and then nobody of it does. */
export const noBlock = (people: People, player: PlayerId): Phrase =>
  teamOf(people, player).length > 1 ? verbatim('nessuno blocca') : phrase`${playerOf(people, player)} non blocca`

export const opponentsOf = (people: People, player: PlayerId): readonly PlayerId[] => {
  const team = teamOf(people, player)
  return people.order.filter((p) => !team.includes(p))
}

/** Several players as one subject: «Anna e Bruno». */
export const togetherOf = (people: People, ids: readonly PlayerId[]): Noun => {
  const nouns = ids.map((id) => playerOf(people, id))
  const gender = nouns.every((n) => n.gender === 'f') ? 'f' : 'm'
  return name(verbatim(and(nouns)), gender, nouns.length > 1 ? 'p' : 's')
}

/** What a total is, as a clause: «Nora ha 3 punti vita», «la squadra di Anna ha 0 punti vita», «il totale di Nora è −1». */
export const hasTotal = (holder: Noun, life: number): Phrase =>
  life < 0 ? phrase`il totale ${del(holder)} è ${life}` : phrase`${il(holder)} ha ${puntiVita(life)}`
