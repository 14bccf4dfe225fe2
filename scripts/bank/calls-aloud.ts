import { shuffled } from '#lib/base/seed'
import { describeAsked, describeCall } from '#lib/italian/calls'
import { type Call, callTemplates, drawCallOf } from '#lib/questions/calls'
import { explain } from '#lib/questions/index'
import type { Item } from '#lib/questions/item'
import { stepLine } from './read-aloud'
import { verdictOn } from './verdict-on'

/** Calls at random, one of a template before a second of it; only of one template where its id is given. */
export function someCalls(n: number, seed: string, only?: string): readonly Call[] {
  const chosen = shuffled(`${seed} chiamate ad alta voce`, callTemplates).filter(
    (t) => only === undefined || t.id === only,
  )
  const found: Call[] = []
  for (let round = 0; found.length < n && round < n; round++)
    for (const t of chosen.slice(0, n - found.length)) {
      const call = drawCallOf(t, `${seed} ${round}`, new Set(found.map(({ item }) => item.id)))
      if (call) found.push(call)
    }
  return found
}

/** A call as lines to read aloud: the story, what may be asked and what is replied, the rulings, the verdict and what each question was worth. */
export function callAloud(call: Call): readonly string[] {
  const { item } = call
  const view = describeCall(call, new Set(), { seed: item.id })
  const wrong = item.options.filter(({ key }) => key !== item.right)
  const verdict = verdictOn(item as Item, explain(item as Item))
  return [
    `— ${item.id}`,
    ...view.story.map(({ by, says }) => `${by}: «${says}»`),
    view.ask,
    ...view.rulings.map(({ key, text }) => `  ${key === item.right ? '(x)' : '( )'} ${text}`),
    ...describeAsked(call, new Set(), { seed: item.id, ruling: wrong[0]?.key ?? '' }).flatMap((a) => [
      `  ? ${a.text} — ${a.said}${a.decided ? ' [decide]' : ''}`,
      ...(a.otherwise ? [`      se invece «${a.otherwise.said}»: ${a.otherwise.ruling} (${a.otherwise.rule})`] : []),
    ]),
    `  = ${verdict.headline}`,
    ...verdict.steps.map(stepLine),
    '',
  ]
}
