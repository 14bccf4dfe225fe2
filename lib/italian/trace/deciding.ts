import { type Probe, readingsOf } from '#lib/questions/index'
import { askedActions } from '#lib/questions/probe'
import type { Evaluation, EventType, Happening, RuleId } from '#lib/rules/index'
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
  const why = withLeaving(e, refuting(reasoned(told, reason), reason.length > 0 ? misread : []))
  const beside = [isBeside(e, probe), isCeased(e, probe), isLone(e)]
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

/** Tokens that cease to exist decide nothing of how often something has triggered, which it has by then, nor of who has lost. */
function isCeased(e: Evaluation, probe: Probe): Is {
  const after = probe.ask === 'triggers' || probe.ask === 'lost'
  const ceased = idsOf(e, ({ event }) => after && event.type === 'cease')
  return ({ of }) => of.length > 0 && of.every((id) => ceased.has(id))
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
