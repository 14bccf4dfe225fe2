import 'server-only'
import { setImmediate } from 'node:timers/promises'
import { shuffled } from '#lib/base/seed'
import type { NewQuestion } from '#lib/db/quizzes'
import { VARIANTS } from '#lib/db/sheets'
import type { Item } from '#lib/questions/item'
import { bank } from '../ports'

/** What the variants after the first have: other questions like those of the first, or the very same ones. */
export type Others = 'like' | 'same'

/** Questions of a template that are looked at for one of the same level. */
const LOOKED_AT = 4

/**
 * The questions of each variant: the first as they are; the others in another order, with other names and another order of the options,
 * and, where that is wanted and the template has one of the same level, another question of the same template.
 */
export async function variantsOf(
  seed: string,
  questions: readonly NewQuestion[],
  { count, others }: { readonly count: number; readonly others: Others },
): Promise<readonly (readonly NewQuestion[])[]> {
  const used = new Set(questions.map(({ item }) => item.id))
  const variants: (readonly NewQuestion[])[] = [questions]
  for (const letter of VARIANTS.slice(1, count)) {
    const made: NewQuestion[] = []
    for (const [n, question] of shuffled(`${seed}|${letter}`, questions).entries()) {
      // Drawing takes a while: others are answered in between.
      await setImmediate()
      const mine = `${seed}|${letter}|${n + 1}`
      const item = (others === 'like' && likeIt(question.item, mine, used)) || question.item
      used.add(item.id)
      made.push({ seed: mine, item, shown: bank.toPublic(item) })
    }
    variants.push(made)
  }
  return variants
}

/** Another item of the template and the level of one, about a rule that it exercises; undefined where none is found. */
function likeIt(item: Item, seed: string, used: ReadonlySet<string>): Item | undefined {
  const levelOf = (each: Item) => bank.question(bank.toPublic(each), seed).level
  const level = levelOf(item)
  const not = new Set(used)
  for (let n = 0; n < LOOKED_AT; n++) {
    const id = bank.variant(item.template, `${seed}|${n}`, { not, rule: item.claims[0] })
    const made = id === undefined ? undefined : bank.instantiate(id)
    if (!made?.ok) return undefined
    if (levelOf(made.value) === level) return made.value
    not.add(made.value.id)
  }
  return undefined
}
