import { askedActions, type Probe, readingsOf } from '#lib/questions/index'
import type { Choice, ObjectId, PlayerId, ScriptStep } from '#lib/rules/index'
import { al, type Phrase, phrase, sentence, verbatim } from '../grammar/index'
import { opponentsOf, type People, playerOf } from '../names/people'
import { actorOf, doing } from './asking/legal'
import { areTried } from './asking/tried'
import { divisionSentences } from './stem/combat'
import { choiceSentence, leadingShields, shieldedBy } from './stem/effects'
import { orderSentences } from './stem/ordering'
import { paymentSentence } from './stem/payment'
import type { Scene } from './stem/scene'
import { situation } from './stem/situation'
import { joined, tell } from './stem/story'
import type { Teller } from './stem/teller'

/**
 * What happens, in sentences: the situation, then the story. Of a question whether an action may be taken, all that comes
 * before that action.
 */
export function describeScenario(people: People, probe?: Probe): readonly string[] {
  const told = paragraphs({ people, known: new Set(), probe }, probe)
  const [foe, ...more] = opponentsOf(people, people.start.state.turn.active)
  // Of a game of two it goes without saying whom somebody attacks, but for where no word is said of them.
  const unnamed = foe !== undefined && more.length === 0 && !told.some((p) => p.includes(playerOf(people, foe).text))
  return unnamed ? paragraphs({ people, known: new Set(), probe, whom: true }, probe) : told
}

function paragraphs(t: Teller, probe: Probe | undefined): readonly string[] {
  const { people } = t
  const script = people.scenario.script ?? []
  const upTo = probe?.ask === 'legal' ? probe.action : script.length
  const shielded = leadingShields(script.slice(0, upTo))
  const told = script.slice(0, upTo)
  const asked = probe ? askedActions(probe) : []
  const tried = areTried(probe)
  const scene: Scene = {
    probe,
    later: new Set(told.flatMap((s, n) => (happensBefore(told, n) || asked.includes(n) ? [] : inCombat(s)))),
    shielded,
    told: new Set(),
    priority: askedPriority(people, script[probe?.ask === 'legal' ? upTo : 0], probe),
    combat: script.some(
      (s) => s === 'combat-damage' || s === 'next-combat-damage' || (typeof s === 'object' && 'attack' in s),
    ),
  }
  const before = situation(t, { ...scene, later: new Set([...scene.later].filter((id) => !shielded.includes(id))) })
  const story = joined(
    told.flatMap((_, n) =>
      // What only clears the stack between two things that are asked about is no part of the story.
      tried && asked.includes(n)
        ? [attempt(people, n)]
        : n < shielded.length || asked.includes(n) || (told[n] === 'resolve-all' && asked.includes(n - 1))
          ? []
          : [
              ...(n === dealtBeforeMore(told) ? divisions(t) : []),
              ...(n === clearedBy(told) ? legends(t) : []),
              ...tell(t, n, upTo),
              ...sacrificesAt(t, n),
              ...(n === piledBy(t, told) ? piles(t) : []),
            ],
    ),
  )
  const last = [
    ...choices(t, upTo),
    ...orderSentences(t, probe),
    ...paymentSentence(t, script[upTo], probe),
    ...unplayed(people, script[upTo], probe),
    ...checks(people, probe),
  ]
  return [before, [...story, ...last]].filter((p) => p.length).map((p) => p.join(' '))
}

/** An action that is asked about and tried in the story. */
const attempt = (people: People, n: number): Phrase =>
  sentence(phrase`poi ${actorOf(people, people.scenario.script?.[n], n)} prova ${al(doing(people, n))}`)

/** Whether something before this point of the script happens to what lies on the table: then all of it has been told. */
const happensBefore = (script: readonly ScriptStep[], n: number): boolean =>
  script.slice(0, n).some((s) => typeof s === 'object' && ('effect' in s || 'cast' in s) && shieldedBy(s) === undefined)

/** Creatures that a told attack or block introduces. */
function inCombat(s: ScriptStep): readonly ObjectId[] {
  if (typeof s === 'string') return []
  if ('attack' in s) return Object.keys(s.attack)
  return 'block' in s ? Object.keys(s.block) : []
}

/** Who needs the priority for what is asked. */
function askedPriority(people: People, s: ScriptStep | undefined, probe: Probe | undefined): PlayerId | undefined {
  if (typeof s !== 'object' || probe === undefined || askedActions(probe)[0] !== 0) return undefined
  // Of several actions that are asked about, that one asks for it which may be taken in anybody's turn.
  if (probe.ask === 'several' && 'turnUp' in s) return s.by ?? people.start.controller(s.turnUp)
  if (probe.ask !== 'legal') return undefined
  if ('activate' in s) return s.by ?? people.start.controller(s.activate)
  if ('suspend' in s) return s.by ?? people.start.state.turn.active
  return 'cast' in s ? (s.by ?? people.start.state.turn.active) : undefined
}

