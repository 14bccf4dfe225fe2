import { shuffled } from '#lib/base/seed'
import type { Choice, Practice } from './choice'
import { type Wanted, wanted } from './wanted'

/** So much of a practice at first, where there is as much: what waits longest must not keep everything else away. */
const DUE = 0.6
const MISSED = 0.2

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
  chosen.take(all.new, fresh)
  chosen.take(all.missed, missed)
  for (const some of [all.due, all.missed, ...(practice.fresh === undefined ? [all.new] : []), all.weak, all.new])
    chosen.take(some)
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
function taker(n: number): { readonly all: Choice[]; readonly take: (some: readonly Wanted[], most?: number) => void } {
  const all: Choice[] = []
  const used = new Set<string>()
  const covered = new Set<string>()
  const take = (some: readonly Wanted[], most = n) => {
    const until = Math.min(n, all.length + most)
    for (const { rule, reason, templates, belief } of some) {
      if (all.length >= until) return
      const free = templates.filter(({ id }) => !used.has(id))
      const [best] = free
      if (!best || (reason !== 'missed' && covered.has(rule))) continue
      all.push({ rule, reason, templates: free.map(({ id }) => id), belief })
      used.add(best.id)
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
