import { type Probe, readingsOf } from '#lib/questions/index'
import { askedActions, readProbe } from '#lib/questions/probe'
import type { Evaluation, EventType, Happening, PlayerId, RuleId } from '#lib/rules/index'
import { labelOf } from '../names/people'
import { cites, type Told } from './story'

/** What is asked of a trace, by which some of its steps decide: its question, the reason of the right yes or no, and the rules that others misread. */
interface Asked {
  readonly probe: Probe
  readonly reason: readonly string[]
  readonly misread: readonly string[]
}

/**
 * Which steps decide. By itself a step does where one of its rules does, wherever that acts; what is asked adds those that say why, and takes
 * away those that say something else, or the answer.
 */
export function deciding(e: Evaluation, { probe, reason, misread }: Asked, told: readonly Told[]): readonly Told[] {
  const argued = refuting(reasoned(told, reason), reason.length > 0 ? misread : [])
  const why = withGone(e, probe, withLosing(e, probe, withEnd(e, probe, withLeaving(e, argued))))
  const beside = [
    isBeside(e, probe),
    isCeased(e, probe),
    isLone(e),
    isAfterwards(e, probe),
    isDrawnBeside(e, probe),
    isLastDestroyed(e, probe, told),
  ]
  const mattering = unstarred(why, (step) => beside.some((is) => is(step)))
  const isAnswer = isTaken(e, probe)
  return mattering.some((step) => step.decisive && !isAnswer(step)) ? unstarred(mattering, isAnswer) : mattering
}

type Is = (step: Told) => boolean

const starred = (told: readonly Told[], is: (step: Told, n: number) => boolean): readonly Told[] =>
  told.map((step, n) => (is(step, n) ? { ...step, decisive: true } : step))
const unstarred = (told: readonly Told[], is: Is): readonly Told[] =>
  told.map((step) => (is(step) ? { ...step, decisive: false } : step))

/** The ids of the happenings of a kind: a step names by them what it tells. */
const idsOf = (e: Evaluation, is: (h: Happening) => boolean): ReadonlySet<number> =>
  new Set((e.trace?.happenings ?? []).flatMap((h) => (is(h) ? [h.id] : [])))

/** The reason of the right yes or no decides also where nothing changes without it, or nobody misreads it among these answers. */
const reasoned = (told: readonly Told[], reason: readonly string[]): readonly Told[] =>
  starred(told, ({ rules }) => reason.some((rule) => cites(rules, rule)))

/** For each rule that is misread by whoever gives the right yes or no for a wrong reason one step at least decides. */
const refuting = (told: readonly Told[], misread: readonly string[]): readonly Told[] =>
  misread.reduce((all: readonly Told[], rule) => {
    const about = all.filter((s) => cites(s.rules, rule))
    return about.some((s) => s.decisive) ? all : starred(all, (s) => s === about[0])
  }, told)

/** By which what is no longer on the battlefield is in combat no more. */
const LEFT: RuleId = '506.4'

/** What has left combat decides as well, where it decides that something has. */
function withLeaving(e: Evaluation, told: readonly Told[]): readonly Told[] {
  const at = told.findIndex(({ decisive, rules }) => decisive && rules.includes(LEFT))
  const destroyed = idsOf(e, ({ event }) => event.type === 'destroy')
  return starred(told, ({ of }, n) => n < at && of.some((id) => destroyed.has(id)))
}

/** The labels of what is asked to be where it was. */
const whereabouts = (probe: Probe): readonly string[] =>
  readingsOf(probe).flatMap((r) => (r.ask === 'survives' || r.ask === 'zone' ? [r.object] : []))

