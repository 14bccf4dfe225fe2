import { canonical } from '#lib/base/json'
import { shuffled } from '#lib/base/seed'
import { describeQuestion, describeVerdict } from '#lib/italian/index'
import { explain, type Item, itemAt, points, type Template, templates, toPublic } from '#lib/questions/index'
import { missing } from './missing'
import { type Count, report } from './report'

const [flag, how, only] = process.argv.slice(2)
const chosen = templates.filter((t) => only === undefined || t.id === only)
if (flag === '--show') for (const item of some(Number(how ?? 10))) readAloud(item)
else if (flag === '--missing') missing(how)
else report(chosen.map(count))

/** Every item of a template, made; two that ask the same with the same answers count as one. */
function count(t: Template): Count {
  const began = performance.now()
  const distinct = new Set<string>()
  const forms = new Set<string>()
  let tried = 0
  for (const { id, point } of points(t)) {
    tried++
    const made = itemAt(t, point, id)
    if (!made.ok) continue
    const { scenario, probe, form, options } = made.value
    forms.add(form)
    distinct.add(canonical({ scenario, probe, options: options.map(({ value }) => value) } as never))
  }
  return { template: t.id, points: tried, items: distinct.size, forms: [...forms], ms: performance.now() - began }
}

/** Sound items at random, repeatable. */
function some(n: number): readonly Item[] {
  const ids = chosen.flatMap((t) => [...points(t)].map((p) => ({ t, ...p })))
  const found: Item[] = []
  for (const { t, id, point } of shuffled('ad alta voce', ids)) {
    if (found.length >= n) break
    const made = itemAt(t, point, id)
    if (made.ok) found.push(made.value)
  }
  return found
}

function readAloud(item: Item): void {
  const seed = item.id
  const q = describeQuestion(toPublic(item), { seed })
  const key = item.options.find((o) => o.key === item.right)
  const v = describeVerdict(item, {
    seed,
    answer: null,
    graded: { right: false, beliefs: [], credit: 0 },
    explanation: explain(item),
    belief: (id) => ({ id, title: id, text: '', reread: [] }),
  })
  const boxes = (q.boxes ?? []).map((b) => `  [ ] ${b.label}: ${b.options.map((o) => o.text).join(' · ') || b.unit}`)
  const wrong = item.options.flatMap((o) => (o.key === key?.key ? [] : [`  ✗ ${canonical(o.value)} ← ${o.beliefs}`]))
  const steps = v.steps.map((s) => `  ${s.decisive ? '*' : ' '} ${s.n}. ${s.sentence} ${s.rules.join(' ')}`)
  const options = q.options.map((o) => `  ( ) ${o.text}`)
  console.log(
    [
      `— ${item.id} (${item.form})`,
      ...q.stem,
      q.ask,
      ...options,
      ...boxes,
      `  = ${v.headline}`,
      ...wrong,
      ...steps,
      '',
    ].join('\n'),
  )
}
