import { canonical } from '#lib/base/json'
import { shuffled } from '#lib/base/seed'
import { templates, points, itemAt, readingsOf } from '#lib/questions/index'
import { believedAnswer } from '#lib/questions/write-item'
import { misconceptions } from '#lib/rules/index'
const only = process.argv[2]?.split(',')
const N = Number(process.argv[3] ?? 5)
for (const t of templates) {
  if (only && only[0] !== '' && !only.includes(t.id)) continue
  const items = []
  for (const { id, point } of shuffled(`zz2 ${t.id}`, [...points(t)])) {
    if (items.length === N) break
    const m = itemAt(t, point, id)
    if (m.ok) items.push(m.value)
  }
  const form = items[0]?.form
  if (!items[0] || !['number', 'zones', 'board'].includes(form!)) continue
  if (!only && items.every((i) => i.options.length > 2)) continue
  console.log(`## ${t.id} v${t.version} ${form} claims ${t.claims} beliefs ${t.beliefs}`)
  const reads = readingsOf(items[0].probe)
  const out = new Map<string, string[]>()
  for (const item of items) {
    const right = item.options.find((o) => o.key === item.right)!.value
    for (const m of [...misconceptions.values()] as any[]) {
      const bid = m.id
      let v: any
      try { v = believedAnswer(item.scenario, item.probe, bid) } catch (e) { v = 'THROW' }
      if (v === undefined || canonical(v) === canonical(right)) continue
      const l = out.get(bid) ?? []
      l.push(`${canonical(right)}→${canonical(v)}`)
      out.set(bid, l)
    }
  }
  console.log('   ' + reads.map((r) => JSON.stringify(r)).join(' '))
  for (const [b, l] of out) console.log(`   ${t.beliefs.includes(b as any) ? '=' : '+'} ${b}: ${l.length}/${items.length} ${l.slice(0, 3).join('  ')}`)
}
