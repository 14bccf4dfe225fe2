import { asList, type Probe, type Reading, readingsOf } from '#lib/questions/index'
import { readProbe } from '#lib/questions/probe'
import { type Evaluation, type ObjectId, rulesAnswering } from '#lib/rules/index'
import { del, ed, figure, phrase, sentence, sul, verb, verbatim } from '../grammar/index'
import { hasTotal, holderOf, type People, thingOf } from '../names/people'
import { headline } from '../situation/probe'
import type { Told } from './story'

/** The state-based action that looks at marked damage. */
const LETHAL = '704.5g'

/** The one that looks at life totals. */
const LIFELESS = '704.5a'

/** Whether the last steps leave the answer unsaid: nothing happens, and that is the answer. */
function unsaid(probe: Reading, value: unknown, told: readonly Told[]): boolean {
  const said = (text: string): boolean => told.some((s) => s.sentence.includes(text))
  if (!told.length) return true
  if (probe.ask === 'lost') return value === false && !said('resta in partita')
  if (probe.ask === 'survives')
    return value === true && !told.findLast((s) => !s.explains)?.sentence.includes('resta sul campo di battaglia')
  if (probe.ask === 'triggers') return value === 0 && !said('non si innesca')
  if (probe.ask === 'life') return !told.some((s) => new RegExp(`\\b${String(value)}\\b`).test(s.sentence))
  return probe.ask === 'outcome' && !said('resta in partita') && !said('perde la partita') && !said('perde subito')
}

/** What closes a trace of a belief: what its answer says otherwise, by the rule that is misread. */
interface Closing {
  readonly asked?: Probe
  readonly rules?: readonly string[]
}

/**
 * A trace with the answer as its last step, where the others leave it unsaid. No rule of another step is borrowed for it: it bears those by
 * which it can be seen, or else the one that somebody misreads.
 */
export function closed(
  told: readonly Told[],
  evaluation: Evaluation,
  probe: Probe,
  people: People,
  { asked = probe, rules = [] }: Closing = {},
): readonly Told[] {
  const value = readProbe(probe, evaluation)
  if (value === undefined) return told
  const values = probe.ask === 'several' ? asList(value) : [value]
  if (!readingsOf(probe).every((reading, n) => unsaid(reading, values[n], told))) return told
  // The rules' own trace ends where the answer is: of it only what can be seen is said again.
  const own = rules.length === 0 && told.length > 0
  const living = own ? alive(evaluation, probe, people) : aliveAt(evaluation, probe, people)
  const seen =
    unscathed(evaluation, probe, people) ?? (own ? living : (living ?? unmoved(evaluation, probe, people, rules)))
  const last = seen ?? (own ? undefined : answerStep(evaluation, asked, people, rules, rules.length > 0))
  if (last === undefined) return told
  const end = last.sentence.replace(/\.$/, '')
  const isSaid = told.some(({ sentence }) => sentence === last.sentence || sentence.startsWith(`${end}: `))
  return isSaid ? told : [...told, last]
}

/** A trace in which an action that is asked about is refused, up to that: what happens in later actions says no more of it. */
export function upToRefusal(told: readonly Told[], e: Evaluation, probe: Probe): readonly Told[] {
  if (probe.ask !== 'legal' || e.reports[probe.action]?.type !== 'refused') return told
  const asked = probe.action
  const later = new Set(e.trace?.happenings.flatMap(({ id, action }) => (action > asked ? [id] : [])))
  return told.filter(({ of }) => of.length === 0 || of.some((id) => !later.has(id)))
}

/** Of who is still in the game with life left: how much that is; undefined where something else is asked. */
function alive(e: Evaluation, probe: Probe, people: People): Told | undefined {
  if (probe.ask !== 'lost' || e.outcome.players[probe.player]?.lost !== undefined) return undefined
  const life = e.outcome.life[people.start.state.players[probe.player]?.pool ?? probe.player] ?? 0
  if (life <= 0) return undefined
  const why = phrase`${hasTotal(holderOf(people, probe.player), life)} ${ed(verbatim('resta in partita'))}`
  const batch = Math.max(0, (e.trace?.frames.length ?? 1) - 1)
  return { sentence: sentence(why), rules: [LIFELESS], figure: '', batch, of: [], decisive: false }
}

/** «I punti vita di Nora non cambiano: restano 11», of somebody's own trace where no total has moved. */
function unmoved(e: Evaluation, probe: Probe, people: People, rules: readonly string[]): Told | undefined {
  if (probe.ask !== 'life') return undefined
  const pool = people.start.state.players[probe.player]?.pool ?? probe.player
  const life = e.outcome.life[pool] ?? 0
  if (life !== people.start.state.life[pool]) return undefined
  const same = phrase`i punti vita ${del(holderOf(people, probe.player))} non cambiano: ${verb('resta', life)} ${figure(life)}`
  const batch = Math.max(0, (e.trace?.frames.length ?? 1) - 1)
  return { sentence: sentence(same), rules, figure: '', batch, of: [], decisive: false }
}

/** Whether a step closes a trace by saying that a total has not moved. */
export const saysUnmoved = ({ sentence, of }: Told): boolean => of.length === 0 && / non cambiano: rest/.test(sentence)

