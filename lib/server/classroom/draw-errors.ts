import 'server-only'
import type { NewQuestion } from '#lib/db/quizzes'
import { drawBelief } from '../deck/draw-belief'

/** So many questions that some beliefs answer wrong: about each of them in turn, as far as there are any, none twice and none of those to leave out. */
export async function drawErrors(
  beliefs: readonly string[],
  {
    seed,
    length,
    who,
    templates = [],
  }: { readonly seed: string; readonly length: number; readonly who: string; readonly templates?: readonly string[] },
  without: ReadonlySet<string> = new Set(),
): Promise<readonly NewQuestion[]> {
  const drawn = new Map<string, NewQuestion>()
  for (let before = -1; drawn.size < length && drawn.size > before; ) {
    before = drawn.size
    for (const belief of beliefs) {
      if (drawn.size === length) break
      const not = new Set([...without, ...drawn.keys()])
      for (const question of await drawBelief(belief, { seed: `${seed}|${drawn.size}`, count: 1, not, who, templates }))
        drawn.set(question.item.id, question)
    }
  }
  return [...drawn.values()]
}
