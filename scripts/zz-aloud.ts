import { canonical } from '#lib/base/json'
import { shuffled } from '#lib/base/seed'
import { describeQuestion } from '#lib/italian/index'
import { drawItem, explain, instantiate, templates, toPublic, type Item } from '#lib/questions/index'
import { readFileSync } from 'node:fs'
import { verdictOn } from './bank/verdict-on'
const [seed, from = '0', to = '999'] = process.argv.slice(2)
const only = process.argv[5]?.split(',')
const golden = readFileSync('/tmp/h/golden-ids.txt', 'utf8')
const order = shuffled('D-reading', templates).filter((t) => !only || only.includes(t.id)).slice(Number(from), Number(to))
for (const t of order) {
  let id: any, k = 0
  do id = drawItem(t, `${seed}:${k++}`)
  while (id && golden.includes(id) && k < 30)
  const made = id && instantiate(id)
  if (!made || !made.ok) { console.log('## none', t.id); continue }
  const item: Item = made.value
  const q = describeQuestion(toPublic(item), { seed: id })
  const v = verdictOn(item, explain(item, [...new Set(item.options.flatMap((o) => o.beliefs))] as any))
  console.log(`— ${id} (${item.form}) ${golden.includes(id) ? 'GOLDEN' : ''} claims ${item.claims}`)
  console.log(q.stem.join('\n'))
  console.log('? ' + q.ask)
  const key = item.options.find((o) => o.key === item.right)!
  for (const o of q.options) console.log(`  ${o.key === item.right ? '(x)' : '( )'} ${o.text}`)
  for (const b of q.boxes ?? []) console.log(`  [ ] ${b.label}: ${b.options.map((o) => o.text).join(' · ') || b.unit}`)
  console.log('  = ' + v.headline)
  for (const o of item.options) if (o.key !== item.right) console.log(`  ✗ ${canonical(o.value)} ← ${o.beliefs}`)
  for (const s of v.steps) console.log(`  ${s.decisive ? '*' : ' '} ${s.n}. ${s.sentence} ${s.rules.join(' ')}`)
  for (const b of v.believed) console.log(`  ~ ${b.belief}: ${b.steps.slice(b.shared).map((s: any) => s.sentence).join(' | ')}`)
  console.log()
}
