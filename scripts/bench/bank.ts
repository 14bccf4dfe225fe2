import { explain, itemAt, points, templates } from '#lib/questions/index'
import { count } from '../bank/count'
import { atLeast, perSecond, print } from './measure'

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
      'items made, with every option and the explanation',
      perSecond(() => {
        const { t, point, id } = some[n++ % some.length] as (typeof some)[number]
        const made = itemAt(t, point, id)
        if (made.ok) explain(made.value)
      }),
      'items/s',
      400,
    ),
  )
}
