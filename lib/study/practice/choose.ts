import { shuffled } from '#lib/base/seed'
import type { Choice, Practice } from './choice'
import { type Wanted, wanted } from './wanted'

/** So much of a practice at first, where there is as much: what waits longest must not keep everything else away. */
const DUE = 0.6
const MISSED = 0.2
/** No more new questions of a practice than this are of one form, while there are others: reviews come as they are due. */
const ONE_FORM = 0.3

/**
 * What to ask somebody next: rules that are due, templates that were missed, rules never met whose prerequisites are known; then what is
 * left of these, and what is not solid yet. No template twice; fewer where there are no more. Depends on its input alone.
 */
export function choosePractice(practice: Practice): readonly Choice[] {
  const { n, seed } = practice
  const all = wanted(practice)
  const due = Math.ceil(n * DUE)
  const missed = Math.floor(n * MISSED)
  const fresh = Math.min(all.new.length, practice.fresh ?? n - due - missed)
  const chosen = taker(n)
  const takeNew = (most: number) => {
    const before = chosen.all.length
    chosen.take(all.new, most, Math.ceil(n * ONE_FORM))
    chosen.take(all.new, most - (chosen.all.length - before))
  }
  takeNew(fresh)
  chosen.take(all.missed, missed)
  chosen.take(all.due)
  chosen.take(all.missed)
  if (practice.fresh === undefined) takeNew(n)
  chosen.take(all.weak)
  takeNew(n)
  return apart(shuffled(`${seed}|order`, chosen.all))
}

/** Only what was answered wrong and not made good since, the oldest first. */
export function chooseMissed(practice: Practice): readonly Choice[] {
  const chosen = taker(practice.n)
  chosen.take(wanted(practice).missed)
  return chosen.all
}

/** How much of each kind there is to ask. */
export function countWanted(practice: Practice): Readonly<Record<'due' | 'missed' | 'new', number>> {
  const { due, missed, new: fresh } = wanted(practice)
  return { due: due.length, missed: missed.length, new: fresh.length }
}

/** Takes what is wanted as long as there is room, no template twice and no rule that another question exercises already. */
function taker(n: number): {
  readonly all: Choice[]
  /** At most so many of these, and so many of one form in all. */
  readonly take: (some: readonly Wanted[], most?: number, ofOneForm?: number) => void
} {
  const all: Choice[] = []
  const used = new Set<string>()
  const forms = new Map<string, number>()
  const covered = new Set<string>()
  const take = (some: readonly Wanted[], most = n, ofOneForm = n) => {
    const until = Math.min(n, all.length + most)
    for (const { rule, reason, templates, belief } of some) {
      if (all.length >= until) return
      const free = templates.filter(({ id, form }) => !used.has(id) && (forms.get(form) ?? 0) < ofOneForm)
      const [best] = free
      if (!best || (reason !== 'missed' && covered.has(rule))) continue
      all.push({ rule, reason, templates: free.map(({ id }) => id), belief })
      used.add(best.id)
      forms.set(best.form, (forms.get(best.form) ?? 0) + 1)
      for (const claim of best.claims) covered.add(claim)
    }
  }
  return { all, take }
}

const sectionOf = ({ rule }: Choice): string => rule.split('.')[0] ?? rule

/** The same choices with those of one section apart, as far as there are others. */
function apart(choices: readonly Choice[]): readonly Choice[] {
  const left = [...choices]
  const out: Choice[] = []
  for (let next = left.shift(); next; ) {
    out.push(next)
    const last = sectionOf(next)
    const other = left.findIndex((choice) => sectionOf(choice) !== last)
    next = left.splice(Math.max(0, other), 1)[0]
  }
  return out
}
