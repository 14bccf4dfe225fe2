import { type Probe, readingsOf } from '#lib/questions/index'
import { askedActions } from '#lib/questions/probe'
import type { Evaluation, EventType, Happening, RuleId } from '#lib/rules/index'
import { labelOf } from '../../names/people'
import type { Told } from '../story'
import { type Is, idsOf } from './steps'

// Steps that are beside what is asked, though a rule acts in them that decides elsewhere; and those that are it.

/**
 * Damage to a creature or a player that nobody asks about, and that is there at the end all the same, decides nothing, though its rule does
 * elsewhere; nor does what befalls a creature that is destroyed only with the one that is asked about, or has struck it by then.
 */
export function isBeside(e: Evaluation, probe: Probe): Is {
  const asked = readingsOf(probe).flatMap((r) =>
    r.ask === 'survives' || r.ask === 'marked' || r.ask === 'zone' ? [r.object] : r.ask === 'lost' ? [r.player] : [],
  )
  if (asked.length < readingsOf(probe).length) return () => false
  const { cards, objects, players } = e.outcome
  const about = asked.map((label) => cards[label] ?? label)
  // Who shares a total with a player shares what comes of the damage.
  const pools = about.flatMap((id) => players[id]?.pool ?? [])
  const fallen = new Set([...fallenWith(e, [...asked, ...about]), ...struck(e, about)])
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

/** What is destroyed at the same time as some of these are, or lose, and is none of them. */
function fallenWith(e: Evaluation, these: readonly string[]): ReadonlySet<string> {
  const done = (e.trace?.happenings ?? []).flatMap(({ event, batch }) =>
    event.type === 'destroy'
      ? [{ id: event.object, batch }]
      : event.type === 'loseGame'
        ? [{ id: event.player, batch }]
        : [],
  )
  const batches = new Set(done.flatMap(({ id, batch }) => (these.includes(id) ? [batch] : [])))
  return new Set(done.flatMap(({ id, batch }) => (batches.has(batch) && !these.includes(id) ? [id] : [])))
}

/**
 * Tokens that cease to exist decide nothing of how often something has triggered, of other objects beside that, of who has lost, nor of
 * life that changes no more: all that has come about by then.
 */
export function isCeased(e: Evaluation, probe: Probe): Is {
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

/** What has dealt damage to some of these, and deals no more in the combat of one turn. */
function struck(e: Evaluation, these: readonly string[]): readonly string[] {
  const { state } = e.look(e.start)
  return (e.trace?.happenings ?? []).flatMap(({ event, fate }) => {
    if (event.type !== 'damage' || fate !== 'happened' || !these.includes(event.target)) return []
    const source = event.source
    return source !== undefined && state.objects[source] && !strikesTwice(e, source) ? [source] : []
  })
}

const strikesTwice = (e: Evaluation, id: string): boolean =>
  e
    .look(e.start)
    .characteristics(id)
    .keywords.some(({ keyword }) => keyword === 'double-strike')

/** What ends as the turn does, and another step: of combat damage it is told who deals any in it. */
const LATER: readonly EventType[] = ['clearDamage', 'end', 'step']

/** A later step, or the end of the turn, decides nothing of creatures that have been destroyed before. */
export function isAfterwards(e: Evaluation, probe: Probe): Is {
  const { cards, objects } = e.outcome
  const readings = readingsOf(probe)
  const gone = readings.flatMap((r) =>
    r.ask === 'survives' && objects[cards[r.object] ?? r.object]?.zone !== 'battlefield' ? [r.object] : [],
  )
  const ends = gone.map((label) => destroyedIn(e, label))
  const left = gone.length === readings.length ? Math.max(...ends) : Infinity
  const later = idsOf(e, ({ event, batch }) => batch > left && LATER.includes(event.type))
  return ({ of }) => of.length > 0 && of.every((id) => later.has(id))
}

/** When something has been destroyed for the last time. */
const destroyedIn = (e: Evaluation, label: string): number =>
  e.trace?.happenings.findLast(
    ({ event, fate }) => fate === 'happened' && event.type === 'destroy' && labelOf(event.object) === label,
  )?.batch ?? Infinity

/** What others draw decides nothing of how many cards somebody has drawn. */
export function isDrawnBeside(e: Evaluation, probe: Probe): Is {
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
export function isLastDestroyed(e: Evaluation, probe: Probe, told: readonly Told[]): Is {
  const destroyed = idsOf(e, ({ event }) => event.type === 'destroy')
  const before = told.findLastIndex(({ of }) => !of.some((id) => destroyed.has(id)))
  const last = readingsOf(probe).every(({ ask }) => TOTALS.has(ask)) ? told.slice(before + 1) : []
  // Of the steps that are starred since only the words stay the same.
  return ({ sentence }) => last.some((step) => step.sentence === sentence)
}

/** By which what lies on top of the stack resolves: of one thing alone that decides nothing. */
const TOP: RuleId = '405.5'

/** What resolves alone on the stack decides nothing by its place there. */
export function isLone(e: Evaluation): Is {
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
export function isTaken(e: Evaluation, probe: Probe): Is {
  const asked = askedActions(probe)
  const taken = idsOf(e, ({ event, action }) => TAKING.includes(event.type) && asked.includes(action))
  return ({ of }) => of.some((id) => taken.has(id))
}
