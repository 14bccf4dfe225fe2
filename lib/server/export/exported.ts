import 'server-only'
import { type ExportQuestion, exportQuestion, type Idea } from '#lib/export/index'
import type { VerdictView } from '#lib/italian/views'
import { isOwn } from '#lib/questions/index'
import type { Item } from '#lib/questions/item'
import { itemSeed } from '../item/item-seed'
import { lessonOf } from '../lesson-of'
import { bank } from '../ports'
import { remembering } from '../remembering'
import { siteAddress } from '../site-address'

/** A question as it leaves the site; explained by another thread, where `who` waits for their turn. */
export const exported = remembering(
  'exported',
  1_000,
  ({ item }: Asking) => item.id,
  async ({ item, who }): Promise<ExportQuestion> => {
    const [verdict] = await bank.tell([{ item, seed: itemSeed(item.id), answer: null }], who)
    return asExported(item, verdict as VerdictView)
  },
)

interface Asking {
  readonly item: Item
  readonly who: string
}

/** The same of one that is explained: with the names and the order that its own page has, or those of a seed. */
export function asExported(item: Item, verdict: VerdictView, seed = itemSeed(item.id)): ExportQuestion {
  const question = bank.question(bank.toPublic(item), seed)
  const lesson = lessonOf(item.claims)
  return exportQuestion(
    { item, question, verdict, idea },
    {
      // A question of an instructor's own has no page that is everybody's.
      address: isOwn(item) ? null : siteAddress(`/domande/${encodeURIComponent(item.id)}`),
      edition: { date: item.edition, said: inWords(item.edition) },
      lesson: lesson && { slug: lesson.slug, title: lesson.title },
    },
  )
}

/** A frozen question as it leaves the site, with the names and the order that it was frozen with. */
export async function frozenExported(
  { item, seed }: { readonly item: Item; readonly seed: string },
  who: string,
): Promise<ExportQuestion> {
  const [verdict] = await bank.tell([{ item, seed, answer: null }], who)
  return asExported(item, verdict as VerdictView, seed)
}

function idea(belief: string): Idea {
  const { title, lesson } = bank.belief(belief)
  return { title, ...(lesson ? { address: siteAddress(lesson.href) } : {}) }
}

const day = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeZone: 'UTC' })

/** `2026-09-25` in words: «25 settembre 2026». */
const inWords = (edition: string): string => day.format(Date.parse(edition))
