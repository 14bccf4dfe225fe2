import type { Probe } from '#lib/questions/index'
import type { ObjectId, PlayerId } from '#lib/rules/index'
import {
  al,
  and,
  carte,
  count,
  del,
  ed,
  figure,
  il,
  type Noun,
  type Phrase,
  phrase,
  puntiVita,
  sentence,
  sul,
  verbatim,
} from '../grammar/index'
import { holderOf, playerOf, teamOf, thingOf } from '../people'
import { segnalini, steps, variants } from '../terms'
import { lastingSentence } from './effects'
import { LONGEST, permanentsOf, wordCount } from './intro'
import { mentions, type Teller } from './teller'

/** What the situation has to prepare: the question, what the story tells later, who has the priority. */
export interface Scene {
  readonly probe: Probe | undefined
  /** Objects that are introduced where they attack or block. */
  readonly later: ReadonlySet<ObjectId>
  /** Objects on which a shield of regeneration lies from the beginning. */
  readonly shielded: readonly ObjectId[]
  /** Whoever must have the priority to do what is asked about. */
  readonly priority: PlayerId | undefined
  readonly combat: boolean
  /** Effects of the scenario, by index, that have been said with something else. */
  readonly told: Set<number>
}

/** Nothing has happened and the total with which a game begins is what is asked. */
export const asksStart = (t: Teller, probe: Probe | undefined): boolean => {
  const { scenario } = t.people
  const life = (p: PlayerId) => scenario.players?.[p]?.life
  if (scenario.script?.length || scenario.field) return false
  return probe?.ask === 'life'
    ? life(probe.player) === undefined
    : probe?.ask === 'totals' && t.people.order.every((p) => life(p) === undefined)
}

const asksLife = (probe: Probe | undefined, p: PlayerId): boolean =>
  probe !== undefined &&
  (probe.ask === 'totals' || ((probe.ask === 'life' || probe.ask === 'outcome') && probe.player === p))

const poisonous = (t: Teller, probe: Probe | undefined): boolean => {
  const { state } = t.people.start
  return (
    Object.values(state.poison).some((n) => n > 0) ||
    ((probe?.ask === 'poison' || probe?.ask === 'lost' || probe?.ask === 'outcome') &&
      Object.values(state.objects).some((o) => o.printed.keywords.some((k) => k.keyword === 'infect')))
  )
}

function variantSentence(t: Teller): readonly Phrase[] {
  const { variant } = t.people.start.state
  const { order } = t.people
  if (variant === 'duel')
    return order.length > 2 ? [sentence(phrase`partita ${al(count(order.length, 'giocatore'))}`)] : []
  if (variant !== 'two-headed-giant')
    return [sentence(phrase`partita ${del(verbatim(variants[variant].it))} ${al(count(order.length, 'giocatore'))}`)]
  const [first] = order
  const team = first === undefined ? [] : teamOf(t.people, first)
  const sides = [team, order.filter((p) => !team.includes(p))].map((side) =>
    and(side.map((p) => playerOf(t.people, p))),
  )
  return [sentence(phrase`partita ${del(verbatim(variants[variant].it))}: ${verbatim(sides.join(' contro '))}`)]
}

/** What makes a player's beginning different: the archenemy, the modifier of a vanguard card. */
function roleSentences(t: Teller): readonly Phrase[] {
  return t.people.order.flatMap((p) => {
    const spec = t.people.scenario.players?.[p]
    const anna = playerOf(t.people, p)
    return [
      ...(spec?.role === 'archenemy' ? [sentence(phrase`l'archenemy è ${anna}`)] : []),
      ...(spec?.modifier === undefined
        ? []
        : [
            sentence(
              phrase`la carta vanguard ${del(anna)} ha modificatore di punti vita ${verbatim(spec.modifier > 0 ? `+${spec.modifier}` : figure(spec.modifier))}`,
            ),
          ]),
    ]
  })
}

