import { type Probe, type Reading, readingsOf } from '#lib/questions/index'
import { type Evaluation, explainAbsence, type NearMiss, nearMisses, type RuleId } from '#lib/rules/index'
import { labelOf } from '../../names/people'
import type { Tale } from '../telling/context'
import type { Group } from './scene'

/** How somebody sees the scenario who gives a wrong answer, with the rule that is misread. */
export interface Foil {
  readonly rule: RuleId
  readonly evaluation: Evaluation
}

/** Near misses that are said together, and the rules that decide. */
export interface Relevant {
  readonly group: Group
  readonly rules: readonly string[]
}

/** Near misses that a question is about, those that are said together as one. */
export function relevant(
  t: Tale,
  probe: Probe,
  foils: readonly Foil[],
  claims: readonly string[],
): readonly Relevant[] {
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

/** Near misses of one thing that one obstacle kept, of one moment, as one. */
export function grouped(found: readonly { miss: NearMiss; rules: readonly string[] }[]): readonly Relevant[] {
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
