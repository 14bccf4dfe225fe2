import { instantiate, points, templates } from '#lib/questions/index'
import { evaluate, scenario } from '#lib/rules/index'
import { atLeast, perSecond, print } from './measure'

const life = scenario()
  .life('N', 4)
  .effect(
    {
      do: 'sequence',
      steps: [
        { do: 'loseLife', who: 'N', amount: 6 },
        { do: 'gainLife', who: 'N', amount: 3 },
      ],
    },
    'A',
  )
  .done()

const combat = scenario()
  .creature('A', 'drago', '5/5', ['flying', 'lifelink'])
  .creature('A', 'belva', '4/4', ['trample'])
  .creature('N', 'golem', '2/3', ['first-strike'])
  .creature('N', 'ragno', '2/4', ['reach'])
  .attack({ drago: 'N', belva: 'N' })
  .block({ ragno: 'drago', golem: 'belva' })
  .act('combat-damage')
  .choose({ choose: 'assign-damage', of: 'belva', answer: { most: 'N' } })
  .done()

/** Evaluations and items a second, on one core. */
export function benchEvaluator(): void {
  for (const [name, s] of [
    ['life', life],
    ['combat', combat],
  ] as const)
    if (evaluate(s).status !== 'complete') throw new Error(`the ${name} scenario of the benchmark does not evaluate`)
  print(
    atLeast(
      'life scenario, no trace',
      perSecond(() => evaluate(life)),
      'evaluations/s',
      20_000,
    ),
  )
  print(
    atLeast(
      'life scenario, traced',
      perSecond(() => evaluate(life, { trace: true })),
      'evaluations/s',
      5_000,
    ),
  )
  print(
    atLeast(
      'combat of four creatures, no trace',
      perSecond(() => evaluate(combat)),
      'evaluations/s',
      5_000,
    ),
  )
  const ids = templates.flatMap((t) => {
    const sound = [...points(t)].map((p) => p.id).filter((id) => instantiate(id).ok)
    return [sound[0], sound[Math.floor(sound.length / 2)]].filter((id) => id !== undefined)
  })
  let n = 0
  print(
    atLeast(
      'items instantiated',
      perSecond(() => instantiate(ids[n++ % ids.length] ?? '')),
      'items/s',
      400,
    ),
  )
}
