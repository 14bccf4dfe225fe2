import { describeVerdict } from '#lib/italian/index'
import { explain, itemAt, points, templates } from '#lib/questions/index'
import { count } from '../bank/count'
import { atLeast, perSecond, print } from './measure'

const belief = (id: string) => ({ id, title: '', text: '', reread: [] })
/** Long enough for a round to take an item of each template. */
const EVERY_TEMPLATE = { ms: 2000 }

const unanswered = { right: false, beliefs: [], credit: 0 }

/** The bank as a whole, made once and told, and how fast single items of it are made and explained, on one core. */
export function benchBank(): void {
  const began = performance.now()
  const counts = templates.map((t) => count(t))
  const took = performance.now() - began
  print(
    atLeast(
      'distinct items of the bank',
      counts.reduce((n, { items }) => n + items, 0),
      'items',
      100_000,
    ),
  )
  print({ name: 'whole bank made and told', value: took / 1000, unit: 's' })
  const some = templates.flatMap((t) => {
    const sound = [...points(t)].find(({ id, point }) => itemAt(t, point, id).ok)
    return sound ? [{ t, ...sound }] : []
  })
  let n = 0
  print(
    atLeast(
      'items made, with every option and the explanation in words',
      perSecond(() => {
        const { t, point, id } = some[n++ % some.length] as (typeof some)[number]
        const made = itemAt(t, point, id)
        if (!made.ok) return
        const explanation = explain(made.value)
        describeVerdict(made.value, { seed: id, answer: null, graded: unanswered, explanation, belief })
      }, EVERY_TEMPLATE),
      'items/s',
      400,
    ),
  )
}
