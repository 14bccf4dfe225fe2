import type { GameObject, ObjectId, PlayerId } from '#lib/rules/index'
import { abilityText } from '../../card/text'
import { al, and, carte, dal, danni, del, type Phrase, phrase, sentence, verbatim } from '../../grammar/index'
import { playerOf, thingOf } from '../../names/people'
import { inGroups, mentions, type Teller } from './teller'

/** Named cards of a player that are neither on the battlefield nor in hand: libraries, graveyards, exile, the command zone, the sideboard. */
export function elsewhereSentences(t: Teller, p: PlayerId): readonly Phrase[] {
  return [...libraryOf(t, p), ...graveyardOf(t, p), ...exileOf(t, p), ...commandOf(t, p), ...outsideOf(t, p)]
}

const owned = (t: Teller, p: PlayerId): readonly GameObject[] => {
  const { state } = t.people.start
  return state.shared.command.flatMap((id) => {
    const o = state.objects[id]
    return o?.owner === p ? [o] : []
  })
}

const there = (ids: readonly ObjectId[]): Phrase => verbatim(ids.length > 1 ? 'ci sono' : "c'è")

function libraryOf(t: Teller, p: PlayerId): readonly Phrase[] {
  const ids = t.people.start.state.own.library[p] ?? []
  if (!ids.length) return []
  const what = mentions(t, ids)
  const nora = playerOf(t.people, p)
  return ids.length === 1
    ? [sentence(phrase`l'unica carta nel grimorio ${del(nora)} è ${what}`)]
    : [
        sentence(
          phrase`nel grimorio ${del(nora)} ci sono${verbatim(isTooSmall(t, ids.length) ? ' soltanto' : '')}, dalla cima, ${what}`,
        ),
      ]
}

/** Whether something is put deeper into a library than one of so many cards is: that there are no more of them decides. */
const isTooSmall = ({ people: { scenario } }: Teller, cards: number): boolean =>
  scenario.script?.some(
    (s) =>
      typeof s === 'object' &&
      'effect' in s &&
      s.effect.do === 'putInLibrary' &&
      typeof s.effect.at === 'number' &&
      s.effect.at > cards,
  ) === true

function graveyardOf(t: Teller, p: PlayerId): readonly Phrase[] {
  const ids = t.people.start.state.own.graveyard[p] ?? []
  const zone = phrase`nel cimitero ${del(playerOf(t.people, p))}`
  return inGroups(t, ids).map((group, n) =>
    sentence(phrase`${zone} ${there(group)}${verbatim(n === 0 ? '' : ' anche')} ${mentions(t, group)}`),
  )
}

function outsideOf(t: Teller, p: PlayerId): readonly Phrase[] {
  const ids = t.people.start.state.own.outside[p] ?? []
  if (!ids.length) return []
  return [sentence(phrase`nel sideboard ${del(playerOf(t.people, p))} ${there(ids)} ${mentions(t, ids)}`)]
}

/** «Nora ha in esilio Orso, una creatura 2/2.» «Pozzo ha esiliato a faccia in giù Orso: l'effetto non dice altro.» */
function exileOf(t: Teller, p: PlayerId): readonly Phrase[] {
  const { order, start } = t.people
  const exile = start.state.shared.exile.flatMap((id) => start.state.objects[id] ?? [])
  const groups = new Map<string, GameObject[]>()
  for (const o of order.flatMap((owner) => exile.filter((x) => x.owner === owner && toldWith(t, x) === p))) {
    const { exiledBy, hidden } = seen(o)
    const key = `${o.owner}/${exiledBy ?? ''}/${hidden ? (o.lookers ?? []).join() : 'up'}`
    groups.set(key, [...(groups.get(key) ?? []), o])
  }
  return [...groups.values()].map((group) => exiled(t, group[0]?.owner ?? p, group))
}

/** Whose things an exiled card is told with: its owner's, or those of a later player who controls what has exiled it and is told by then. */
function toldWith({ people: { order, start } }: Teller, { owner, exiledBy }: GameObject): PlayerId | undefined {
  const by = exiledBy === undefined ? undefined : start.state.objects[exiledBy]?.controller
  return order[Math.max(order.indexOf(owner), by === undefined ? 0 : order.indexOf(by))]
}

const seen = (o: GameObject) => ({ exiledBy: o.exiledBy, hidden: o.lookers !== undefined })

