import { isRecord, type Json } from '#lib/base/json'
import { cards } from '#lib/cards/index'
import { entriesOf, objectsOf, seatsOf } from './situation'

/** Actions begin as somebody may take them, and stay so while they are changed: the rules still have the last word. */

type Action = { readonly [key: string]: Json }
type There = ReturnType<typeof objectsOf>[number]

/** Card types as they are written, or those of the card of the pool; what only has power and toughness is a creature. */
export function typesOf({ types, card, pt }: There['spec']): readonly Json[] {
  if (Array.isArray(types)) return types
  return cards[String(card)]?.types ?? (pt === undefined ? [] : ['creature'])
}

const has = (o: There, type: string): boolean => typesOf(o.spec).includes(type)
const label = ({ spec: { id } }: There): string => String(id)

const activeOf = (doc: Json): string => {
  const turn = isRecord(doc) ? doc.turn : undefined
  return isRecord(turn) && typeof turn.active === 'string' ? turn.active : 'A'
}

const inZone = (doc: Json, zone: There['zone']): readonly There[] => objectsOf(doc).filter((o) => o.zone === zone)

/** Of the player whose turn it is first, then in turn order. */
const activeFirst = (doc: Json, all: readonly There[]): readonly There[] => {
  const active = activeOf(doc)
  return [...all.filter((o) => o.player === active), ...all.filter((o) => o.player !== active)]
}

/** What each action is done with, the likeliest first. */
const WITH: Readonly<Record<string, (doc: Json) => readonly There[]>> = {
  cast: (doc) => activeFirst(doc, inZone(doc, 'hand')).filter((o) => !has(o, 'land')),
  play: (doc) => activeFirst(doc, inZone(doc, 'hand')).filter((o) => has(o, 'land')),
  suspend: (doc) => activeFirst(doc, inZone(doc, 'hand')),
  activate: (doc) =>
    activeFirst(doc, inZone(doc, 'field')).filter(
      (o) => Array.isArray(o.spec.abilities) && o.spec.abilities.some((a) => isRecord(a) && a.type === 'activated'),
    ),
  turnUp: (doc) => activeFirst(doc, inZone(doc, 'field')).filter((o) => o.spec.faceDown !== undefined),
}
/** Actions that are the active player's where nobody is named. */
const ACTIVE: readonly string[] = ['cast', 'play', 'suspend']

const verbOf = (action: Action): string | undefined => Object.keys(WITH).find((verb) => verb in action)

/** The same action, by whoever has the card: named only where it is not their turn. */
function byOwner(doc: Json, action: Action, verb: string): Action {
  const { by: _, ...rest } = action
  const owner = objectsOf(doc).find((o) => label(o) === action[verb])?.player
  return owner === undefined || owner === activeOf(doc) || !ACTIVE.includes(verb) ? rest : { ...rest, by: owner }
}

const hasKeyword = ({ spec: { keywords } }: There, keyword: string): boolean =>
  Array.isArray(keywords) && keywords.some((k) => (isRecord(k) ? k.keyword : k) === keyword)

/** Whether its state lets a creature be declared: tapped it does neither, and attacking asks for more (508.1a, 702.3b). */
const mayDeclare = (o: There, verb: 'attack' | 'block'): boolean =>
  o.spec.tapped !== true &&
  (verb === 'block' || (!hasKeyword(o, 'defender') && (o.spec.sick !== true || hasKeyword(o, 'haste'))))

/** Creatures that may be declared as attacking, by whose turn it is, or as blocking, by somebody else. */
const creatures = (doc: Json, verb: 'attack' | 'block'): readonly string[] =>
  inZone(doc, 'field')
    .filter((o) => has(o, 'creature') && (o.player === activeOf(doc)) === (verb === 'attack') && mayDeclare(o, verb))
    .map(label)

/** Who was last declared as attacking. */
const attackers = (doc: Json): readonly string[] => {
  const last = entriesOf(doc, 'script').findLast((a) => isRecord(a) && isRecord(a.attack))
  return isRecord(last) && isRecord(last.attack) ? Object.keys(last.attack) : []
}

/** One pair of a declaration that may be: a free creature of the right side, against what it may attack or block. */
function pair(doc: Json, verb: 'attack' | 'block', taken: readonly string[]): readonly [string, string] | undefined {
  const free = creatures(doc, verb).find((id) => !taken.includes(id))
  const against = verb === 'attack' ? seatsOf(doc).find((seat) => seat !== activeOf(doc)) : attackers(doc)[0]
  return free === undefined || against === undefined ? undefined : [free, against]
}

/** What may be declared next: each free creature that may attack with whom it attacks, each that may block with each attacker. */
export function declarations(doc: Json): readonly Json[] {
  const last = entriesOf(doc, 'script').at(-1)
  const declared = (verb: 'attack' | 'block'): readonly string[] =>
    isRecord(last) && isRecord(last[verb]) ? Object.keys(last[verb]) : []
  const begun = entriesOf(doc, 'script').some((action) => isRecord(action) && isRecord(action.attack))
  const foe = seatsOf(doc).find((seat) => seat !== activeOf(doc))
  const free = (verb: 'attack' | 'block') => creatures(doc, verb).filter((id) => !declared(verb).includes(id))
  const attacks = begun && declared('attack').length === 0 ? [] : free('attack')
  // Blockers are declared once, together: after something else has happened there are none.
  const blocks = declared('attack').length > 0 || declared('block').length > 0 ? free('block') : []
  return [
    ...attacks.flatMap((id) => (foe === undefined ? [] : [{ attack: { [id]: foe } }])),
    ...blocks.flatMap((id) => attackers(doc).map((against) => ({ block: { [id]: against } }))),
  ]
}

/** An action as it is begun: done with something that is there for it, by whoever may. Unchanged where nobody may. */
export function legalAction(doc: Json, action: Json): Json {
  if (!isRecord(action)) return action
  for (const verb of ['attack', 'block'] as const) {
    if (!isRecord(action[verb])) continue
    const last = entriesOf(doc, 'script').at(-1)
    const declared = isRecord(last) && isRecord(last[verb]) ? Object.keys(last[verb]) : []
    const legal = pair(doc, verb, declared)
    return legal ? { ...action, [verb]: Object.fromEntries([legal]) } : action
  }
  const verb = verbOf(action)
  const first = verb === undefined ? undefined : WITH[verb]?.(doc)[0]
  return verb === undefined || first === undefined ? action : byOwner(doc, { ...action, [verb]: label(first) }, verb)
}

/** An action after a change: its player follows the card, and a creature that was added is one that may be declared. */
export function followed(doc: Json, before: Json, after: Json): Json {
  if (!isRecord(before) || !isRecord(after)) return legalAction(doc, after)
  for (const verb of ['attack', 'block'] as const) {
    const [was, is] = [before[verb], after[verb]]
    if (!isRecord(is)) continue
    if (!isRecord(was)) return legalAction(doc, after)
    const added = Object.keys(is).filter((id) => !(id in was))
    const legal = Object.keys(is).length > Object.keys(was).length ? pair(doc, verb, Object.keys(was)) : undefined
    return legal && added.length === 1 ? { ...after, [verb]: { ...was, [legal[0]]: legal[1] } } : after
  }
  const verb = verbOf(after)
  if (verb === undefined) return after
  if (!(verb in before)) return legalAction(doc, after)
  return before[verb] === after[verb] ? after : byOwner(doc, after, verb)
}
