import type { GameObject, ObjectId, View } from '#lib/rules/index'
import { cardLines } from '../card-text'
import { and, danni, pt, say, typeset, verbatim } from '../grammar/index'
import { type People, playerOf, thingOf } from '../people'
import type { Before } from '../table'
import { counterName, readSymbol, segnalini, typeLine } from '../terms'
import type { CardView } from '../views'

/** Symbols of a mana cost, without braces. */
export const symbolsOf = (cost: string | undefined): readonly string[] =>
  [...(cost ?? '').matchAll(/\{([^{}]+)\}/g)].map((m) => m[1] ?? '')

/** One permanent as it is drawn. */
export function cardView(v: View, people: People, id: ObjectId, before?: Before): CardView {
  const { state } = v
  const o = state.objects[id]
  const c = v.characteristics(id)
  const self = thingOf(people, id, state)
  const counters = Object.entries(o?.counters ?? {}).map(([kind, n]) =>
    n === 1 ? counterName(kind) : `${n} ${counterName(kind)}`,
  )
  const size = c.power === undefined || c.toughness === undefined ? undefined : pt(c.power, c.toughness)
  const role = roleOf(v, people, id)
  const text = cardLines(people, c, self).map(typeset)
  const shown = {
    id,
    name: self.text,
    color: c.colors[0] ?? 'C',
    cost: symbolsOf(c.manaCost),
    typeLine: typeLine(c),
    text,
    tapped: o?.tapped ?? false,
    faceDown: false,
    token: o?.kind === 'token',
    counters,
    damage: o?.damage ?? 0,
    attacking: state.combat?.attackers.some((a) => a.id === id) ?? false,
    blocking: state.combat?.attackers.some((a) => a.blockers.includes(id)) ?? false,
    hot: before !== undefined && changed(v, before, id),
    ...(size === undefined ? {} : { pt: size }),
    ...(role === undefined ? {} : { role }),
  } as const
  return { ...shown, aria: aloud(shown, o) }
}

/** What a creature does in combat: «Attacca Nora», «Blocca». */
function roleOf({ state }: View, people: People, id: ObjectId): string | undefined {
  const attack = state.combat?.attackers.find((a) => a.id === id)
  if (attack) {
    const target = state.players[attack.attacks]
      ? playerOf(people, attack.attacks)
      : thingOf(people, attack.attacks, state)
    return typeset(say`${verbatim('Attacca')} ${target}`)
  }
  return state.combat?.attackers.some((a) => a.blockers.includes(id)) ? 'Blocca' : undefined
}

/** Whether what is drawn of a permanent differs from the moment before: it is new, tapped, damaged, bigger, has other counters. */
function changed(v: View, before: Before, id: ObjectId): boolean {
  const [now, then] = [v.state.objects[id], before.state.objects[id]]
  if (!now || !then) return true
  const [a, b] = [v.characteristics(id), before.view.characteristics(id)]
  return (
    now.tapped !== then.tapped ||
    now.damage !== then.damage ||
    JSON.stringify(now.counters) !== JSON.stringify(then.counters) ||
    a.power !== b.power ||
    a.toughness !== b.toughness ||
    a.keywords.length !== b.keywords.length
  )
}

/** All of a card in one breath, for those who do not see it. */
function aloud(c: Omit<CardView, 'aria'>, o: GameObject | undefined): string {
  const counted = Object.entries(o?.counters ?? {}).map(([kind, n]) => segnalini(n, kind))
  const parts = [
    c.name,
    c.typeLine.toLowerCase() === c.name.toLowerCase() ? '' : c.typeLine,
    c.cost.length ? `costo ${c.cost.map(readSymbol).join(', ')}` : '',
    c.pt ?? '',
    ...c.text.map((t) => t.replace(/\.$/, '')),
    c.role ?? '',
    c.tapped ? 'in posizione TAPpata' : '',
    counted.length ? and(counted) : '',
    c.damage ? danni(c.damage).text : '',
  ]
  return typeset(parts.filter((p) => p !== '').join(', '))
}
