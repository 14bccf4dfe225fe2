import 'server-only'
import { itemsMet } from '#lib/db/attempts'
import type { Db } from '#lib/db/client'
import type { NewQuestion } from '#lib/db/quizzes'
import type { Wish } from '#lib/db/snapshot'
import { withdrawnTemplates } from '#lib/db/withdrawn'
import type { Item } from '#lib/questions/item'
import { assembleQuiz } from '#lib/study/index'
import type { BankWish } from '../bank'
import { keyed } from '../keyed'
import { answeredLevels, drawnLevels } from '../levels'
import { bank } from '../ports'
import { wholeRule } from '../rules-under'
import { isFew, modelsAbout, rulesAsked, templatesWithout } from './models-about'

/** Questions of a quiz, where nothing else is asked for. */
const LENGTH = 10
/** Items to choose each of them from: some were met before, some would repeat a rule. */
const PER_QUESTION = 2
/** Of each template where there are few, whatever its points are about: to choose from those that are least alike. */
const PER_TEMPLATE = 8
/** Beside others that are there as many are drawn to choose from as for all of them, up to so many: it takes no longer than drawing these. */
const TOGETHER = 20

/** What questions are to be like, beside what is kept of a quiz: answered by choosing alone. */
type Wished = Wish & { readonly byChoice?: boolean | undefined }

/** What is around them: items that none of them may be, and those that they come to. */
interface Around {
  readonly open?: ReadonlySet<string>
  readonly beside?: readonly Item[]
}

/**
 * The questions of a new quiz: those asked for by name, or a varied choice of what the person has not met; none that is open elsewhere. Where
 * rules have few templates, others about the whole rule, and other positions of these, come before the same position again. What stands `beside`
 * them they differ from as from one another.
 */
export async function chooseQuestions(
  db: Db,
  userId: string,
  seed: string,
  wish: Wished,
  { open = new Set(), beside = [] }: Around = {},
): Promise<readonly NewQuestion[]> {
  if (wish.items) {
    const withdrawn = await withdrawnTemplates(db)
    const asked = [...new Set(wish.items)].filter((id) => !open.has(id))
    const made = await bank.items(asked, userId)
    return asQuestions(
      seed,
      made.filter((item) => !withdrawn.includes(item.template)),
    )
  }
  const without = await templatesWithout(db, wish.byChoice)
  const length = wish.length ?? LENGTH
  const { rules: numbers, level, template } = wish
  const rules = rulesAsked(wish)
  const levels = level && drawnLevels(await answeredLevels(db))
  const drawing = (part: string, of: Pick<BankWish, 'rules' | 'template'>, n: number) => ({
    seed: keyed(seed, part),
    wish: { level, levels, ...of },
    without,
    n,
  })
  const about = (item: Item): boolean => rules === undefined || item.claims.some((claim) => rules.includes(claim))
  const together = Math.max(length, Math.min(length + beside.filter(about).length, TOGETHER))
  const models = rules && template === undefined ? modelsAbout(rules, without) : []
  const around = isFew(models, together)
    ? (numbers ?? []).flatMap(wholeRule).filter((rule) => !rules?.includes(rule))
    : []
  const others = isFew(models, together)
    ? models.map((model) => drawing(`beside ${model}`, { template: model }, PER_TEMPLATE))
    : []
  const [drawn = [], ...more] = await bank.draw(
    [
      drawing('offer', { rules, template }, together * PER_QUESTION),
      ...others,
      ...(around.length > 0 ? [drawing('around', { rules: around }, together * PER_QUESTION)] : []),
    ],
    userId,
  )
  const items = new Map<string, Item>()
  for (const { item } of [...drawn, ...more.flat()]) if (!open.has(item.id)) items.set(item.id, item)
  const met = await itemsMet(db, userId, [...items.keys()])
  const candidate = (item: Item) => ({
    ...{ id: item.id, template: item.template, form: item.form, claims: item.claims },
    ...bank.kindOf(item),
    seen: met.has(item.id),
    beside: !about(item),
  })
  const candidates = [...items.values()].map(candidate)
  const chosen = assembleQuiz(keyed(seed, 'quiz'), candidates, length, beside.map(candidate))
  return asQuestions(
    seed,
    chosen.flatMap(({ id }) => items.get(id) ?? []),
  )
}

const asQuestions = (seed: string, items: readonly Item[]): readonly NewQuestion[] =>
  items.map((item, i) => ({ seed: keyed(seed, 'question', i + 1), item, shown: bank.toPublic(item) }))
