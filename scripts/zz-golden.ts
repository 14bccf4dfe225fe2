import { readFileSync, writeFileSync } from 'node:fs'
import { instantiate, points, templates } from '#lib/questions/index'
const FILE = 'tests/golden/items.json'
const golden: Record<string, unknown> = JSON.parse(readFileSync(FILE, 'utf8'))
const now = new Map(templates.map((t) => [t.id, t.version]))
const kept: Record<string, unknown> = {}
for (const [id, v] of Object.entries(golden)) { const [t, ver] = id.split('.'); if (`v${now.get(t!)}` === ver) kept[id] = v }
const seen = new Set(Object.keys(kept).map((id) => id.split('.')[0]))
for (const t of templates) {
  if (seen.has(t.id)) continue
  console.log(t.id)
  const sound = [...points(t)].flatMap(({ id }) => { const item = instantiate(id); return item.ok ? [item.value] : [] })
  const step = Math.max(1, Math.floor(sound.length / 8))
  for (const item of sound.filter((_, n) => n % step === 0).slice(0, 8)) kept[item.id] = item.options.find((o) => o.key === item.right)?.value
}
writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(Object.entries(kept).toSorted(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`)