function headline(t: Teller, scene: Scene): Phrase {
  const { state } = t.people.start
  const anna = playerOf(t.people, state.turn.active)
  const main = state.turn.step === 'main1' || state.turn.step === 'main2'
  const inCombat = scene.combat || state.turn.step === 'declare-attackers' || state.turn.step === 'begin-combat'
  const step = main ? verbatim('fase principale') : phrase`${steps[state.turn.step].it}`
  const parts = [
    phrase`turno ${del(anna)}`,
    ...(inCombat ? [] : [step]),
    ...(scene.priority === undefined ? [] : [verbatim('pila vuota')]),
    ...(poisonous(t, scene.probe) && state.variant === 'duel' && t.people.order.length === 2
      ? [verbatim('due giocatori')]
      : []),
  ]
  return sentence(...parts)
}

/** What a player has: life, poison, cards; only what the scenario says or the question asks. */
function belongings(t: Teller, scene: Scene, p: PlayerId): readonly Phrase[] {
  const { state } = t.people.start
  const { scenario } = t.people
  const spec = scenario.players?.[p]
  const pool = state.players[p]?.pool ?? p
  const [first] = teamOf(t.people, p)
  const life = state.life[pool] ?? 0
  const saysLife =
    first === p &&
    (teamOf(t.people, p).some((q) => scenario.players?.[q]?.life !== undefined) || asksLife(scene.probe, p))
  const poison = state.poison[pool] ?? 0
  const asksPoison = scene.probe?.ask === 'poison' && scene.probe.player === p
  const hand = state.own.hand[p]?.length ?? 0
  const asksHand = scene.probe?.ask === 'hand' && scene.probe.player === p
  const library = scenario.library?.[p]
  const cards = library === undefined ? undefined : typeof library === 'number' ? library : library.length
  return [
    ...(saysLife && life >= 0 ? [phrase`${puntiVita(life)}`] : []),
    ...(poison > 0 || (asksPoison && spec?.poison !== undefined) ? [phrase`${segnalini(poison, 'poison')}`] : []),
    ...(scene.priority === p ? [verbatim('la priorità')] : []),
    ...(cards === undefined
      ? []
      : [cards === 0 ? verbatim('il grimorio vuoto') : phrase`${carte(cards)} nel grimorio`]),
    ...(asksHand && hand === 0 ? [verbatim('la mano vuota')] : asksHand ? [phrase`${carte(hand)} in mano`] : []),
  ]
}

function ownSentences(t: Teller, scene: Scene, p: PlayerId): readonly Phrase[] {
  const { state } = t.people.start
  const anna = playerOf(t.people, p)
  const holder = teamOf(t.people, p).length > 1 ? holderOf(t.people, p) : anna
  const has = belongings(t, scene, p)
  const life = state.life[state.players[p]?.pool ?? p] ?? 0
  const ban = has.length === 1 && holder === anna ? bansOf(t, p)[0] : undefined
  const cannot = ban && life > 0 && scene.priority !== p ? phrase` e non può ${verbatim(ban.short)}` : verbatim('')
  if (cannot !== '' && ban) scene.told.add(ban.n)
  const negative = life < 0 && t.people.scenario.players?.[p]?.life !== undefined
  const first = [
    ...(negative ? [sentence(phrase`il totale ${del(holder)} è ${figure(life)}`)] : []),
    ...(has.length ? [sentence(phrase`${il(holder)} ha ${and(has)}${cannot}`)] : []),
  ]
  const named = first.length > 0 && holder === anna
  const hand = handSentences(t, p, named)
  return [...first, ...hand, ...controlSentences(t, scene, p, named || hand.length > 0)]
}

const SHORT: Readonly<Record<string, string>> = {
  'gain-life': 'guadagnarne',
  'lose-life': 'perderne',
  'pay-life': 'pagarne',
  'lose-game': 'perdere la partita',
}

/** Unnamed effects that forbid one player something about life: they can be said with the total. */
function bansOf(t: Teller, p: PlayerId): readonly { readonly n: number; readonly short: string }[] {
  const { effects } = t.people.scenario
  return (effects ?? []).flatMap((e, n) => {
    if (!('cant' in e) || e.name !== undefined || t.people.order.length > 2) return []
    const whose = e.player === undefined || e.player === 'you' ? (e.of ?? t.people.start.state.turn.active) : e.player
    const short = SHORT[e.cant]
    return whose === p && short !== undefined ? [{ n, short }] : []
  })
}

