import { type Probe, readingsOf } from '#lib/questions/index'
import { readProbe } from '#lib/questions/probe'
import type { Evaluation, Happening, PlayerId, RuleId } from '#lib/rules/index'
import { labelOf } from '../../names/people'
import { cites, type Told } from '../story'
import { type Is, idsOf, starred } from './steps'

// Steps that say why though no rule that makes a difference acts in them.

/** The reason of the right yes or no decides also where nothing changes without it, or nobody misreads it among these answers. */
export const reasoned = (told: readonly Told[], reason: readonly string[]): readonly Told[] =>
  starred(told, ({ rules }) => reason.some((rule) => cites(rules, rule)))

/** For each rule that is misread by whoever gives the right yes or no for a wrong reason one step at least decides. */
export const refuting = (told: readonly Told[], misread: readonly string[]): readonly Told[] =>
  misread.reduce((all: readonly Told[], rule) => {
    const about = all.filter((s) => cites(s.rules, rule))
    return about.some((s) => s.decisive) ? all : starred(all, (s) => s === about[0])
  }, told)

/** By which what is no longer on the battlefield is in combat no more. */
const LEFT: RuleId = '506.4'

/** What has left combat decides as well, where it decides that something has. */
export function withLeaving(e: Evaluation, told: readonly Told[]): readonly Told[] {
  const at = told.findIndex(({ decisive, rules }) => decisive && rules.includes(LEFT))
  const destroyed = idsOf(e, ({ event }) => event.type === 'destroy')
  return starred(told, ({ of }, n) => n < at && of.some((id) => destroyed.has(id)))
}

/** The labels of what is asked to be where it was. */
const whereabouts = (probe: Probe): readonly string[] =>
  readingsOf(probe).flatMap((r) => (r.ask === 'survives' || r.ask === 'zone' ? [r.object] : []))

/** What destroys the very thing that is asked about, or buries it at a check, decides as much as what leaves it there. */
export function withEnd(e: Evaluation, probe: Probe, told: readonly Told[]): readonly Told[] {
  const asked = whereabouts(probe)
  const ended = idsOf(
    e,
    ({ event, fate, rules }) =>
      fate === 'happened' &&
      (event.type === 'destroy' || (event.type === 'move' && rules.some((rule) => rule.startsWith(CHECKED)))) &&
      asked.includes(labelOf(event.object)),
  )
  return starred(told, ({ of }) => of.some((id) => ended.has(id)))
}

/** State-based actions. */
const CHECKED = '704.'

/** Of a player of whom it is asked whether they lose, or win, the loss decides, and the gain without which it would have come. */
export function withLosing(e: Evaluation, probe: Probe, told: readonly Told[]): readonly Told[] {
  const asked = readingsOf(probe).flatMap((r) =>
    r.ask === 'lost' || r.ask === 'outcome' || r.ask === 'won' ? [r.player] : [],
  )
  const life = (player: PlayerId, at: number): number =>
    e.trace?.frames[at]?.life[e.start.players[player]?.pool ?? player] ?? 0
  const saves = (player: PlayerId, batch: number): boolean => life(player, batch - 1) <= 0 && life(player, batch) > 0
  const deciding = idsOf(
    e,
    ({ event, batch }) =>
      (event.type === 'loseGame' && asked.includes(event.player)) ||
      (event.type === 'adjustLife' && asked.includes(event.player) && saves(event.player, batch)),
  )
  return starred(told, ({ of }) => of.some((id) => deciding.has(id)))
}

/** Whether an event takes one of these off the battlefield. */
const takes = (gone: readonly string[], { event: e }: Happening): boolean =>
  (e.type === 'move' || e.type === 'destroy' || e.type === 'sacrifice') && gone.includes(e.object)

/** Where what is asked about is gone, that decides by which it has left, and no effect that comes upon it later. */
export function withGone(e: Evaluation, probe: Probe, told: readonly Told[]): readonly Told[] {
  const gone = readingsOf(probe).flatMap((r) =>
    'object' in r && readProbe(r, e) === 'gone'
      ? [e.start, e.outcome].flatMap(({ cards }) => cards[r.object] ?? [])
      : [],
  )
  const leaves = idsOf(e, (h) => takes(gone, h))
  const at = told.findIndex(({ of }) => of.some((id) => leaves.has(id)))
  const begun = idsOf(
    e,
    ({ event }) => event.type === 'begin' && event.effect.fixed?.every((id) => gone.includes(id)) === true,
  )
  const isLate: Is = (step) => step.of.some((id) => begun.has(id))
  return told.map((step, n) =>
    at < 0
      ? step
      : n === at
        ? { ...step, decisive: true }
        : n > at && isLate(step)
          ? { ...step, decisive: false }
          : step,
  )
}

/** What taps or untaps at last the very thing of which that is asked decides, and so does the damage that is asked about. */
export function withMarks(e: Evaluation, probe: Probe, told: readonly Told[]): readonly Told[] {
  const readings = readingsOf(probe)
  const turned = readings.flatMap((r) => (r.ask === 'tapped' ? (turnedIn(e, r.object) ?? []) : []))
  const marked = readings.flatMap((r) => (r.ask === 'marked' ? [r.object] : []))
  const deciding = idsOf(
    e,
    ({ id, event, fate }) =>
      turned.includes(id) ||
      (fate === 'happened' && event.type === 'markDamage' && marked.includes(labelOf(event.object))),
  )
  return starred(told, ({ of }) => of.some((id) => deciding.has(id)))
}

/** The happening that has tapped or untapped something for the last time. */
const turnedIn = (e: Evaluation, label: string): number | undefined =>
  e.trace?.happenings.findLast(
    ({ event, fate }) =>
      fate === 'happened' && (event.type === 'tap' || event.type === 'untap') && labelOf(event.object) === label,
  )?.id
