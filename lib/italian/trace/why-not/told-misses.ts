import type { Probe } from '#lib/questions/index'
import { type EventType, keywordOfRule, type NearMiss, type RuleId } from '#lib/rules/index'
import { type Phrase, phrase, sentence, verbatim } from '../../grammar/index'
import { holderOf } from '../../names/people'
import { inZone } from '../../names/terms'
import { type Dated, object, type Saying, type Span, type Tale } from '../telling/context'
import { losesAtOnce } from '../telling/losing'
import { isWithinCheck } from '../telling/tree'
import { type Foil, grouped, relevant } from './relevant'
import { sayGroup } from './said'
import type { Group } from './scene'
import { uncounted } from './spared'

/**
 * The telling with what did not happen, each where it would have: what the question asks about, and what happens to those who give one of
 * its wrong answers.
 */
export function withMisses(
  t: Tale,
  told: readonly Dated[],
  spans: readonly Span[],
  probe: Probe,
  foils: readonly Foil[],
): readonly Dated[] {
  const all = [...told]
  for (const { group, rules } of relevant(t, probe, foils)) {
    const [first] = group
    const { action, batch } = first
    Object.assign(t, { action, ...spans[action], batch })
    if (isOver(t, first)) continue
    const text = sayGroup(t, group)
    if (!text) continue
    const said = sentence(text)
    if (isSaid(t, all, first, said)) continue
    const at = placeOf(t, all, group)
    // The table stands as it did where it is said: not before what was told, nor after what is still to be told.
    const before = all[at - 1]?.batch ?? 0
    const shown = isReason(first) ? before : Math.max(before, Math.min(batch, all[at]?.batch ?? batch))
    const apart = uncounted(t, first)
    const base = { ...reasons(group, rules), ...decides(first), batch: shown, of: [], action }
    all.splice(at, 0, ...[apart ?? [], said].flat().map((one) => ({ ...base, sentence: sentence(one) })))
  }
  return all
}

/** Why a creature stays of which it is asked, or a player in the game, is what decides, also where nobody has them go. */
const decides = ({ missed }: NearMiss): Pick<Saying, 'decides'> =>
  missed.type === 'dies' || missed.type === 'loses' ? { decides: true } : {}

/** That something affects what it does not target. */
const UNTARGETED: RuleId = '115.10'

/** What a shield does not stop is by the rule of what it stops, beside that of what comes about instead. What protection stops are several things, each by a rule of it: that nothing is a target is no less a reason than that nothing is damage, and what is no target is so by a rule of its own. */
const reasons = ([{ missed, kept }]: Group, rules: readonly string[]): Pick<Saying, 'rules' | 'whole'> => {
  if (missed.type === 'keyword' && kept.by === 'kind' && kept.asked === 'becomesTarget')
    return { rules: [...rules.filter((rule) => keywordOfRule(rule) !== undefined), UNTARGETED], whole: true }
  return missed.type === 'effect' && kept.by === 'kind' && kept.asked === 'destroy' ? { rules, whole: true } : { rules }
}

/** Whether the game ends before the check at which somebody stays in it: so it does for who has a player at 0 lose at once. */
const isOver = (t: Tale, { missed }: NearMiss): boolean =>
  missed.type === 'loses' &&
  losesAtOnce(t) &&
  t.evaluation.trace?.happenings.some(({ event: e, fate }) => e.type === 'winGame' && fate === 'happened') === true

/** Whether the same, or what it ends in, has been told already. */
function isSaid(t: Tale, told: readonly Dated[], { missed }: NearMiss, said: Phrase): boolean {
  const ends: readonly Phrase[] =
    missed.type === 'dies'
      ? [phrase`${object(t, missed.object)} resta ${inZone('battlefield')}`]
      : missed.type === 'loses'
        ? [verbatim('resta in partita'), phrase`${holderOf(t.people, missed.player)}`]
        : [said]
  return told.some((s) => s.sentence === said || ends.every((end) => s.sentence.includes(end)))
}

/** After what tells the last of the events that came near, or how what an effect does not touch arrived; of a state, at the end. */
function placeOf(t: Tale, told: readonly Dated[], group: Group): number {
  const [{ action, batch, on, kept, missed }] = group
  const late = group.flatMap(({ missed }) => (missed.type === 'affects' && kept.by === 'late' ? [missed.object] : []))
  const came = (t.evaluation.trace?.happenings ?? []).findLast(
    ({ event: e }) => 'as' in e && late.some((x) => x === e.as),
  )
  const arrived = came ? told.findLastIndex((s) => s.action === came.action && s.batch <= came.batch) : -1
  if (arrived >= 0) return arrived + 1
  const near = group.flatMap((miss) => miss.on?.id ?? [])
  const tells = (s: Dated): boolean => s.action === action && near.some((id) => s.of?.includes(id))
  // What has nowhere to go has none before it comes about otherwise, and what nothing stops is not stopped before it comes about.
  if ((kept.by === 'nobody' || isReason(group[0])) && told.some(tells)) return told.findIndex(tells)
  const own = told.findLastIndex(tells)
  // What comes late is told where it comes.
  if (own >= 0 && kept.by !== 'late') return own + 1 + partsOf(t, told.slice(own + 1), near)
  // Damage is compared at a check, of which one action may have several. What decides a number is said before it.
  const checked = missed.type === 'dies' && kept.by === 'number'
  const end =
    told.findLastIndex(
      (s) => !s.values && (s.action < action || (s.action === action && ((!on && !checked) || s.batch <= batch))),
    ) + 1
  return missed.type === 'loses' && missed.reason === 'life' ? beforeCheck(t, told, action, end) : end
}

/** What a shield against another kind of event is told not to stop before it comes about. */
const STOPPED_NOT: readonly EventType[] = ['loseLife', 'payLife', 'sacrifice']

/** Whether it says why an event comes about that something might have stopped: what it stops is of another kind. */
const isReason = ({ missed, kept, on }: NearMiss): boolean =>
  kept.by === 'kind' &&
  (missed.type === 'keyword' || (missed.type === 'effect' && STOPPED_NOT.some((type) => type === on?.event.type)))

/** Who is not out of the game is not by the check that does away with others: it is said before them. */
function beforeCheck(t: Tale, told: readonly Dated[], action: number, end: number): number {
  const all = t.evaluation.trace?.happenings ?? []
  const checks = (s: Dated | undefined): boolean =>
    s?.action === action && s.of !== undefined && s.of.length > 0 && s.of.every((id) => isWithinCheck(all, id))
  let at = end
  while (checks(told[at - 1])) at--
  return at
}

/** How many sentences after the first go on with what comes of the same event: the life that damage also gives. */
function partsOf(t: Tale, rest: readonly Dated[], near: readonly number[]): number {
  const all = t.evaluation.trace?.happenings ?? []
  const within = (id: number | undefined): boolean => id !== undefined && (near.includes(id) || within(all[id]?.parent))
  const end = rest.findIndex(
    (s) => !s.of?.length || !s.of.every((id) => within(id) && all[id]?.event.type !== 'trigger'),
  )
  return end < 0 ? rest.length : end
}

/** Near misses by themselves, each as one sentence with the rules that decide. */
export const tellMisses = (t: Tale, misses: readonly NearMiss[]): readonly Saying[] =>
  grouped(misses.map((miss) => ({ miss, rules: miss.rules }))).flatMap(({ group, rules }) => {
    const [{ action, batch }] = group
    Object.assign(t, { action, batch })
    const text = sayGroup(t, group)
    return text ? [{ sentence: sentence(text), rules, batch }] : []
  })