/** What an effect counts and nobody has: «Anna non controlla creature.» */
function noneSentences(t: Teller): readonly Phrase[] {
  const { scenario, start } = t.people
  return (scenario.script ?? []).flatMap((s) => {
    if (
      typeof s !== 'object' ||
      !('effect' in s) ||
      !JSON.stringify(s.effect).includes('"count":{"types":["creature"],"controller":"you"}')
    )
      return []
    const you = s.by ?? start.state.turn.active
    const has = permanentsOf(t.people, you).some((id) => start.state.objects[id]?.printed.types.includes('creature'))
    return has ? [] : [sentence(phrase`${playerOf(t.people, you)} non controlla creature`)]
  })
}

/** Cards in hand that will be cast, or that the question is about. */
function handSentences(t: Teller, p: PlayerId, named: boolean): readonly Phrase[] {
  const cast = (t.people.scenario.script ?? []).flatMap((s) => (typeof s === 'object' && 'cast' in s ? [s.cast] : []))
  const hand = (t.people.start.state.own.hand[p] ?? []).filter((id) => cast.includes(id))
  return hand.length
    ? [sentence(phrase`${named ? verbatim('ha') : phrase`${playerOf(t.people, p)} ha`} in mano ${mentions(t, hand)}`)]
    : []
}

function controlSentences(t: Teller, scene: Scene, p: PlayerId, named: boolean): readonly Phrase[] {
  const ids = permanentsOf(t.people, p).filter((id) => !scene.later.has(id))
  if (!ids.length) return []
  const shielded = ids.filter((id) => scene.shielded.includes(id)).map((id) => thingOf(t.people, id))
  const shield = shielded.length ? phrase`, ${ed(sul(and(shielded)))} c'è già uno scudo di rigenerazione` : verbatim('')
  const anna = playerOf(t.people, p)
  const groups = inGroups(t, ids)
  return groups.map((group, n) => {
    const subject: Noun | Phrase =
      named && n === 0 ? verbatim('controlla') : phrase`${anna} ${verbatim(n === 0 ? 'controlla' : 'controlla anche')}`
    return sentence(phrase`${subject} ${mentions(t, group)}${n === groups.length - 1 ? shield : verbatim('')}`)
  })
}

/** As many objects in one sentence as a reader can hold. */
function inGroups(t: Teller, ids: readonly ObjectId[]): readonly (readonly ObjectId[])[] {
  const groups: ObjectId[][] = []
  for (const id of ids) {
    const last = groups.at(-1)
    const trial = last && mentions({ ...t, known: new Set(t.known) }, [...last, id])
    if (last && trial && wordCount(trial) <= LONGEST - 4) last.push(id)
    else groups.push([id])
  }
  return groups
}

/** Everything that is so before anything happens. */
export function situation(t: Teller, scene: Scene): readonly Phrase[] {
  const { order, scenario } = t.people
  if (asksStart(t, scene.probe)) return [begins(t), ...roleSentences(t)]
  return [
    headline(t, scene),
    ...variantSentence(t),
    ...roleSentences(t),
    ...order.flatMap((p) => ownSentences(t, scene, p)),
    ...noneSentences(t),
    ...(scenario.effects ?? []).flatMap((e, n) => (scene.told.has(n) ? [] : [lastingSentence(t.people, e, n)])),
  ]
}

function begins(t: Teller): Phrase {
  const [first] = variantSentence(t)
  const players = and(t.people.order.map((p) => playerOf(t.people, p)))
  if (first?.includes(':')) return verbatim(first.replace(/^Partita/, 'Comincia una partita'))
  const kind = first
    ? verbatim(first.replace(/^Partita/, 'comincia una partita').replace(/\.$/, ''))
    : phrase`comincia una partita a due giocatori`
  return sentence(phrase`${kind}: ${players}`)
}
