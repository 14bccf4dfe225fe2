import 'server-only'
import type { VerdictView } from '#lib/italian/views'
import type { Item } from '#lib/questions/item'
import { explained } from '../explained'
import { remembering } from '../remembering'

interface Looked {
  readonly item: Item
  readonly seed: string
  readonly who: string
}

/** The key of a question that an instructor looks at, with its reason. Whoever chooses among twenty sees the same ones again at each press. */
export const told = remembering(
  'deck-told',
  400,
  ({ item, seed }: Looked) => `${item.id}|${seed}`,
  ({ item, seed, who }): Promise<VerdictView> => explained({ item, seed, answer: null }, who),
)
