import { describeVerdict } from '#lib/italian/index'
import type { VerdictView } from '#lib/italian/views'
import type { Explanation, Item } from '#lib/questions/index'

/** The verdict on an item that nobody has answered, with the ids of beliefs for their paragraphs. */
export const verdictOn = (item: Item, explanation: Explanation): VerdictView =>
  describeVerdict(item, {
    seed: item.id,
    answer: null,
    graded: { right: false, beliefs: [], credit: 0 },
    explanation,
    belief: (id) => ({ id, title: id, text: '', reread: [] }),
  })
