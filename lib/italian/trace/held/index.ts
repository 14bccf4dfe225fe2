import { type Probe, type Reading, readingsOf } from '#lib/questions/index'
import type { Evaluation, EventType, RuleId } from '#lib/rules/index'
import { type Phrase, verbatim } from '../../grammar/index'
import type { People } from '../../names/people'
import { beliefReasons } from '../reasons/beliefs'
import { begin, cites, type Told } from '../story'
import type { Tale } from '../telling/context'
import { heldOfGames } from './games'
import { heldOfLayers } from './layers'
import { heldOfPermanents } from './permanents'

/** The telling of an evaluation as it stands once everything is told. */
export function atEnd(evaluation: Evaluation, people: People): Tale {
  const t = begin(evaluation, people, evaluation.trace?.frames ?? [evaluation.start])
  const last = Math.max(0, t.frames.length - 1)
  return Object.assign(t, { last, batch: last + 1 })
}

const held = { ...heldOfGames, ...heldOfLayers, ...heldOfPermanents }

/**
 * What somebody with a belief holds where nothing that happens shows it: of this board, or as the `reason` that they give, or else as they
 * would say it of any board. `otherwise` is what their answer says that the right one does not.
 */
export function heldBy(
  id: string,
  evaluation: Evaluation,
  people: People,
  probe: Probe,
  otherwise: readonly Reading[],
  reason?: string,
): Phrase | undefined {
  const t = atEnd(evaluation, people)
  const objects = (readings: readonly Reading[]): readonly string[] =>
    readings.flatMap((r) => ('object' in r ? [r.object] : []))
  const players = (readings: readonly Reading[]): readonly string[] =>
    readings.flatMap((r) => ('player' in r ? [r.player] : []))
  const own = { objects: objects(otherwise), players: players(otherwise) }
  const all = readingsOf(probe)
  const said = held[id]?.({
    t,
    // Who answers otherwise only of a player holds it of none of the things that the question names.
    objects: own.objects.length > 0 || own.players.length > 0 ? own.objects : objects(all),
    players: own.players.length > 0 ? own.players : players(all),
  })
  return said ?? (reason === undefined ? plain(id) : verbatim(reason))
}

/** A belief as a reason that nobody needs to know the board for. */
function plain(id: string): Phrase | undefined {
  const { yes, no } = beliefReasons[id] ?? {}
  const reason = [yes, no].find((r) => typeof r === 'string')
  return typeof reason === 'string' ? verbatim(reason) : undefined
}

/** What has to come about for something that is held to be so from then on, before what the rules have come of it. */
const SET_IN: Readonly<Record<string, readonly EventType[]>> = { 'equip-unattaches-first': ['activate', 'payMana'] }

/** Where in a trace what somebody holds sets in; undefined where that is where the trace parts from the rules. */
export function setInBy(id: string, { trace }: Evaluation, told: readonly Told[]): number | undefined {
  const types = SET_IN[id] ?? []
  const ids = trace?.happenings.flatMap((h) => (types.includes(h.event.type) ? [h.id] : [])) ?? []
  const at = told.findIndex(({ of }) => of.some((one) => ids.includes(one)))
  return at < 0 ? undefined : at + 1
}

/** Where what is held breaks another rule than the one that the evaluator misreads for it, or a letter of it: a check too many is damage that destroys. */
const BROKEN: Readonly<Record<string, RuleId>> = {
  'copy-exception-lost': '707.9b',
  'damage-destroys-directly': '120.5',
  'equipment-follows-creature': '301.5d',
  'facedown-keeps-name': '708.2a',
  'search-graveyard-may-fail': '701.23b',
}

/** Rules that the same belief gets wrong, of which the evaluator misreads one: the one that is broken is the one that the right trace goes by. */
export const LETTERS: Readonly<Record<string, readonly RuleId[]>> = {
  // Without a number there is no shortcut; that without end is no number is another rule.
  'loop-without-number': ['107.1', '732.2a'],
  'protection-untargetable-only': ['702.16c', '702.16d', '702.16e', '702.16f'],
}

/** The rules beside what somebody holds: the one that it breaks; of a rule and its letter the letter; of several the one that the right steps cite. */
export function brokenBy(
  id: string,
  misread: readonly string[],
  steps: readonly { readonly rules: readonly string[] }[],
): readonly string[] {
  const letter = LETTERS[id]?.find((one) => steps.some(({ rules }) => rules.includes(one)))
  if (letter !== undefined) return misread.includes(letter) ? misread : [letter]
  const broken = BROKEN[id]
  return broken === undefined ? misread : [broken, ...misread.filter((rule) => !cites([broken], rule))]
}
