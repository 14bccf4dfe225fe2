import 'server-only'
import { itemsMet } from '#lib/db/attempts'
import type { Db } from '#lib/db/client'
import type { NewQuestion } from '#lib/db/quizzes'
import type { Wish } from '#lib/db/snapshot'
import { withdrawnTemplates } from '#lib/db/withdrawn'
import type { Item } from '#lib/questions/item'
import { assembleQuiz } from '#lib/study/index'
import { keyed } from '../keyed'
import { answeredLevels, drawnLevels } from '../levels'
import { bank } from '../ports'
import { rulesUnder } from '../rules-under'

/** Questions of a quiz, where nothing else is asked for. */
const LENGTH = 10
/** Items to choose each of them from: some were met before, some would repeat a rule. */
const PER_QUESTION = 2

/** The questions of a new quiz: those asked for by name, or a varied choice of what the person has not met; none that is open elsewhere. */
export async function chooseQuestions(
  db: Db,
  userId: string,
  seed: string,
  wish: Wish,
  open: ReadonlySet<string> = new Set(),
): Promise<readonly NewQuestion[]> {
  const without = await withdrawnTemplates(db)
  if (wish.items) {
    const asked = [...new Set(wish.items)].filter((id) => !open.has(id))
    const made = await bank.items(asked, userId)
    return asQuestions(
      seed,
      made.filter((item) => !without.includes(item.template)),
    )
  }
  const length = wish.length ?? LENGTH
  const { lessons, rules: numbers, level, template } = wish
  const rules = lessons || numbers ? [...rulesIn(lessons ?? []), ...(numbers ?? []).flatMap(rulesUnder)] : undefined
  const levels = level && drawnLevels(await answeredLevels(db))
  const drawing = {
    seed: keyed(seed, 'offer'),
    wish: { rules, level, levels, template },
    without,
    n: length * PER_QUESTION,
  }
  const [drawn = []] = await bank.draw([drawing], userId)
  const items = new Map(drawn.flatMap(({ item }) => (open.has(item.id) ? [] : [[item.id, item] as const])))
  const met = await itemsMet(db, userId, [...items.keys()])
  const candidates = [...items.values()].map(({ id, template, form, claims }) => ({
    ...{ id, template, form, claims },
    seen: met.has(id),
  }))
  const chosen = assembleQuiz(keyed(seed, 'quiz'), candidates, length)
  return asQuestions(
    seed,
    chosen.flatMap(({ id }) => items.get(id) ?? []),
  )
}

/** The rules of some lessons; of one that there is not, none. */
const rulesIn = (lessons: readonly string[]): readonly string[] =>
  bank.areas().flatMap(({ slug, rules }) => (lessons.includes(slug) ? rules : []))

const asQuestions = (seed: string, items: readonly Item[]): readonly NewQuestion[] =>
  items.map((item, i) => ({ seed: keyed(seed, 'question', i + 1), item, shown: bank.toPublic(item) }))
