import { askedActions, type Probe, readingsOf } from '#lib/questions/index'
import type { ObjectId, PlayerId, ScriptStep } from '#lib/rules/index'
import { type Phrase, sentence, verbatim } from '../grammar/index'
import type { People } from '../names/people'
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
  const script = people.scenario.script ?? []
  const upTo = probe?.ask === 'legal' ? probe.action : script.length
  const t: Teller = { people, known: new Set() }
  const shielded = leadingShields(script.slice(0, upTo))
  const told = script.slice(0, upTo)
  const asked = probe ? askedActions(probe) : []
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
      n < shielded.length || asked.includes(n) || (told[n] === 'resolve-all' && asked.includes(n - 1))
        ? []
        : [...(n === dealtBeforeMore(told) ? divisions(t) : []), ...tell(t, n, upTo)],
    ),
  )
  const last = [
    ...choices(t, upTo),
    ...orderSentences(t, probe),
    ...paymentSentence(t, script[upTo], probe),
    ...checks(people, probe),
  ]
  return [before, [...story, ...last]].filter((p) => p.length).map((p) => p.join(' '))
}

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
  return 'cast' in s ? (s.by ?? people.start.state.turn.active) : undefined
}

function choices(t: Teller, upTo: number): readonly Phrase[] {
  const script = (t.people.scenario.script ?? []).slice(0, upTo)
  const all = t.people.scenario.choices ?? []
  return [
    ...(script.some(isDamage) && dealtBeforeMore(script) === undefined ? divisions(t) : []),
    ...all.flatMap((c) => (c.choose === 'assign-damage' ? [] : (choiceSentence(t.people, c) ?? []))),
  ]
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
