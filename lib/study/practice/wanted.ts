import { shuffled } from '#lib/base/seed'
import { masteryOf, type RuleProgress, stateOf } from '../mastery'
import { dueAtFor, RETENTION, recallAt } from '../review/memory'
import type { Practicable, Practice, Reason } from './choice'
import { misfits } from './fitting'

/** A rule to ask about, and the templates that may do it, those that fit best first. */
export interface Wanted {
  readonly rule: string
  readonly reason: Reason
  readonly templates: readonly Practicable[]
  readonly belief?: string | undefined
}

/** Everything that may be asked, for each reason in the order in which it is wanted. What ties is in an order that depends on the seed. */
export function wanted(practice: Practice): Readonly<Record<Reason, readonly Wanted[]>> {
  const { progress, templates, isOpen, now, seed, retention = RETENTION } = practice
  const misfit = misfits(practice)
  const dueAt = dueAtFor(retention)
  const mayAsk = ({ claims }: Practicable): boolean => claims.every((rule) => progress.rules.has(rule) || isOpen(rule))
  const byRule = new Map<string, Practicable[]>()
  for (const t of sorted(templates, misfit))
    for (const rule of t.claims) byRule.set(rule, [...(byRule.get(rule) ?? []), t])
  const askable = shuffled(`${seed}|rules`, [...byRule.keys()])

  const about =
    (reason: Reason) =>
    (rule: string): Wanted => {
      const all = byRule.get(rule) ?? []
      const open = all.filter(mayAsk)
      return { rule, reason, templates: open.length > 0 ? open : all }
    }
  const met = askable.flatMap((rule) => {
    const p = progress.rules.get(rule)
    return p ? [{ rule, p }] : []
  })
  const rules = (some: readonly Met[], by: (p: RuleProgress) => number, reason: Reason): readonly Wanted[] =>
    sorted(some, ({ p }) => by(p)).map(({ rule }) => about(reason)(rule))
  const recall = (p: RuleProgress): number => recallAt(p, now)
  const isSolid = ({ p }: Met): boolean => stateOf(p) === 'solid'

  const unmet = sorted(askable.filter((rule) => !progress.rules.has(rule)).map(about('new')), ({ templates: [best] }) =>
    misfit(best),
  )
  const isNew = ({ rule, templates: [best] }: Wanted): boolean => isOpen(rule) && best !== undefined && mayAsk(best)
  return {
    due: rules(
      met.filter(({ p }) => dueAt(p) <= now),
      recall,
      'due',
    ),
    missed: missed(practice),
    new: unmet.filter(isNew),
    // When nothing else is left: what is shaky, what is known, and then what comes before its time.
    weak: [
      ...rules(
        met.filter((m) => !isSolid(m)),
        masteryOf,
        'weak',
      ),
      ...rules(met.filter(isSolid), recall, 'weak'),
      ...unmet.filter((w) => !isNew(w)),
    ],
  }
}

interface Met {
  readonly rule: string
  readonly p: RuleProgress
}

/** Templates whose last answer was not right, the oldest first, with the belief that it betrayed. */
function missed({ progress, templates }: Practice): readonly Wanted[] {
  const found = templates.flatMap((t) => {
    const p = progress.templates.get(t.id)
    return p?.missed ? [{ t, p }] : []
  })
  return sorted(found, ({ p }) => p.lastAt).map(({ t, p }) => ({
    rule: p.about.find((rule) => t.claims.includes(rule)) ?? t.claims[0] ?? '',
    reason: 'missed',
    templates: [t],
    belief: p.beliefs[0],
  }))
}

/** In the order of a number; what is equal stays as it was. */
const sorted = <T>(xs: readonly T[], by: (x: T) => number): T[] => xs.toSorted((a, b) => by(a) - by(b))
