import { shuffled } from '#lib/base/seed'
import { templates, points, itemAt } from '#lib/questions/index'
const only = process.argv[2]?.split(',')
const rows: string[] = []
for (const t of templates) {
  if (only && only[0] && !only.includes(t.id)) continue
  const items: any[] = [], why = new Map<string, number>()
  let tried = 0
  for (const { id, point } of shuffled(`zz ${t.id}`, [...points(t)])) {
    if (items.length === 20 || tried > 400) break
    tried++
    const m = itemAt(t, point, id)
    if (m.ok) items.push(m.value)
    else why.set(JSON.stringify(m.error ?? m), (why.get(JSON.stringify(m.error ?? m)) ?? 0) + 1)
  }
  const form = items[0]?.form ?? '?'
  const counts = items.map((i) => i.options.length - 1)
  const beliefs = new Map<string, number>()
  for (const i of items) for (const b of new Set(i.options.flatMap((o: any) => o.beliefs) as string[])) beliefs.set(b, (beliefs.get(b) ?? 0) + 1)
  rows.push([form, t.id + ' v' + t.version, `n=${items.length}/${tried}`, `wrong ${Math.min(...counts)}-${Math.max(...counts)} (two in ${counts.filter((c) => c > 1).length})`, t.beliefs.map((b) => `${b}:${beliefs.get(b) ?? 0}`).join(' '), [...why].map(([k, n]) => k + n).join(' ')].join(' | '))
}
rows.sort()
console.log(rows.join('\n'))