function exiled(t: Teller, p: PlayerId, group: readonly GameObject[]): Phrase {
  const [first] = group
  const many = group.length > 1
  const hidden = first !== undefined && seen(first).hidden
  // Where chance takes one of them, they lie in one pile: what is exiled at another time lies in another.
  const piled = hidden && many && t.people.scenario.choices?.some(({ choose }) => choose === 'random')
  const down = verbatim(piled ? ' insieme, a faccia in giù,' : hidden ? ' a faccia in giù' : '')
  const by = first?.exiledBy
  const what = mentions(
    t,
    group.map((o) => o.id),
  )
  const nora = playerOf(t.people, p)
  const lookers = (first?.lookers ?? []).map((x) => playerOf(t.people, x))
  const effect = verbatim(
    by !== undefined ? 'il suo effetto' : many ? "l'effetto che le ha esiliate" : "l'effetto che l'ha esiliata",
  )
  const look = lookers.length
    ? phrase`; ${effect} permette ${and(lookers.map((x) => al(x)))} ${verbatim(many ? 'di guardarle' : 'di guardarla')}`
    : verbatim(hidden ? `; ${effect} non dice altro` : '')
  if (by === undefined) return sentence(phrase`${nora} ha in esilio${down} ${what}${look}`)
  const cards = phrase`${many ? carte(group.length) : verbatim('una carta')} ${del(nora)}`
  const source = thingOf(t.people, by)
  return sentence(phrase`${source} ha già esiliato${down} ${cards}: ${what}${look}`)
}

function commandOf(t: Teller, p: PlayerId): readonly Phrase[] {
  const anna = playerOf(t.people, p)
  return owned(t, p).map((o) => {
    if (o.kind !== 'emblem') return sentence(phrase`nella zona di comando c'è ${mentions(t, [o.id])}`)
    const texts = o.printed.abilities.map((a) => verbatim(`«${abilityText(t.people, a, thingOf(t.people, o.id))}»`))
    return sentence(phrase`${anna} ha un emblema con ${and(texts)}`)
  })
}

/** «Anna ha lanciato e ha in pila Balsamo, un istantaneo»; with several, from the top: «In cima alla pila Anna ha…», «Sotto, Nora ha…». */
export function stackSentences(t: Teller): readonly Phrase[] {
  const { state } = t.people.start
  const runs: { who: PlayerId; ids: ObjectId[] }[] = []
  for (const id of state.shared.stack.toReversed()) {
    const who = state.objects[id]?.controller ?? ''
    const last = runs.at(-1)
    if (last?.who === who) last.ids.push(id)
    else runs.push({ who, ids: [id] })
  }
  return runs.map(({ who, ids }, n) => {
    const anna = playerOf(t.people, who)
    const what = mentions(t, ids)
    if (runs.length === 1)
      return sentence(
        phrase`${anna} ha lanciato e ha in pila${verbatim(ids.length > 1 ? ', dalla cima,' : '')} ${what}`,
      )
    return sentence(phrase`${verbatim(n === 0 ? 'in cima alla pila' : 'sotto,')} ${anna} ha ${what}`)
  })
}

/** «Nora ha già subito 15 danni da combattimento da Regina.» */
export function commanderDamageSentences(t: Teller): readonly Phrase[] {
  return Object.entries(t.people.scenario.players ?? {}).flatMap(([p, spec]) =>
    Object.entries(spec.commanderDamage ?? {}).map(([id, n]) =>
      sentence(
        phrase`${playerOf(t.people, p)} ha già subito ${danni(n)} da combattimento ${dal(thingOf(t.people, id))}`,
      ),
    ),
  )
}

/** Whether the game is played for ante: said where it is, or where somebody wants to ante a card. */
export function anteSentence(t: Teller): readonly Phrase[] {
  const { ante, script } = t.people.scenario
  const asked = (script ?? []).some((s) => typeof s === 'object' && 'ante' in s)
  // Once a game has begun nobody antes a card unless something has them do it.
  const allowed = asked
    ? [sentence(verbatim('un effetto permette a ogni giocatore di mettere in posta un permanente'))]
    : []
  if (ante) return [sentence(verbatim('si gioca con la posta')), ...allowed]
  return asked ? [sentence(verbatim('non si gioca con la posta'))] : []
}
