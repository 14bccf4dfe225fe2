import 'server-only'
import { shuffled } from '#lib/base/seed'
import { database } from '#lib/db/client'
import type { NewQuestion } from '#lib/db/quizzes'
import { VARIANTS } from '#lib/db/sheets'
import { withdrawnTemplates } from '#lib/db/withdrawn'
import type { Item } from '#lib/questions/item'
import { keyed } from '../keyed'
import { bank } from '../ports'

/** What the variants after the first have: other questions like those of the first, or the very same ones. */
export type Others = 'like' | 'same'

/**
 * The questions of each variant: the first as they are; the others in another order, with other names and another order of the options,
 * and, where that is wanted and the template has one, another question of the same template, which is of the same level.
 */
export async function variantsOf(
  seed: string,
  questions: readonly NewQuestion[],
  { count, others, who }: { readonly count: number; readonly others: Others; readonly who: string },
): Promise<readonly (readonly NewQuestion[])[]> {
  const used = new Set(questions.map(({ item }) => item.id))
  const variants: (readonly NewQuestion[])[] = [questions]
  for (const letter of VARIANTS.slice(1, count)) {
    const made: NewQuestion[] = []
    for (const [n, question] of shuffled(keyed(seed, 'order', letter), questions).entries()) {
      const mine = keyed(seed, 'question', letter, n + 1)
      const item =
        (others === 'like' && (await likeIt(question.item, keyed(seed, 'offer', letter, n + 1), used, who))) ||
        question.item
      used.add(item.id)
      made.push({ seed: mine, item, shown: bank.toPublic(item) })
    }
    variants.push(made)
  }
  return variants
}

/** Another item of the template of one, about a rule that it exercises; undefined where there is none. */
async function likeIt(item: Item, seed: string, used: ReadonlySet<string>, who: string): Promise<Item | undefined> {
  if ((await withdrawnTemplates(database())).includes(item.template)) return undefined
  const sought = [{ templates: [item.template], seed, rule: item.claims[0] }]
  const [offer] = await bank.variants({ sought, met: [], not: [...used] }, who)
  return offer?.item
}