/** More than any total that is counted: who believes in life without end has none. */
const UNCOUNTED = 100_000_000

/** The same of somebody's own trace, where a total has moved in it: as the check is told that somebody loses at. */
function aliveAt(e: Evaluation, probe: Probe, people: People): Told | undefined {
  if (probe.ask !== 'lost' || e.outcome.players[probe.player]?.lost !== undefined) return undefined
  const pool = people.start.state.players[probe.player]?.pool ?? probe.player
  const life = e.outcome.life[pool] ?? 0
  if (life <= 0 || life >= UNCOUNTED || life === people.start.state.life[pool]) return undefined
  const x = holderOf(people, probe.player)
  const why = phrase`il totale ${del(x)} è ${figure(life)}, ${verbatim('più di 0')}: ${x} resta in partita`
  const batch = Math.max(0, (e.trace?.frames.length ?? 1) - 1)
  return { sentence: sentence(why), rules: [LIFELESS], figure: '', batch, of: [], decisive: false }
}

interface Cleared {
  readonly damage: number
  readonly toughness: number
  /** The least toughness that it has come to since, if that would have been too little. */
  readonly since?: number
}

/** How much damage was marked on a creature before it was taken off, and its toughness then; undefined where that was lethal, or none was. */
function beforeCleared(e: Evaluation, id: ObjectId): Cleared | undefined {
  const cleared = e.trace?.happenings.findLast(({ event }) => event.type === 'clearDamage' && event.object === id)
  const frame = cleared && e.trace?.frames[cleared.batch - 1]
  if (!frame) return undefined
  const { toughness = 0 } = e.look(frame).characteristics(id)
  const damage = frame.objects[id]?.damage ?? 0
  if (damage <= 0 || damage >= toughness) return undefined
  // What ends together with the damage has made it no smaller while there was any.
  const there = (e.trace?.frames ?? [])
    .slice(cleared.batch)
    .filter(({ objects }) => objects[id]?.zone === 'battlefield')
  const [then = 0, ...later] = there.map((s) => e.look(s).characteristics(id).toughness ?? 0)
  const since = Math.min(then, ...later)
  return since < then && since <= damage ? { damage, toughness, since } : { damage, toughness }
}

/** Of a creature that is still there why it is: no damage is marked on it, or none is left; undefined where something else is asked. */
function unscathed(e: Evaluation, probe: Probe, people: People): Told | undefined {
  if (probe.ask !== 'survives') return undefined
  const id = e.outcome.cards[probe.object] ?? probe.object
  const o = e.outcome.objects[id]
  const v = e.look(e.outcome)
  const { types, toughness = 0 } = v.characteristics(id)
  if (o?.zone !== 'battlefield' || o.damage > 0 || !types.includes('creature')) return undefined
  const dealt = e.trace?.happenings.some(
    ({ event, fate }) => event.type === 'markDamage' && event.object === id && event.amount > 0 && fate === 'happened',
  )
  // Where nothing has dealt damage, nobody asks how much is marked.
  if (!e.trace?.happenings.some(({ event, fate }) => event.type === 'damage' && fate === 'happened')) return undefined
  const x = thingOf(people, id, v)
  const there = phrase`${x} resta sul campo di battaglia`
  const was = dealt ? beforeCleared(e, id) : undefined
  const why = dealt
    ? was?.since !== undefined
      ? phrase`quando la costituzione ${del(x)} è scesa ${verbatim(`a ${figure(was.since)}`)} non c'era più danno segnato: ${there}`
      : was
        ? phrase`il danno segnato ${sul(x)}, ${figure(was.damage)}, era minore della costituzione, ${figure(was.toughness)}, ${ed(verbatim("ora non c'è più"))}: ${there}`
        : phrase`${sul(x)} non c'è più danno segnato: ${there}`
    : phrase`il danno segnato ${sul(x)} è ${figure(0)} e la costituzione è ${figure(toughness)}: ${there}`
  const batch = Math.max(0, (e.trace?.frames.length ?? 1) - 1)
  const lethal = [LETHAL, ...rulesAnswering(e.rules, v, 'lethalDamage', { object: id })]
  // Damage that is gone went by the rule that took it off; where nothing did, by what is lethal now.
  const off = e.trace?.happenings.findLast(({ event }) => event.type === 'clearDamage' && event.object === id)
  const gone = [...(off?.rules ?? []), LETHAL]
  // That the damage was gone in time is why: of the others an earlier step says it.
  const decisive = was?.since !== undefined
  return { sentence: sentence(why), rules: dealt ? gone : lethal, figure: '', batch, of: [], decisive }
}

/** The answer of an evaluation as a step of its own, with these rules; undefined where it has none. */
export function answerStep(
  evaluation: Evaluation,
  probe: Probe,
  people: People,
  rules: readonly string[],
  decisive = true,
): Told | undefined {
  const value = readProbe(probe, evaluation)
  if (value === undefined) return undefined
  const batch = Math.max(0, (evaluation.trace?.frames.length ?? 1) - 1)
  return { sentence: headline(probe, value, people), rules, figure: '', batch, of: [], decisive }
}
