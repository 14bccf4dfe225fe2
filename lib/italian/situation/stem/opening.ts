import { type Probe, readingsOf } from '#lib/questions/index'
import type { PlayerId } from '#lib/rules/index'
import { al, and, carte, count, del, figure, type Phrase, phrase, sentence, verbatim } from '../../grammar/index'
import { holderOf, opponentsOf, playerOf, teamOf } from '../../names/people'
import { stageOf, steps, variants } from '../../names/terms'
import type { Scene } from './scene'
import type { Teller } from './teller'

/** The total with which a game begins is what is asked, or what is asked follows from: nobody's is given, and nothing but effects happens. */
export const asksStart = (t: Teller, probe: Probe | undefined): boolean => {
  const { scenario } = t.people
  const life = (p: PlayerId) => scenario.players?.[p]?.life
  const happens = scenario.script?.some((s) => typeof s !== 'object' || !('effect' in s)) ?? false
  if (happens || scenario.field || (scenario.script?.length && scenario.variant === undefined)) return false
  return (probe ? readingsOf(probe) : []).some((r) =>
    r.ask === 'life'
      ? life(r.player) === undefined
      : r.ask === 'totals' && t.people.order.every((p) => life(p) === undefined),
  )
}

const poisonous = (t: Teller, probe: Probe | undefined): boolean => {
  const { state } = t.people.start
  return (
    Object.values(state.poison).some((n) => n > 0) ||
    ((probe ? readingsOf(probe) : []).some(({ ask }) => ask === 'poison' || ask === 'lost' || ask === 'outcome') &&
      Object.values(state.objects).some((o) => o.printed.keywords.some((k) => k.keyword === 'infect')))
  )
}

/** Of more than two players in which order they sit, from whose turn it is: what several do at once is done in that order (101.4). */
function inTurnOrder(t: Teller, settled: boolean): Phrase {
  const { order, start } = t.people
  if (order.length < 3 || !settled) return verbatim('')
  const first = Math.max(0, order.indexOf(start.state.turn.active))
  const players = [...order.slice(first), ...order.slice(0, first)].map((p) => playerOf(t.people, p))
  return phrase`, in ordine di turno: ${and(players)}`
}

export function variantSentence(t: Teller, settled = true): readonly Phrase[] {
  const { variant } = t.people.start.state
  const { order } = t.people
  const players = al(count(order.length, 'giocatore'))
  const all = phrase`${players}${inTurnOrder(t, settled)}`
  if (variant === 'duel') return order.length > 2 ? [sentence(phrase`partita ${all}`)] : []
  // The opponents of an archenemy are a team, which takes its turns together.
  if (variant === 'archenemy') return [sentence(phrase`partita ${del(verbatim(variants[variant].it))} ${players}`)]
  if (variant !== 'two-headed-giant') return [sentence(phrase`partita ${del(verbatim(variants[variant].it))} ${all}`)]
  const [first] = order
  const team = first === undefined ? [] : teamOf(t.people, first)
  const sides = [team, order.filter((p) => !team.includes(p))].map((side) =>
    and(side.map((p) => playerOf(t.people, p))),
  )
  return [sentence(phrase`partita ${del(verbatim(variants[variant].it))}: ${verbatim(sides.join(' contro '))}`)]
}

/** What makes a player's beginning different: the archenemy, the modifier of a vanguard card. */
export function roleSentences(t: Teller): readonly Phrase[] {
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

/** Whose turn it is, and where in it. */
export function headline(t: Teller, scene: Scene): Phrase {
  const { state } = t.people.start
  const anna = holderOf(t.people, state.turn.active)
  const inCombat = scene.combat || state.turn.step === 'declare-attackers' || state.turn.step === 'begin-combat'
  // Which of the two main phases it is matters to who is asked which step it is later.
  const whole = scene.probe !== undefined && readingsOf(scene.probe).some(({ ask }) => ask === 'step')
  const step = phrase`${whole ? steps[state.turn.step].it : stageOf(state.turn.step)}`
  const parts = [
    phrase`turno ${del(anna)}`,
    ...against(t, scene),
    ...(inCombat ? [] : [step]),
    ...(scene.priority === undefined ? [] : [verbatim('pila vuota')]),
    ...(poisonous(t, scene.probe) && state.variant === 'duel' && t.people.order.length === 2
      ? [verbatim('due giocatori')]
      : []),
  ]
  return sentence(...parts)
}

/** «Che gioca contro Nino», where nothing else names who is attacked, asked about, or may be touched or own a zone that is offered. */
function against(t: Teller, { probe }: Scene): readonly Phrase[] {
  const [foe] = opponentsOf(t.people, t.people.start.state.turn.active)
  return t.whom && foe !== undefined && concerns(t, foe, probe)
    ? [phrase`che gioca contro ${playerOf(t.people, foe)}`]
    : []
}

/** Whether the question or a text speaks of a player whom it does not name. */
function concerns({ people: { scenario } }: Teller, foe: PlayerId, probe: Probe | undefined): boolean {
  const step = probe?.ask === 'legal' ? scenario.script?.[probe.action] : undefined
  const asked = (probe ? readingsOf(probe) : []).some(
    (r) => r.ask === 'zone' || r.ask === 'controller' || ('player' in r && r.player === foe),
  )
  return asked || (typeof step === 'object' && 'attack' in step) || JSON.stringify(scenario).includes('"opponent"')
}

/** A game that is only about to begin. */
export function begins(t: Teller): Phrase {
  // Before somebody is to begin there are no turns yet.
  const [first] = variantSentence(t, t.people.scenario.script?.[0] === 'start-game')
  const players = and(t.people.order.map((p) => playerOf(t.people, p)))
  if (first?.includes(':')) return verbatim(first.replace(/^Partita/, 'Comincia una partita'))
  const kind = first
    ? verbatim(first.replace(/^Partita/, 'comincia una partita').replace(/\.$/, ''))
    : phrase`comincia una partita a due giocatori`
  return sentence(phrase`${kind}: ${players}`)
}

/** Whether the scenario is about what is done before the first turn. */
export const startsGame = (t: Teller, probe: Probe | undefined): boolean =>
  t.people.scenario.script?.[0] === 'start-game' ||
  (probe ? readingsOf(probe) : []).some((r) => r.ask === 'startingSteps')

/** How large the decks are, and who begins where that is settled. */
export function decks(t: Teller): readonly Phrase[] {
  const { library, script, variant } = t.people.scenario
  const [size] = Object.values(library ?? {})
  const beside = variant === 'commander' || variant === 'brawl' ? ' oltre al comandante' : ''
  const [first] = t.people.order
  return [
    ...(typeof size === 'number' ? [sentence(phrase`ogni mazzo ha ${carte(size)}${verbatim(beside)}`)] : []),
    ...(script?.[0] === 'start-game' && first !== undefined
      ? [sentence(phrase`comincia ${playerOf(t.people, first)}`)]
      : []),
  ]
}
