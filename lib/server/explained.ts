import 'server-only'
import type { VerdictView } from '#lib/italian/views'
import { isOwn } from '#lib/questions/index'
import type { Asked } from './bank'
import { bank } from './ports'
import { remembering } from './remembering'
import { Busy } from './work/busy'

/**
 * Why one item has the answer it has, by a thread: whoever is answered meanwhile waits for nothing of it, and `who` for their turn. What
 * somebody wrote themselves is explained by the thread that is ended where it does not come to an end, once for everybody who answered the same.
 */
export const explained = async (asked: Asked, who: string): Promise<VerdictView> =>
  isOwn(asked.item) ? ofOwn({ ...asked, who }) : told({ ...asked, who })

async function told({ who, ...asked }: Asked & { readonly who: string }): Promise<VerdictView> {
  try {
    const [verdict] = await bank.tell([asked], who)
    return verdict as VerdictView
  } catch (error) {
    // Where too many wait for their turn, or somebody looks at a whole exam at once, nobody is refused the why of an answer that is kept.
    if (!(error instanceof Busy) || isOwn(asked.item)) throw error
    return bank.verdict(asked.item, asked.answer, asked.seed)
  }
}

/** A version of a question never changes: it is frozen. */
const ofOwn = remembering(
  'own-verdict',
  200,
  ({ item, answer, seed }: Asked & { readonly who: string }) => JSON.stringify([item.id, seed, answer]),
  told,
)