/** What destroys the very thing that is asked about, or buries it at a check, decides as much as what leaves it there. */
function withEnd(e: Evaluation, probe: Probe, told: readonly Told[]): readonly Told[] {
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
function withLosing(e: Evaluation, probe: Probe, told: readonly Told[]): readonly Told[] {
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
function withGone(e: Evaluation, probe: Probe, told: readonly Told[]): readonly Told[] {
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

/**
 * Damage to a creature or a player that nobody asks about, and that is there at the end all the same, decides nothing, though its rule does
 * elsewhere; nor does what befalls a creature that is destroyed only with the one that is asked about.
 */
function isBeside(e: Evaluation, probe: Probe): Is {
  const asked = readingsOf(probe).flatMap((r) =>
    r.ask === 'survives' || r.ask === 'marked' || r.ask === 'zone' ? [r.object] : r.ask === 'lost' ? [r.player] : [],
  )
  if (asked.length < readingsOf(probe).length) return () => false
  const { cards, objects, players } = e.outcome
  const about = asked.map((label) => cards[label] ?? label)
  // Who shares a total with a player shares what comes of the damage.
  const pools = about.flatMap((id) => players[id]?.pool ?? [])
  const fallen = fallenWith(e, [...asked, ...about])
  const stays = (id: string): boolean => {
    const player = players[id]
    return player ? player.lost === undefined && !pools.includes(player.pool) : objects[id]?.zone === 'battlefield'
  }
  const events = new Map(e.trace?.happenings.map(({ id, event }) => [id, event]))
  return ({ of }) => {
    const happened = of.flatMap((id) => events.get(id) ?? [])
    const dealt = happened.flatMap((event) => (event.type === 'damage' ? [event.target] : []))
    const destroyed = happened.flatMap((event) => (event.type === 'destroy' ? [event.object] : []))
    return (
      dealt.length + destroyed.length > 0 &&
      dealt.every((id) => !about.includes(id) && (stays(id) || fallen.has(id))) &&
      destroyed.every((id) => fallen.has(id))
    )
  }
}

/** What is destroyed at the same time as some of these, and is none of them. */
function fallenWith(e: Evaluation, these: readonly string[]): ReadonlySet<string> {
  const destroyed = (e.trace?.happenings ?? []).flatMap(({ event, batch }) =>
    event.type === 'destroy' ? [{ id: event.object, batch }] : [],
  )
  const batches = new Set(destroyed.flatMap(({ id, batch }) => (these.includes(id) ? [batch] : [])))
  return new Set(destroyed.flatMap(({ id, batch }) => (batches.has(batch) && !these.includes(id) ? [id] : [])))
}

/**
 * Tokens that cease to exist decide nothing of how often something has triggered, of other objects beside that, of who has lost, nor of
 * life that changes no more: all that has come about by then.
 */
function isCeased(e: Evaluation, probe: Probe): Is {
  const readings = readingsOf(probe)
  const counted = readings.some(({ ask }) => ask === 'triggers')
  const last = e.trace?.happenings.findLast(({ event }) => event.type === 'adjustLife')?.batch ?? 0
  const isBy = ({ event, batch }: Happening): boolean =>
    event.type === 'cease' &&
    readings.every((r) => {
      if (r.ask === 'triggers' || r.ask === 'lost') return true
      if (r.ask === 'life') return batch > last
      return counted && 'object' in r && r.object !== labelOf(event.object)
    })
  const ceased = idsOf(e, isBy)
  return ({ of }) => of.length > 0 && of.every((id) => ceased.has(id))
}

/** What ends as the turn does. */
const ENDING: readonly EventType[] = ['clearDamage', 'end']

/** The end of a turn decides nothing of creatures that have been destroyed before. */
function isAfterwards(e: Evaluation, probe: Probe): Is {
  const { cards, objects } = e.outcome
  const readings = readingsOf(probe)
  const gone = readings.flatMap((r) =>
    r.ask === 'survives' && objects[cards[r.object] ?? r.object]?.zone !== 'battlefield' ? [r.object] : [],
  )
  const ends = gone.map((label) => destroyedIn(e, label))
  const left = gone.length === readings.length ? Math.max(...ends) : Infinity
  const ending = idsOf(e, ({ event, batch }) => batch > left && ENDING.includes(event.type))
  return ({ of }) => of.length > 0 && of.every((id) => ending.has(id))
}

/** When something has been destroyed for the last time. */
const destroyedIn = (e: Evaluation, label: string): number =>
  e.trace?.happenings.findLast(
    ({ event, fate }) => fate === 'happened' && event.type === 'destroy' && labelOf(event.object) === label,
  )?.batch ?? Infinity

/** What others draw decides nothing of how many cards somebody has drawn. */
function isDrawnBeside(e: Evaluation, probe: Probe): Is {
  const readings = readingsOf(probe)
  const asked = readings.flatMap((r) => (r.ask === 'cardsDrawn' ? [r.player] : []))
  const alone = asked.length === readings.length
  const drawn = (theirs: boolean) =>
    idsOf(e, ({ event }) => alone && event.type === 'draw' && asked.includes(event.player) === theirs)
  const [own, others] = [drawn(true), drawn(false)]
  return ({ of }) => of.some((id) => others.has(id)) && !of.some((id) => own.has(id))
}

/** Totals that change by events of their own. */
const TOTALS: ReadonlySet<string> = new Set(['life', 'poison'])

/** What is destroyed last of all decides nothing of totals: nothing comes after it by which one could change. */
function isLastDestroyed(e: Evaluation, probe: Probe, told: readonly Told[]): Is {
  const destroyed = idsOf(e, ({ event }) => event.type === 'destroy')
  const before = told.findLastIndex(({ of }) => !of.some((id) => destroyed.has(id)))
  const last = readingsOf(probe).every(({ ask }) => TOTALS.has(ask)) ? told.slice(before + 1) : []
  // Of the steps that are starred since only the words stay the same.
  return ({ sentence }) => last.some((step) => step.sentence === sentence)
}

/** By which what lies on top of the stack resolves: of one thing alone that decides nothing. */
const TOP: RuleId = '405.5'

/** What resolves alone on the stack decides nothing by its place there. */
function isLone(e: Evaluation): Is {
  const frames = e.trace?.frames ?? []
  const lone = idsOf(e, ({ event, batch }) => event.type === 'resolve' && frames[batch - 1]?.shared.stack.length === 1)
  return ({ rules: [rule, ...more], of }) => rule === TOP && more.length === 0 && of.some((id) => lone.has(id))
}

/**
 * What is declared, cast or activated, and the mana that is paid for it: what tells the one tells the other. Of damage that is asked about how
 * it may be assigned, that it is dealt so.
 */
const TAKING: readonly EventType[] = ['attack', 'block', 'cast', 'activate', 'payMana', 'damage']

/** An action that is asked about, and legal, decides nothing where another step says why: it is what is asked. */
function isTaken(e: Evaluation, probe: Probe): Is {
  const asked = askedActions(probe)
  const taken = idsOf(e, ({ event, action }) => TAKING.includes(event.type) && asked.includes(action))
  return ({ of }) => of.some((id) => taken.has(id))
}