function choices(t: Teller, upTo: number): readonly Phrase[] {
  const script = (t.people.scenario.script ?? []).slice(0, upTo)
  const all = t.people.scenario.choices ?? []
  return [
    ...(script.some(isDamage) && dealtBeforeMore(script) === undefined ? divisions(t) : []),
    ...all.flatMap((c) =>
      c.choose === 'assign-damage' ||
      isOfPiles(c) ||
      (c.choose === 'legend' && clearedBy(script) !== undefined) ||
      (c.choose === 'sacrifice' && script.some(asksToSacrifice))
        ? []
        : (choiceSentence(t.people, c) ?? []),
    ),
  ]
}

/** Where the stack is cleared after the last effect: which of several legends stays was chosen before that. */
const clearedBy = (script: readonly ScriptStep[]): number | undefined => {
  const [before, last] = script.slice(-2)
  return last === 'resolve-all' && typeof before === 'object' && 'effect' in before ? script.length - 1 : undefined
}

/** Which of several legends stays. */
const legends = (t: Teller): readonly Phrase[] =>
  (t.people.scenario.choices ?? [])
    .filter((c) => c.choose === 'legend')
    .flatMap((c) => choiceSentence(t.people, c) ?? [])

const isOfPiles = ({ choose }: Choice): boolean => choose === 'piles' || choose === 'pile'

/** Who divides cards into piles and who takes one. */
const piles = (t: Teller): readonly Phrase[] =>
  (t.people.scenario.choices ?? []).filter(isOfPiles).flatMap((c) => choiceSentence(t.people, c) ?? [])

/** Where what divides cards into piles has resolved: what comes after it is told after what was chosen then. */
function piledBy({ people: { start } }: Teller, script: readonly ScriptStep[]): number | undefined {
  const at = script.findIndex((s) => {
    const id = typeof s !== 'object' ? undefined : 'activate' in s ? s.activate : 'cast' in s ? s.cast : undefined
    const abilities = id === undefined ? [] : start.state.objects[start.state.cards[id] ?? id]?.printed.abilities
    return JSON.stringify(abilities).includes('"do":"piles"')
  })
  return at < 0 ? undefined : at + 1
}

const asksToSacrifice = (s: ScriptStep | undefined): boolean =>
  typeof s === 'object' && 'effect' in s && s.effect.do === 'sacrificeSome'

/** What is sacrificed is said where it is, not after what comes later. */
const sacrificesAt = (t: Teller, n: number): readonly Phrase[] => {
  const all = asksToSacrifice(t.people.scenario.script?.[n])
    ? (t.people.scenario.choices ?? []).filter((c) => c.choose === 'sacrifice')
    : []
  return all.flatMap((c) => choiceSentence(t.people, c) ?? [])
}

const isDamage = (s: ScriptStep): boolean => s === 'combat-damage' || s === 'next-combat-damage'

/** Where the damage of a combat is dealt that something comes after: how it is divided is said there, not after all the rest. */
function dealtBeforeMore(script: readonly ScriptStep[]): number | undefined {
  const dealt = script.flatMap((s, n) => (isDamage(s) ? [n] : []))
  const [only = -1] = dealt
  return dealt.length === 1 && script[only] === 'combat-damage' && only < script.length - 1 ? only : undefined
}

/** How combat damage is divided. */
const divisions = (t: Teller): readonly Phrase[] =>
  divisionSentences(
    t,
    (t.people.scenario.choices ?? []).filter((c) => c.choose === 'assign-damage'),
  )

/** Of a land that may be played or not: «In questo turno Anna non ha ancora giocato terre.» */
const unplayed = (people: People, s: ScriptStep | undefined, probe: Probe | undefined): readonly Phrase[] =>
  probe?.ask === 'legal' && typeof s === 'object' && 'play' in s
    ? [
        sentence(
          phrase`in questo turno ${playerOf(people, s.by ?? people.start.state.turn.active)} non ha ancora giocato terre`,
        ),
      ]
    : []

/** Who has lost is seen at the check that follows the damage, or at those that follow it where it is dealt in two steps. */
function checks(people: People, probe: Probe | undefined): readonly Phrase[] {
  const dealt = people.scenario.script?.at(-1) === 'combat-damage'
  const asked = (probe ? readingsOf(probe) : []).map(({ ask }) => ask)
  return dealt && asked.some((ask) => ask === 'lost' || ask === 'outcome' || ask === 'poison')
    ? [
        sentence(
          verbatim(
            `avvengono il danno e ${inTwo(people) ? 'i controlli che lo seguono' : 'il controllo che lo segue'}`,
          ),
        ),
      ]
    : []
}

/** Whether something that is there deals its combat damage in the first of two steps. */
const inTwo = ({ start }: People): boolean =>
  start.state.shared.battlefield.some((id) =>
    start.characteristics(id).keywords.some(({ keyword }) => keyword === 'double-strike' || keyword === 'first-strike'),
  )
