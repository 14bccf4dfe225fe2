import type { Characteristics, GameObject, ObjectId, View } from '#lib/rules/index'
import { abilityText, cardLines, keywordOf } from '../card/text'
import { agree, and, danni, name, phrase, pt, say, typeset, verbatim } from '../grammar/index'
import { labelOf, type People, playerOf, type Thing, thingOf } from '../names/people'
import { counterName, segnalini, typeLine, typeNoun } from '../names/terms'
import type { CardView } from '../views'
import type { Concealed, TableOptions } from './options'

/** Symbols of a mana cost, without braces. */
export const symbolsOf = (cost: string | undefined): readonly string[] =>
  [...(cost ?? '').matchAll(/\{([^{}]+)\}/g)].map((m) => m[1] ?? '')

/** Counters as marks: up to three of them «+1/+1» as often as there are, more of them «4 × +1/+1»; «2 tempo». */
function marks(counters: Readonly<Record<string, number>>): readonly string[] {
  const kinds = Object.entries(counters)
    .filter(([, n]) => n > 0)
    .map(([kind, n]) => ({ short: counterName(kind), n }))
  const few = kinds.reduce((sum, { n }) => sum + n, 0) <= 3
  return kinds.flatMap(({ short, n }) => {
    if (!/^[+−]/.test(short)) return [`${n} ${short}`]
    return few || n === 1 ? Array<string>(n).fill(short) : [`${n} × ${short}`]
  })
}

/** One permanent as it is drawn; marked where it was not there, or not so, before. */
export function cardView(v: View, people: People, id: ObjectId, { before, concealed }: TableOptions): CardView {
  const now = drawnOnce(v, people, id, concealed)
  if (before === undefined) return { ...now, hot: false }
  if (before.state.objects[id]?.zone !== 'battlefield') return { ...now, hot: true }
  const was = drawnOnce(before, people, id, concealed)
  return {
    ...now,
    hot: before.controller(id) !== v.controller(id) || JSON.stringify(was) !== JSON.stringify(now),
    ...(was.pt === now.pt ? {} : { resized: true }),
    ...(was.damage === now.damage ? {} : { damaged: true }),
  }
}

type Drawn = Omit<CardView, 'hot' | 'resized' | 'damaged'>

const cards = new WeakMap<View, WeakMap<People, Map<string, Drawn>>>()

/** The same card of the same view is drawn as what is there after one step, and again as what was there before the next. */
function drawnOnce(v: View, people: People, id: ObjectId, concealed: Concealed | undefined): Drawn {
  const ofView = cards.get(v) ?? new WeakMap<People, Map<string, Drawn>>()
  const known = ofView.get(people) ?? new Map<string, Drawn>()
  cards.set(v, ofView.set(people, known))
  const key = `${id} ${concealed?.size ?? ''}`
  const card = known.get(key) ?? drawn(v, people, id, concealed)
  known.set(key, card)
  return card
}

function drawn(v: View, people: People, id: ObjectId, concealed: Concealed | undefined): Drawn {
  const { state } = v
  const o = state.objects[id]
  const c = v.characteristics(id)
  const self = thingOf(people, id, v)
  const hidden = concealed?.size !== undefined && labelOf(id) === concealed.size
  const size = hidden || c.power === undefined || c.toughness === undefined ? undefined : pt(c.power, c.toughness)
  const role = roleOf(v, people, id)
  const blocks = blocksOf(v, people, id)
  const shields = v
    .lasting()
    .filter((a) => a.fixed?.includes(id) && 'replace' in a.effect && a.effect.replace.event === 'destroy')
  return {
    id,
    name: self.printed?.it ?? self.text,
    color: c.colors[0] ?? 'C',
    cost: symbolsOf(c.manaCost),
    typeLine: typeLine(c),
    text: [...cardLines(people, c, self), ...(shields.length ? ['Scudo di rigenerazione'] : [])].map(typeset),
    tapped: o?.tapped ?? false,
    faceDown: false,
    token: o?.kind === 'token',
    counters: marks(o?.counters ?? {}),
    damage: o?.damage ?? 0,
    attacking: state.combat?.attackers.some((a) => a.id === id) ?? false,
    blocking: state.combat?.attackers.some((a) => a.blockers.includes(id)) ?? false,
    ...(size === undefined ? {} : { pt: size }),
    ...(role === undefined ? {} : { role }),
    ...(blocks === undefined ? {} : { blocks }),
    aria: aloud(people, self, c, o, size, blocks ?? role),
  }
}

const attackersBlocked = ({ state }: View, id: ObjectId) =>
  state.combat?.attackers.filter((a) => a.blockers.includes(id)) ?? []

/** Whom a creature blocks, where that is not drawn: «Blocca Cavaliere»; nothing where what it blocks is gone. */
function blocksOf(v: View, people: People, id: ObjectId): string | undefined {
  const there = attackersBlocked(v, id).filter((a) => v.state.objects[a.id]?.zone === 'battlefield')
  return there.length > 0 ? say`blocca ${and(there.map((a) => thingOf(people, a.id, v)))}` : undefined
}

/** What a creature does in combat: «Attacca Nora», «Blocca»; where what it attacked is gone, it still attacks (506.4c). */
function roleOf(v: View, people: People, id: ObjectId): string | undefined {
  const { state } = v
  const attack = state.combat?.attackers.find((a) => a.id === id)
  if (attack) {
    if (!state.players[attack.attacks] && state.objects[attack.attacks]?.zone !== 'battlefield') return 'Attacca'
    const target = state.players[attack.attacks] ? playerOf(people, attack.attacks) : thingOf(people, attack.attacks, v)
    return say`attacca ${target}`
  }
  const blocked = attackersBlocked(v, id)
  return blocked.length > 0 ? 'Blocca' : undefined
}

/** All of a card in one breath, for those who do not see it: «Orso, creatura 2/2 con volare, TAPpata, attacca Nora, 1 danno segnato.» */
function aloud(
  people: People,
  self: Thing,
  c: Characteristics,
  o: GameObject | undefined,
  size: string | undefined,
  role: string | undefined,
): string {
  const type = typeNoun(c.types, c.supertypes)
  const kind = o?.kind === 'token' ? name(`pedina ${type.text}`, 'f') : type
  const words = [...new Set(c.keywords.map(keywordOf))].map(verbatim)
  const what = phrase`${self}, ${verbatim(kind.text)}${verbatim(size === undefined ? '' : ` ${size}`)}`
  const parts = [
    words.length ? phrase`${what} con ${and(words)}` : what,
    ...c.abilities.map((a) => verbatim(`«${abilityText(people, a, self)}»`)),
    ...(o?.tapped ? [agree('TAPpato', kind)] : []),
    ...(role === undefined ? [] : [verbatim(role.charAt(0).toLowerCase() + role.slice(1))]),
    ...Object.entries(o?.counters ?? {}).map(([k, n]) => verbatim(segnalini(n, k).text)),
    ...(o?.damage ? [phrase`${danni(o.damage)} ${verbatim(o.damage === 1 ? 'segnato' : 'segnati')}`] : []),
  ]
  return typeset(parts.join(', '))
}
