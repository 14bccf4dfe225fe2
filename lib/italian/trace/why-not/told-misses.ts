import { type Probe, type Reading, readingsOf } from '#lib/questions/index'
import { type Evaluation, explainAbsence, type NearMiss, nearMisses, type RuleId } from '#lib/rules/index'
import { type Phrase, phrase, sentence, verbatim } from '../../grammar/index'
import { labelOf } from '../../names/people'
import { inZone } from '../../names/terms'
import { object, type Tale } from '../telling/context'
import type { Dated, Span } from '../why/told-whys'
import { effectMiss, keywordMiss } from './effect'
import type { Group } from './scene'
import { remainsMiss, sparedMiss } from './spared'
import { triggerMiss } from './trigger'

/** How somebody sees the scenario who gives a wrong answer, with the rule that is misread. */
export interface Foil {
  readonly rule: RuleId
  readonly evaluation: Evaluation
}

/**
 * The telling with what did not happen, each where it would have: what the question asks about, and what happens to those who give one of
 * its wrong answers.
 */
export function withMisses(
  t: Tale,
  told: readonly Dated[],
  spans: readonly Span[],
  {
    probe,
    foils,
    claims,
  }: { readonly probe: Probe; readonly foils: readonly Foil[]; readonly claims: readonly string[] },
): readonly Dated[] {
  const all = [...told]
  for (const { group, rules } of relevant(t, probe, foils, claims)) {
    const [first] = group
    const { action, batch } = first
    Object.assign(t, { action, ...spans[action], batch })
    const text = say(t, group)
    if (!text) continue
    const said = sentence(text)
    if (isSaid(t, all, first, said)) continue
    const at = placeOf(all, group)
    all.splice(at, 0, { sentence: said, rules, batch: Math.max(batch, all[at - 1]?.batch ?? 0), of: [], action })
  }
  return all
}

/** Whether the same, or what it ends in, has been told already. */
function isSaid(t: Tale, told: readonly Dated[], { missed }: NearMiss, said: Phrase): boolean {
  const end =
    missed.type === 'dies'
      ? phrase`${object(t, missed.object)} resta ${inZone('battlefield')}`
      : missed.type === 'loses'
        ? verbatim('resta in partita')
        : said
  return told.some((s) => s.sentence === said || s.sentence.includes(end))
}

/** After what tells the last of the events that came near; of a state, at the end. */
function placeOf(told: readonly Dated[], group: Group): number {
  const [{ action, batch, on, kept }] = group
  const near = group.flatMap((miss) => miss.on?.id ?? [])
  const own = told.findLastIndex((s) => s.action === action && near.some((id) => s.of?.includes(id)))
  // What comes late is told where it comes.
  if (own >= 0 && kept.by !== 'late') return own + 1
  return told.findLastIndex((s) => s.action < action || (s.action === action && (!on || s.batch <= batch))) + 1
}

function say(t: Tale, group: Group): Phrase | undefined {
  const [first] = group
  const { missed } = first
  switch (missed.type) {
    case 'trigger':
      return triggerMiss(t, group, missed)
    case 'effect':
      return effectMiss(t, group, missed)
    case 'keyword':
      return keywordMiss(t, group)
    case 'dies':
      return sparedMiss(t, first, missed)
    case 'loses':
      return remainsMiss(t, first, missed)
  }
}

interface Relevant {
  readonly group: Group
  readonly rules: readonly string[]
}

/** Near misses that a question is about, those that are said together as one. */
function relevant(t: Tale, probe: Probe, foils: readonly Foil[], claims: readonly string[]): readonly Relevant[] {
  const { evaluation: e } = t
  const readings = readingsOf(probe)
  const asked = (ask: string, label: string): boolean =>
    readings.some(
      (r) => r.ask === ask && (('object' in r && r.object === label) || ('player' in r && r.player === label)),
    )
  const believers = (miss: NearMiss): readonly Foil[] => foils.filter((foil) => happensTo(e, foil, miss))
  const found: { miss: NearMiss; rules: readonly string[] }[] = []
  const take = (miss: NearMiss, isAsked: boolean): void => {
    const by = believers(miss)
    // Of a total that has not come so far it is the limit that decides, whatever brought somebody else there.
    const misread = miss.kept.by === 'number' ? [] : by.map(({ rule }) => rule)
    if (isAsked || by.length) found.push({ miss, rules: [...new Set([...misread, ...miss.rules])] })
  }
  for (const miss of nearMisses(e)) {
    const { missed } = miss
    take(
      miss,
      missed.type === 'trigger'
        ? asked('triggers', labelOf(missed.source))
        : miss.rules.some((rule) => claims.includes(rule)) && missed.type === 'effect' && miss.kept.by === 'late',
    )
  }
  for (const label of Object.keys(e.start.cards))
    if (isAboutFate(readings, label))
      for (const miss of explainAbsence(e, { die: label })) take(miss, asked('survives', label))
  for (const player of e.start.order)
    for (const miss of explainAbsence(e, { lose: player }))
      if (asked('lost', player) || asked('outcome', player)) take(miss, false)
  return grouped(found)
}

/** Whether a question asks what became of a permanent. */
const isAboutFate = (readings: readonly Reading[], label: string): boolean =>
  readings.some(
    (r) =>
      ((r.ask === 'survives' || r.ask === 'died' || r.ask === 'zone') && r.object === label) ||
      (r.ask === 'survivors' && r.objects.includes(label)),
  )

/** Whether what did not happen does for somebody who misreads a rule. */
function happensTo(e: Evaluation, { rule, evaluation }: Foil, { missed, rules }: NearMiss): boolean {
  const more = (count: (x: Evaluation) => number): boolean => count(evaluation) > count(e)
  const times =
    (is: (h: NonNullable<Evaluation['trace']>['happenings'][number]) => boolean) =>
    (x: Evaluation): number =>
      x.trace?.happenings.filter(is).length ?? 0
  switch (missed.type) {
    case 'trigger':
      return more(times(({ event }) => event.type === 'trigger' && event.trigger.source === missed.source))
    case 'effect':
      return rules.includes(rule) || more(times(({ through }) => through === missed.effect.id))
    case 'keyword':
      return rules.includes(rule)
    case 'dies':
      return evaluation.outcome.objects[missed.object]?.zone !== 'battlefield'
    case 'loses':
      return evaluation.outcome.players[missed.player]?.lost === missed.reason
  }
}

function grouped(found: readonly { miss: NearMiss; rules: readonly string[] }[]): readonly Relevant[] {
  const by = new Map<string, { misses: NearMiss[]; rules: string[] }>()
  for (const { miss, rules } of found) {
    const key = JSON.stringify([what(miss), miss.kept, miss.action, miss.batch])
    const known = by.get(key) ?? { misses: [], rules: [] }
    by.set(key, { misses: [...known.misses, miss], rules: [...known.rules, ...rules] })
  }
  return [...by.values()].map(({ misses, rules }) => ({
    group: misses as unknown as Group,
    rules: [...new Set(rules)],
  }))
}

/** What is told together: what one ability, or one effect, missed; and all the keywords that one event passed by. */
function what({ missed }: NearMiss): unknown {
  if (missed.type === 'keyword') return missed.type
  return missed.type === 'effect' ? [missed.type, missed.effect.id] : missed
}
