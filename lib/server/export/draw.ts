import 'server-only'
import { setImmediate } from 'node:timers/promises'
import { bank } from '../ports'
import { remembering } from '../remembering'
import { rulesUnder } from '../rules-under'
import type { ExportWish } from './wish'

/** Rules that are asked about together: those of a lesson, or those under a number. */
function subjects({ lessons, rules }: Pick<ExportWish, 'lessons' | 'rules'>): readonly (readonly string[])[] {
  const everything = lessons.length === 0 && rules.length === 0
  const areas = bank.areas().filter(({ slug }) => everything || lessons.includes(slug))
  const under = rules.map(rulesUnder)
  return [...areas.map((area) => area.rules), ...under].filter((group) => group.length > 0)
}

/**
 * Items for an export, as evenly over what is asked for as there are; none of those to leave out, and none twice. The same wish draws the
 * same ones.
 */
export async function* drawExport(wish: ExportWish, without: ReadonlySet<string>): AsyncGenerator<string> {
  const met = new Set(without)
  const groups = subjects(wish)
  let left = wish.count
  for (const [n, rules] of groups.entries()) {
    // What one has too few of, the next ones make up for.
    const share = Math.ceil(left / (groups.length - n))
    // Drawing takes a while: others are answered in between.
    await setImmediate()
    const fresh = draw(wish.series, rules, share, met)
    for (const id of fresh) {
      met.add(id)
      yield id
    }
    left -= fresh.length
  }
}

/** So many items about some rules, none of those met; more are looked at only where the first ones are not enough. */
function draw(series: number, rules: readonly string[], count: number, met: ReadonlySet<string>): readonly string[] {
  const fresh = (among: number): readonly string[] => offered({ series, rules, among }).filter((id) => !met.has(id))
  const first = fresh(count)
  return (first.length < count ? fresh(count * 3) : first).slice(0, count)
}

interface Offer {
  readonly series: number
  readonly rules: readonly string[]
  readonly among: number
}

/** What there is to draw from: the same for everybody who asks for the same. */
const offered = remembering(
  'export-draw',
  500,
  ({ series, rules, among }: Offer) => `${series}|${among}|${rules.join(' ')}`,
  ({ series, rules, among }) => [...new Set(bank.candidates(`${series}|export`, { rules }, among).map(({ id }) => id))],
)
