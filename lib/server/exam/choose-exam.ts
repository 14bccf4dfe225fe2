import 'server-only'
import { itemsMetOf } from '#lib/db/attempts'
import type { Db } from '#lib/db/client'
import type { NewQuestion } from '#lib/db/quizzes'
import { ratings } from '#lib/db/ratings'
import { withdrawnTemplates } from '#lib/db/withdrawn'
import type { Item } from '#lib/questions/item'
import { type Blueprint, CALLS, type Planned, planExam, type Stock } from '#lib/study/index'
import { keyed } from '../keyed'
import { answeredLevels, drawnLevels } from '../levels'
import { bank } from '../ports'
import { weighTemplates } from '../practice/practice-of'
import { drawReady, type TemplateDrawing } from '../stock/draw'
import { chooseCalls } from './choose-calls'

/** Plans that are tried: some templates turn out to have no question about an area. */
const TRIES = 3

/** Further questions of a template to choose from, for whoever has met some of it. */
const FURTHER = 2

interface Asked {
  readonly item: Item
  readonly area: string
}

/** The questions of a new exam, each with its area: others for every seed, as hard for each. */
export async function chooseExam(
  db: Db,
  userId: string,
  seed: string,
  blueprint: Pick<Blueprint, 'parts'>,
): Promise<{ readonly questions: readonly NewQuestion[]; readonly areas: readonly string[] }> {
  const made = await asked(db, userId, seed, { parts: blueprint.parts.filter(({ calls }) => !calls) })
  const calls = await chooseCalls(db, userId, seed, blueprint.parts)
  return {
    questions: [
      ...made.map(({ item }, i) => ({ seed: keyed(seed, 'question', i + 1), item, shown: bank.toPublic(item) })),
      ...calls,
    ],
    areas: [...made.map(({ area }) => area), ...calls.map(() => CALLS)],
  }
}

async function asked(
  db: Db,
  userId: string,
  seed: string,
  { parts }: Pick<Blueprint, 'parts'>,
): Promise<readonly Asked[]> {
  let stock = await stockOf(db)
  let best: readonly Asked[] = []
  for (let n = 0; n < TRIES; n++) {
    const plan = planExam(keyed(seed, 'exam'), { parts }, { stock, rulesOf })
    const { made, empty } = await makeAll(db, userId, seed, parts, plan)
    if (made.length > best.length) best = made
    if (empty.size === 0) break
    stock = stock.filter(({ id }) => !empty.has(id))
  }
  return best
}

/** Every template in service with its rating, and its level by answers where enough people gave some. */
async function stockOf(db: Db): Promise<readonly Stock[]> {
  const [without, rated] = [await withdrawnTemplates(db), await ratings(db)]
  const levels = drawnLevels(await answeredLevels(db))
  await weighTemplates()
  return bank
    .templates()
    .filter(({ id }) => !without.includes(id))
    .map((t) => ({
      ...t,
      level: levels[t.id] ?? t.level,
      difficulty: rated.get(t.id)?.rating ?? bank.difficulty(t.id),
    }))
}

const rulesOf = (area: string): readonly string[] | undefined => bank.areas().find(({ slug }) => slug === area)?.rules

/** The questions of a plan, none twice, unmet ones first; and the templates that have none for their part. */
async function makeAll(
  db: Db,
  userId: string,
  seed: string,
  parts: Blueprint['parts'],
  plan: readonly Planned[],
): Promise<{ readonly made: readonly Asked[]; readonly empty: ReadonlySet<string> }> {
  const met = await itemsMetOf(
    db,
    userId,
    plan.map(({ template }) => template),
  )
  const metOf = (template: string): number => [...met].filter((id) => id.startsWith(`${template}.`)).length
  const drawings = plan.map(({ template, part }, n): TemplateDrawing => {
    const area = parts[part]?.area
    const alike = plan.filter((other) => other.template === template).length
    return {
      seed: keyed(seed, 'offer', n + 1),
      wish: { template, rules: area === undefined ? undefined : rulesOf(area) },
      without: [],
      n: alike + Math.min(FURTHER, metOf(template)),
    }
  })
  const drawn = await drawReady(db, drawings, userId)
  const taken = new Set<string>()
  const empty = new Set<string>()
  const made = plan.flatMap(({ template, part }, n): readonly Asked[] => {
    const free = (drawn[n] ?? []).map(({ item }) => item).filter(({ id }) => !taken.has(id))
    const item = free.find(({ id }) => !met.has(id)) ?? free[0]
    if (!item) empty.add(template)
    else taken.add(item.id)
    return item ? [{ item, area: parts[part]?.area ?? '' }] : []
  })
  return { made, empty }
}
