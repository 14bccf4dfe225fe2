import 'server-only'
import { database } from '#lib/db/client'
import { withdrawnTemplates } from '#lib/db/withdrawn'
import type { Item } from '#lib/questions/item'
import { bank } from '../ports'
import { remembering } from '../remembering'
import { rulesUnder } from '../rules-under'
import { patiently } from '../work/busy'
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
 * same ones. `who` waits for their turn.
 */
export async function* drawExport(
  wish: ExportWish,
  without: ReadonlySet<string>,
  who: string,
): AsyncGenerator<readonly Item[]> {
  const met = new Set(without)
  const groups = subjects(wish)
  const out = await withdrawnTemplates(database())
  let left = wish.count
  for (const [n, rules] of groups.entries()) {
    // What one has too few of, the next ones make up for.
    const share = Math.ceil(left / (groups.length - n))
    const drawing = () => draw({ series: wish.series, rules, share, met, out, who })
    // Whoever begins may be sent away; what has begun is finished.
    const fresh = await (n === 0 ? drawing() : patiently(drawing))
    for (const { id } of fresh) met.add(id)
    if (fresh.length > 0) yield fresh
    left -= fresh.length
  }
}

interface Share {
  readonly series: number
  readonly rules: readonly string[]
  readonly share: number
  readonly met: ReadonlySet<string>
  /** Templates that are out of service. */
  readonly out: readonly string[]
  readonly who: string
}

/** So many items about some rules, none of those met; more are looked at only where the first ones are not enough. */
async function draw({ series, rules, share, met, out, who }: Share): Promise<readonly Item[]> {
  const fresh = async (among: number): Promise<readonly Item[]> =>
    (await offered({ series, rules, among, out, who })).filter(({ id }) => !met.has(id))
  const first = await fresh(share)
  return (first.length < share ? await fresh(share * 3) : first).slice(0, share)
}

interface Offered {
  readonly series: number
  readonly rules: readonly string[]
  readonly among: number
  readonly out: readonly string[]
  readonly who: string
}

/** What there is to draw from: the same for everybody who asks for the same. */
const offered = remembering(
  'export-draw',
  100,
  ({ series, rules, among, out }: Offered) => `${series}|${among}|${rules.join(' ')}|${out.join(' ')}`,
  async ({ series, rules, among, out, who }) => {
    const [offers = []] = await bank.draw([{ seed: `${series}|export`, wish: { rules }, without: out, n: among }], who)
    return offers.map(({ item }) => item)
  },
)
