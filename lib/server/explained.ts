import 'server-only'
import type { VerdictView } from '#lib/italian/views'
import { isOwn } from '#lib/questions/index'
import type { Asked } from './bank'
import { bank } from './ports'
import { remembering } from './remembering'

/**
 * Why one item has the answer it has. What somebody wrote themselves is explained by the thread that is ended where it does not come to an
 * end, once for everybody who answered the same; `who` waits for their turn.
 */
export const explained = async (asked: Asked, who: string): Promise<VerdictView> =>
  isOwn(asked.item) ? ofOwn({ ...asked, who }) : bank.verdict(asked.item, asked.answer, asked.seed)

/** A version of a question never changes: it is frozen. */
const ofOwn = remembering(
  'own-verdict',
  200,
  ({ item, answer, seed }: Asked & { readonly who: string }) => JSON.stringify([item.id, seed, answer]),
  async ({ who, ...asked }) => {
    const [verdict] = await bank.tell([asked], who)
    return verdict as VerdictView
  },
)
